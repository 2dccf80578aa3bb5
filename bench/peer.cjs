// boardgame.io with a game of the size of letters: four hands, a secret deck, open discards.
// Started by bench/server.py --peers in a folder where npm has installed it.

const { createRequire } = require('node:module');

const here = createRequire(`${process.cwd()}/`);
const { Server } = here('boardgame.io/dist/cjs/server.js');
const { PlayerView } = here('boardgame.io/dist/cjs/core.js');

const CARDS = [1, 1, 1, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 7, 8];
const SEATS = ['0', '1', '2', '3'];

function deal(G, random) {
  G.secret.deck = random.Shuffle(CARDS);
  G.burnt = 1;
  G.secret.deck.pop();
  for (const seat of SEATS) {
    G.players[seat] = { hand: [G.secret.deck.pop()] };
    G.discards[seat] = [];
  }
  G.left = G.secret.deck.length;
}

const letters = {
  name: 'letters',
  setup: ({ random }) => {
    const G = { secret: {}, players: {}, discards: {}, tokens: [0, 0, 0, 0], rounds: 0 };
    deal(G, random);
    return G;
  },
  playerView: PlayerView.STRIP_SECRETS,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: {
      client: false,
      move: ({ G, playerID, random }, at) => {
        const mine = G.players[playerID].hand;
        mine.push(G.secret.deck.pop());
        G.discards[playerID].push(mine.splice(at % 2, 1)[0]);
        G.left = G.secret.deck.length;
        if (!G.left) {
          G.tokens[Number(playerID)] += 1;
          G.rounds += 1;
          deal(G, random);
        }
      },
    },
  },
};

Server({ games: [letters], origins: ['*'] }).run(Number(process.argv[2]));
