// What events sound like to several viewers, in node. A moment has an event and, for each viewer, the table
// before and after it.

export async function cued(load, { game, moments }) {
  const [{ beatOf }, { cuesOf }] = await Promise.all(['director/beats.js', 'director/cues.js'].map(load));
  return moments.map(({ event, boards }) => {
    const kind = game.events[event[0]];
    const cues = boards.map(([before, after]) =>
      cuesOf(game, beatOf(game, kind, event, { text: '.', open: '.' }, before, after)));
    return { name: kind.name, cues };
  });
}
