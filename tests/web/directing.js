// What the director makes of a fixture (sayings.py), in node: beats, and when they are seen on a
// clock that is moved by hand.

const SEEDS = [1, 22, 333, 4444];

export async function directed(load, { game, names, moments }) {
  const [{ boardsOf }, { beatsOf, passesTurn }, { Director, HAND, SCREEN }] = await Promise.all(
    ['core/film.js', 'director/beats.js', 'director/director.js'].map(load),
  );
  const told = moments.filter(({ changes }) => changes);
  const found = told.map((update) => ({
    boards: boardsOf(update) ?? [update.view],
    beats: beatsOf(game, names, update.before, update).map(plain),
  }));
  return {
    told: found,
    passing: told.flatMap((update) => beatsOf(game, names, update.before, update))
      .flatMap((beat) => [...beat.folded, beat]).filter(passesTurn).map(({ name }) => name),
    slow: shown(new Stage(Director, SCREEN), game, names, told, () => 30000),
    fast: shown(new Stage(Director, SCREEN), game, names, told, () => 400),
    hand: shown(new Stage(Director, HAND), game, names, told, () => 400),
    random: SEEDS.map((seed) => shown(new Stage(Director, SCREEN), game, names, told, chance(seed))),
  };
}

/** A burst of one big beat, one of two… */
export async function bursts(load, most) {
  const { Director, SCREEN } = await load('director/director.js');
  return Array.from({ length: most }, (_, at) => burst(Director, SCREEN, at + 1));
}

/** So many big beats in one message: when each was shown, and what was told with it. */
function burst(Director, SCREEN, count) {
  const stage = new Stage(Director, SCREEN);
  const view = { zones: [], faces: [], known: [], fields: {}, gone: 0, over: false };
  const game = { events: { 100: { name: 'blow', fields: [], text: '', weight: 'big' } }, out: '' };
  const each = Array.from({ length: count }, (_, at) => at);
  const lines = each.map((at) => ({ text: `${at}`, open: `${at}`, reveal: false, at }));
  const update = { view, events: each.map(() => [100]), changes: each.map(() => ({})), shown: [] };
  stage.director.reset(view);
  stage.director.hear({ game, names: [], before: view, lines, update });
  stage.until(600000);
  return stage.seen.map(({ at, text, folded }) => [at, text, folded.length]);
}

/** Now in one go, now one after the other, now with a pause: as bots play. */
function chance(seed) {
  let state = seed;
  const next = () => { state = (state * 16807) % 2147483647; return state / 2147483647; };
  return () => (next() < 0.5 ? next() * 60 : next() < 0.8 ? next() * 900 : next() * 6000);
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

/** All messages, `pause` milliseconds after one another, and what was heard and seen when. */
function shown(stage, game, names, told, pause) {
  const { director } = stage;
  const heard = [];
  let most = 0;
  let now = 0;
  director.reset(told[0].before);
  for (const update of told) {
    stage.until(now);
    heard.push(now);
    director.hear({ game, names, before: update.before, update, lines: undefined });
    most = Math.max(most, director.behind);
    now += pause();
  }
  stage.until(now + 600000);
  return { seen: stage.seen, heard, most, view: director.view, busy: director.busy };
}
