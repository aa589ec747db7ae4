/** Adventure maps outside fights: placing, rounds, features, searches, leaving and trying again. */
import { describe, expect, it } from 'vitest';
import { action } from '../agenda.ts';
import { foeNamed } from '../content/foes.ts';
import type { BookletId } from '../content/ids.ts';
import { spaceNamed } from '../content/numbers.ts';
import type { SpaceName } from '../content/types.ts';
import { NONE } from '../state.ts';
import { d10 } from './dice.ts';
import { beforeScene } from './fight.ts';
import type { FolkloreTable } from './table.ts';

/** That scene of that story begins. */
const scene = (name: string, story: string, party: readonly BookletId[]): FolkloreTable =>
  beforeScene(name, story, party).does({ do: 'storyStep' });

const at = (name: SpaceName): number => spaceNamed(name);
const walks = (name: SpaceName): number => action('move', at(name));
const uses = (name: SpaceName): number => action('interact', at(name));

describe('scenes', () => {
  it('SC-84 characters are placed on entry spaces, leader first (FOL-R65)', () => {
    const t = scene('undercroft', 'bell', ['WH', 'EX', 'AR', 'TE', 'OA']);
    expect(t.asking).toBe('A placeCharacter');
    expect(t.offered).toEqual((['E9', 'F9', 'E10', 'F10', 'G10'] as const).map(at));
    t.chooses(at('E9'));
    expect(t.asking).toBe('B placeCharacter');
    expect(t.offered).not.toContain(at('E9'));
  });

  it('SC-67 in a round all act from the leader on, each thing once; then the leader token passes unturned (FOL-4.8, FOL-4.9, FOL-R63)', () => {
    const t = scene('mill', 'bell', ['WH', 'EX', 'OA']);
    t.s.leader = 1;
    t.does({ do: 'storyStep' });
    t.chooses(at('G9'), at('H9'), at('G10'));
    expect(t.asking).toBe('B adventure');
    t.chooses('done');
    expect(t.asking).toBe('C adventure');
    t.chooses('done');
    expect(t.asking).toBe('A adventure');
    t.chooses('done');
    expect(t.asking).toBe('B transition');
    expect(t.offered).toEqual(['withdraw', 'continue']);
    t.chooses('continue');
    expect([t.leader, t.s.isNight, t.s.scene.round]).toEqual([3, false, 2]);
  });

  it('SC-68 a door that is opened brings foes, and First Strike; the turn is over (FOL-4.10, FOL-4.12, FOL-5C.9, FOL-R64, FOL-R37)', () => {
    const t = scene('mill', 'bell', ['WH', 'OA']);
    t.chooses(at('G9'), at('H9')).chooses('done');
    t.s.party[1].space = at('F7');
    t.dice(d10(9), d10(2)).does({ ask: 'adventure', seat: 1, who: 1, picks: 0 });
    t.s.turn.who = 1;
    t.s.turn.stride = 4;
    t.dice(d10(9), d10(2)).chooses(walks('E7'));
    expect(t.s.foes.map(({ kind, space }) => [kind, space])).toEqual([[foeNamed('C02'), at('C7')]]);
    expect(t.s.encounter.isRunning).toBe(true);
    expect(t.told('firstStrikeRolled')).toHaveLength(1);
    expect(t.asking).toBe('A encounter');
  });

  it('SC-81, SC-88 withdrawing resets the scene; what has paid does not pay again; every third reset costs a mark (FOL-R67)', () => {
    const t = scene('mill', 'bell', ['WH', 'OA']);
    t.chooses(at('G9'), at('H9'));
    t.s.scene.paidFoes = [foeNamed('C02')];
    t.s.scene.paidSpaces = [at('D6')];
    t.s.scene.searched = [at('D6')];
    t.chooses('done', 'done', 'withdraw');
    expect(t.told('sceneReset').map(({ why }) => why)).toEqual(['withdraw']);
    t.chooses(at('G9'), at('H9'));
    expect(t.s.scene.searched).toEqual([at('D6')]);
    expect(t.s.scene.paidFoes).toEqual([foeNamed('C02')]);
    expect([t.s.scene.resets, t.s.scene.round, t.s.marks]).toEqual([1, 1, 0]);
    t.s.scene.resets = 2;
    t.chooses('done', 'done', 'withdraw');
    expect(t.s.marks).toBe(1);
  });

  it('FOL-R67a a scene that lasts too long is reset by itself', () => {
    const t = scene('mill', 'bell', ['WH', 'OA']).chooses(at('G9'), at('H9'));
    t.s.scene.round = 40;
    t.chooses('done', 'done', 'continue');
    expect(t.told('sceneReset').map(({ why }) => why)).toEqual(['rounds']);
  });

  it('FOL-R37 a searchable is searched once: d10 and what helps searching', () => {
    const t = scene('mill', 'bell', ['WH', 'OA']).chooses(at('G9'), at('H9'));
    t.s.party[0].space = at('C10');
    t.dice(d10(9)).chooses(uses('D10'));
    expect(t.character(1).boons).toBe(1);
    expect(t.told('searched')).toEqual([
      { event: 'searched', rule: 'FOL-R37', who: 0, space: at('D10'), natural: 9, total: 9 },
    ]);
    expect(t.refusalOf(uses('D10'))).toEqual({ rule: 'FOL-R63', why: 'alreadyInteracted' });
    t.s.turn.interacts = 1;
    expect(t.refusalOf(uses('D10'))).toEqual({ rule: 'FOL-R37', why: 'alreadySearched' });
  });

  it('FOL-R64 a feature asks its check of who interacts, and triggers follow', () => {
    const t = scene('mill', 'bell', ['AR', 'OA']).chooses(at('G9'), at('H9'));
    t.s.party[0].space = at('B4');
    t.dice(d10(3), d10(9), d10(1)).chooses(uses('C4'));
    expect(t.s.flags).toContain('ledger');
    expect(t.character(1).lore).toBe(5);
    const ghouls = [foeNamed('C13'), foeNamed('C13'), foeNamed('C13'), foeNamed('C13')];
    expect(t.s.foes.map(({ kind }) => kind)).toEqual([...ghouls, foeNamed('C18'), foeNamed('C18')]);
    expect(t.s.encounter.isRunning).toBe(true);
  });

  it('a locked door is picked, or opened with a key; failing hurts (FOL-R37)', () => {
    const t = scene('mill', 'bell', ['MO', 'OA']).chooses(at('G9'), at('H9')).holds(1, 'K19');
    t.s.party[0].space = at('C4');
    t.s.scene.terrain[at('C4')] = 0;
    expect(t.actions('unlock')).toEqual([at('C5')]);
    t.dice(d10(2)).chooses(uses('C5'));
    expect(t.character(1).vita).toBe(11);
    t.s.turn.interacts = 1;
    t.chooses(action('unlock', at('C5')));
    expect(t.consumables(1)).not.toContain('K19');
    expect(t.told('doorUnlocked')).toHaveLength(1);
  });

  it('SC-92 a scene that is left by an exit is won by leaving; only what fell pays (FOL-R63, FOL-R64, FOL-R69)', () => {
    const t = scene('ambush', 'wolves', ['WH', 'OA']);
    t.passUntil('encounter');
    t.s.scene.round = 3;
    t.s.party[0].space = at('A5');
    t.s.party[1].space = at('B6');
    const bandit = t.s.foes.findIndex(({ kind }) => kind === foeNamed('C07'));
    Object.assign(t.s.foes[bandit], { vita: 0, space: NONE });
    t.s.scene.defeated = [foeNamed('C07')];
    t.s.encounter.paid = [foeNamed('C07')];
    t.s.encounter.lootKinds = [foeNamed('C07')];
    t.dice(d10(1), d10(1)).does({ ask: 'transition', seat: 0 });
    expect(t.offered).toEqual(['leave', 'continue']);
    t.chooses('leave');
    expect(t.told('sceneWon')).toHaveLength(1);
    expect(t.told('fightWon')).toEqual([{ event: 'fightWon', rule: 'FOL-R33', lore: 7, coins: 4 }]);
    expect(t.s.foes).toEqual([]);
  });
});
