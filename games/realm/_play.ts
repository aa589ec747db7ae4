import { advance, apply, below, fastChance, answer, fork, waiting } from '@vesper/kernel';
import { brain } from './bot.ts';
import { copy } from './copy.ts';
import { imagine } from './imagine.ts';
import { actionDecisions } from './rules/actions.ts';
import { battleDecisions, battleSteps } from './rules/battle.ts';
import { darknessDecisions, darknessSteps } from './rules/darkness.ts';
import { gateDecisions } from './rules/gates.ts';
import { questSteps } from './rules/quests.ts';
import { rollDecisions, rollSteps } from './rules/rolls.ts';
import { sweepDecisions } from './rules/sweep.ts';
import { targetDecisions } from './rules/targets.ts';
import { visionDecisions } from './rules/visions.ts';
import { turnDecisions, turnSteps } from './rules/turn.ts';
import { interjections, windowDecisions, windowSteps } from './rules/windows.ts';
import { woundDecisions, woundSteps } from './rules/wounds.ts';
import { options, setup, setupDecisions, setupSteps } from './setup.ts';
import { view } from './view.ts';
const rules: any = { id: 'realm', name: 'r', version: 1, seats: { min: 1, max: 4 }, options, setup,
  steps: { ...setupSteps, ...turnSteps, ...questSteps, ...rollSteps, ...battleSteps, ...woundSteps, ...darknessSteps, ...windowSteps },
  decisions: { ...setupDecisions, ...turnDecisions, ...actionDecisions, ...gateDecisions, ...rollDecisions, ...battleDecisions, ...woundDecisions, ...darknessDecisions, ...windowDecisions, ...sweepDecisions, ...targetDecisions, ...visionDecisions },
  interjections, view, imagine, copy, brain };
const [mode, games, seats, difficulty = 'normal'] = process.argv.slice(2);
const opts: any = {};
for (const [n, o] of Object.entries(options as any)) opts[n] = (o as any).default;
opts.difficulty = difficulty;
const out: any[] = [];
const ends: Record<string, number> = {};
let total = 0; let turns = 0; let wins = 0;
const t0 = process.cpuUsage();
const look = brain.lookahead!;
for (let g = 0; g < Number(games); g++) {
  const rng = fastChance(`x${g}`);
  const s = rules.setup(Number(seats), opts, fastChance(`s${g}`));
  let n;
  while ((n = advance(rules, s, out)) > 0) {
    total++;
    const d = s.agenda[s.agenda.length - 1];
    let c;
    if (mode === 'random') c = out[below(rng, n)];
    else if (mode === 'policy') c = brain.policy(s, d, out, n, rng);
    else {
      const legal = out.slice(0, n);
      const img = () => { const x = copy(s); x.chance = fastChance(`${g} ${total} ${Math.random()}`); imagine(x, d.seat, rng); return x; };
      let im = img();
      const tried = look.shortlist(im, d, legal, n);
      const values = tried.map(() => 0);
      if (tried.length === 1) c = tried[0]; else {
      const o2: any[] = [];
      for (let k = 0; k < look.samples; k++) {
        if (k) im = img();
        tried.forEach((ch: any, i: number) => {
          const x = copy(im);
          if (!look.isSettled(x, d, ch)) {
            const w = waiting(rules, x).find((w: any) => w.frame.ask === d.ask && w.frame.seat === d.seat)!;
            answer(rules, x, w, ch);
            for (let f = 0; f < look.follow; f++) {
              const m = advance(rules, x, o2); const fr: any = x.agenda[x.agenda.length - 1];
              if (m === 0 || fr === undefined || fr.seat !== d.seat) break;
              const pc = brain.policy(x, fr, o2, m, rng);
              if (look.isSettled(x, fr, pc)) break;
              apply(rules, x, pc);
            }
          }
          values[i] += brain.evaluate(x, d.seat);
        });
      }
      const most = Math.max(...values);
      c = tried[values.indexOf(most)]; }
    }
    if (process.env.TRACE && d.ask==='chooseAction') console.log(s.turn, 'h'+s.heroes[d.slot].hero, '@'+s.heroes[d.slot].space, 'up'+s.heroes[d.slot].up, 'cr'+(12-s.crystalSupply), 'board'+s.crowd.reduce((a:number,b:number)=>a+b,0), JSON.stringify(c));
    apply(rules, s, c);
  }
  turns += s.turn;
  const end = s.lostBy || 'won';
  if (end === 'won') wins++;
  ends[end] = (ends[end] ?? 0) + 1;
}
const t = process.cpuUsage(t0);
const sec = (t.user + t.system) / 1e6;
console.log(mode, 'games', games, 'seats', seats, 'wins', wins, 'turns', (turns / Number(games)).toFixed(1), 'choices', (total / Number(games)).toFixed(0), 'choices/s', Math.round(total / sec), JSON.stringify(ends));
