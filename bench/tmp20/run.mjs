import { newTally } from './tally.mjs';
import * as hand from './bg.mjs';
const play = process.argv[2] === 'ttt' ? hand.ticTacToe : hand.connectFour;
function cpu() { const u = process.cpuUsage(); return (u.user + u.system) / 1e6; }
const w = newTally();
let t = cpu(); while (cpu() - t < 0.7) for (let i = 0; i < 5; i++) play(w);
for (let r = 0; r < 3; r++) { const y = newTally(); t = cpu(); while (cpu() - t < 1) for (let i = 0; i < 5; i++) play(y);
console.log((y.steps / (cpu() - t)).toFixed(2), "", (y.steps / y.games).toFixed(3), y.results.map(x => (x / y.games).toFixed(4))); }
