// plays games with one lead and reports outcomes and coverage
import { realm } from '/work/wtrealm/games/realm/game.ts';
import { seek } from '/work/wtrealm/games/realm/seek.ts';
import { coverage } from '/work/wtrealm/games/realm/coverage.ts';
import { seeker } from '/work/wtrealm/checkers/seeker.ts';
import { playGame } from '/work/wtrealm/checkers/play.ts';
import { counted } from '/work/wtrealm/checkers/executed.ts';
import { memory } from '/work/wtrealm/checkers/curious.ts';
import { tables } from '/work/wtrealm/checkers/tables.ts';
const all = tables(realm as any);
const only = process.argv[2]; const n = Number(process.argv[3] ?? 20);
for (const [part, lead] of Object.entries(seek)) {
  if (only !== 'all' && part !== only) continue;
  const mem = memory();
  const w = counted(realm as any, () => mem, (c: any, m: any) => console.log('FAIL', c, m));
  const ends: Record<string, number> = {}; let turns = 0;
  for (let i = 0; i < n; i++) {
    const table = all[(i * 7 + 3) % all.length];
    const bots = Array.from({ length: table.seats }, () => seeker(lead as any));
    const { match, problem } = playGame(w.game, { setup: { ...table, seed: `s${i}` }, bots, maxChoices: 20000, onlookers: [w.onlooker] } as any);
    if (problem) console.log(problem.message);
    const s: any = match!.state; const end = s.lostBy || 'won'; ends[end] = (ends[end] ?? 0) + 1; turns += s.turn;
  }
  const e: any = w.executed;
  const show = ['defeat Gorgutt','defeat Varkolak','defeat Balazarg','defeat Sapphire','Late War','attack Balazarg','quest reward Q04','quest spent Q10','quest spent Q05','quest completed Q07','quest completed Q08','gate from elsewhere'].map(k => `${k}:${e['effect '+k] ?? 0}`).join(' ');
  console.log(part, '| sought:', e[part] ?? 0, '| turns', (turns/n).toFixed(1), JSON.stringify(ends), '\n   ', show);
}
