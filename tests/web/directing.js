// What the director makes of a fixture (sayings.py), in node: beats, and when they are seen on a
// clock that is moved by hand.

export async function directed(load, { game, names, moments }) {
  const [{ boardsOf }, { beatsOf }, { Director, HAND, SCREEN }] = await Promise.all(
    ['core/film.js', 'director/beats.js', 'director/director.js'].map(load),
  );
  const told = moments.filter(({ changes }) => changes);
  const found = told.map((update) => ({
    boards: boardsOf(update) ?? [update.view],
    beats: beatsOf(game, names, update.before, update).map(plain),
  }));
  return {
    told: found,
    slow: shown(new Stage(Director, SCREEN), game, names, told, 30000),
    fast: shown(new Stage(Director, SCREEN), game, names, told, 400),
    hand: shown(new Stage(Director, HAND), game, names, told, 400),
  };
}

const plain = ({ name, text, open, weight, after, folded }) => ({
  name, text, open, weight, after, folded: folded.map((one) => one.name),
});

/** A clock that is moved by hand. */
class Stage {
  constructor(Director, pace) {
    this.time = 0;
    this.timers = new Map();
    this.number = 0;
    this.seen = [];
    const clock = {
      now: () => this.time,
      after: (delay, then) => {
        this.timers.set(++this.number, { at: this.time + delay, then });
        return this.number;
      },
      cancel: (timer) => this.timers.delete(timer),
    };
    this.director = new Director(() => this.look(), pace, clock);
  }

  look() {
    const { beat, view, behind, busy } = this.director;
    const last = this.seen.at(-1);
    if (beat?.live && last?.id !== beat.id) {
      this.seen.push({ at: this.time, id: beat.id, behind, busy, view, ...plain(beat) });
    }
  }

  until(end) {
    for (;;) {
      const next = [...this.timers].sort(([, a], [, b]) => a.at - b.at)[0];
      if (!next || next[1].at > end) break;
      this.timers.delete(next[0]);
      this.time = next[1].at;
      next[1].then();
    }
    this.time = end;
  }
}

/** All messages, one every so many milliseconds, and what was seen when. */
function shown(stage, game, names, told, every) {
  const { director } = stage;
  let most = 0;
  let big = 0;
  director.reset(told[0].before);
  told.forEach((update, index) => {
    stage.until(index * every);
    director.hear({ game, names, before: update.before, update, lines: undefined });
    most = Math.max(most, director.behind);
    big = Math.max(big, ...director.queue.map(({ weight }) => ['big', 'round'].includes(weight) ? 1 : 0));
  });
  stage.until(told.length * every + 600000);
  return { seen: stage.seen, most, big, view: director.view, busy: director.busy };
}
