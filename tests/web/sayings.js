// What the pages' modules make of a fixture (sayings.py). It runs in node and in a browser alike;
// `load` imports one of the pages' modules.

export async function answers(load, { game, names, moments, pages }) {
  const [{ menu }, { tell }, { Film }] = await Promise.all(
    ['core/picks.js', 'core/words.js', 'core/film.js'].map(load),
  );
  const said = moments.map(({ view, before, choices, pick, events, shown, changes }) => {
    const eyes = { game, view, names, hand: [], held: [], offers: [] };
    const asked = choices.length ? menu(eyes, choices, pick) : null;
    return {
      said: tell(game, names, before, { view, events, shown, changes }).map((line) => line.open),
      question: asked && asked.entries.length > 1 ? asked.question : '',
      entries: asked ? asked.entries.map((one) => [one.step, one.label, one.effect]) : [],
    };
  });
  const film = new Film(pages[0]);
  for (const page of pages.slice(1)) film.add(page);
  return { said, views: film.frames.map(({ view }) => view) };
}
