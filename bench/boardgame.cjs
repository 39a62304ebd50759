// boardgame.io's server with its tic-tac-toe, and people who play there: what bench/server.py measures beside us.
//   node boardgame.cjs serve                     prints its port
//   node boardgame.cjs load PORT SETTINGS PID    prints figures as JSON
// Both players of a match have a socket. A round trip is from sending a move until the server sends the new state.
const fs = require("fs");

const TicTacToe = {
  name: "tic-tac-toe",
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell: ({ G, playerID }, id) => {
      if (G.cells[id] !== null) return "INVALID_MOVE";
      G.cells[id] = playerID;
    },
    wipe: ({ G }) => {
      G.cells = Array(9).fill(null); // so that a match goes on for as long as it is measured
    },
  },
};

function serve() {
  console.info = () => {};
  const { Server, Origins } = require("boardgame.io/server");
  const server = Server({ games: [TicTacToe], origins: [Origins.LOCALHOST] });
  const log = console.log;
  console.log = () => {};
  server.run({ port: 0, callback: () => {} }).then((running) => log("port", running.appServer.address().port));
}

const now = () => performance.now();
const used = (pid) => {
  const fields = fs.readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1].split(" ");
  return (Number(fields[11]) + Number(fields[12])) / 100;
};
const memory = (pid) => Number(/VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, "utf8"))[1]) * 1024;
const sleep = (ms) => new Promise((go) => setTimeout(go, ms));

class Match {
  constructor(io, port, id) {
    this.id = id;
    this.state = null;
    this.waiting = null;
    this.sockets = ["0", "1"].map((player) => {
      const socket = io(`http://localhost:${port}/tic-tac-toe`, { transports: ["websocket"], forceNew: true });
      socket.on("connect", () => socket.emit("sync", id, player, undefined, 2));
      socket.on("sync", (_, info) => (this.state = info.state));
      socket.on("update", (_, state) => {
        if (state._stateID > this.state._stateID) this.state = state; // the other socket may have been quicker
        if (this.waiting && this.waiting.player === player) {
          this.waiting.done(now());
          this.waiting = null;
        }
      });
      return socket;
    });
  }

  async move() {
    const player = this.state.ctx.currentPlayer;
    const cell = this.state.G.cells.indexOf(null);
    const [type, args] = cell < 0 ? ["wipe", []] : ["clickCell", [cell]];
    const action = { type: "MAKE_MOVE", payload: { type, args, playerID: player } };
    const began = now();
    const done = new Promise((go) => (this.waiting = { player, done: go }));
    this.sockets[Number(player)].emit("update", action, this.state._stateID, this.id, player);
    return ((await done) - began) / 1000;
  }
}

function figures(took, seconds, cpu) {
  took.sort((a, b) => a - b);
  const at = (part) => took[Math.min(took.length - 1, Math.floor(took.length * part))] * 1000;
  return {
    answers: took.length,
    answers_per_second: took.length / seconds,
    p50_ms: at(0.5),
    p99_ms: at(0.99),
    worst_ms: took[took.length - 1] * 1000,
    processor: cpu / seconds,
    processor_ms_per_answer: (cpu / took.length) * 1000,
  };
}

async function measured(matches, seconds, pace, pid) {
  const took = [];
  const before = used(pid);
  const end = now() + seconds * 1000;
  await Promise.all(
    matches.map(async (match) => {
      let due = now() + Math.random() * pace * 1000;
      while (due < end && now() < end) {
        await sleep(Math.max(0, due - now()));
        const late = pace ? Math.max(0, now() - due - 20) / 1000 : 0;
        took.push((await match.move()) + late);
        due = pace ? due + pace * 1000 : now();
      }
    }),
  );
  return figures(took, seconds, used(pid) - before);
}

async function load(port, settings, pid) {
  const { io } = require("socket.io-client");
  const { tables, pace, seconds, busy } = JSON.parse(settings);
  const matches = [];
  for (let number = 0; number < tables; number++) {
    matches.push(new Match(io, port, `m${number}`));
    while (matches.filter((match) => !match.state).length > 20) await sleep(10);
  }
  while (matches.some((match) => !match.state)) await sleep(50);
  await sleep(1000);
  const held_bytes = memory(pid);
  const atPace = await measured(matches, seconds, pace, pid);
  const limit = await measured(matches.slice(0, busy), seconds / 2, 0, pid);
  console.log(JSON.stringify({ held_bytes, pace: atPace, limit }));
  process.exit(0);
}

if (process.argv[2] === "serve") serve();
else load(process.argv[3], process.argv[4], Number(process.argv[5]));
