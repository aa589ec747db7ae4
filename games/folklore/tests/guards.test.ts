/** Refusals that nothing on offer meets: they answer whoever asks past the list, or need two single cards. */
import type { Choice, Decision } from '@vesper/kernel';
import { describe, expect, it } from 'vitest';
import { action } from '../agenda.ts';
import { cardNamed } from '../content/cards.ts';
import { EXIT } from '../content/maps.ts';
import { STATUS, bit, spaceNamed } from '../content/numbers.ts';
import { scenes } from '../content/scenes.ts';
import { TRIGGERS } from '../content/types.ts';
import { folklore } from '../game.ts';
import { FOE, NONE } from '../state.ts';
import type { FolkloreState } from '../state.ts';
import { fight } from './fight.ts';

const duel = () =>
  fight({
    map: 'MP01',
    party: [
      { as: 'OA', at: 'B2' },
      { as: 'WH', at: 'H8' },
    ],
    foes: [['C01', 'C2']],
  });

/** Why a choice would be refused that somebody makes without having been offered it. */
function refusal(s: FolkloreState, ask: string, choice: Choice, more: object = {}): string | undefined {
  const decision = (folklore.decisions as unknown as { readonly [name: string]: Decision })[ask];
  const frame = { ask, seat: 0, who: 0, picks: 0, ...more };
  return decision.refuse!(s, frame, choice)?.why;
}

const window = (s: FolkloreState, trigger: (typeof TRIGGERS)[number], figure: number): void =>
  void s.windows.push({ trigger: TRIGGERS.indexOf(trigger), figure, other: FOE, passed: 0, used: [] });

describe('who asks past the list is told why not', () => {
  it('FOL-X2 reactions answer what triggers them', () => {
    const { s } = duel();
    const lastStand = cardNamed('AB05') * 4;
    s.party[0].abilities.push(cardNamed('AB05'));
    expect(refusal(s, 'encounter', action('use', lastStand))).toBe('isReaction');
    window(s, 'rest', 0);
    expect(refusal(s, 'react', lastStand)).toBe('otherTrigger');
  });

  it('FOL-5K.22, FOL-5K.46, FOL-R39 what is filled, thrown or put out must be such a thing', () => {
    const { s } = duel();
    const [weapon] = s.party[0].equipped;
    expect(refusal(s, 'encounter', action('fill', cardNamed('K06') * 1000 + cardNamed('P01')))).toBe('notFillable');
    expect(refusal(s, 'encounter', action('throw', (weapon + 1) * 100 + FOE))).toBe('cannotBeThrown');
    expect(refusal(s, 'encounter', action('extinguish', spaceNamed('B3')))).toBe('noFlamesThere');
  });

  it('FOL-5C.12 nobody learns in a fight; FOL-R49 nobody counters who has gone', () => {
    const { s } = duel();
    expect(refusal(s, 'encounter', action('learn', cardNamed('AB05')))).toBe('notInATurn');
    s.foes[0].vita = 0;
    s.foes[0].space = NONE;
    expect(refusal(s, 'counterattack', 'unarmed', { foe: FOE })).toBe('foeGone');
  });

  it('FOL-5G.1, FOL-5G.5, FOL-5G.6 ghosts neither regroup nor brew nor interact', () => {
    const { s } = fight({
      map: 'MP01',
      party: [
        { as: 'OA', at: 'B2', ghost: 5 },
        { as: 'WH', at: 'H8' },
      ],
    });
    expect(refusal(s, 'camp', 'regroup')).toBe('notLiving');
    expect(refusal(s, 'craft', cardNamed('RC01'))).toBe('notLiving');
    expect(refusal(s, 'adventure', action('interact', 0))).toBeDefined();
  });

  it('FOL-R19 nobody barters where nothing is sold; FOL-R63 an exit is taken when the goal would be reached', () => {
    const { s } = duel();
    s.visit.node = 40;
    expect(refusal(s, 'town', 'barter')).toBe('nothingToBuy');
    const ambush = scenes.findIndex(({ hasReach }) => hasReach);
    s.scene.scene = ambush;
    s.scene.terrain = [...scenes[ambush].map.terrain];
    s.party[0].space = s.scene.terrain.indexOf(EXIT);
    s.encounter.isRunning = false;
    s.scene.round = 1;
    expect(refusal(s, 'transition', 'leave')).toBe('goalNotReached');
    s.scene.round = 3;
    expect(refusal(s, 'transition', 'leave')).toBeUndefined();
  });
});

describe('where two single cards meet', () => {
  it('FOL-5S.4 what the Primer of Ilmar gives cannot be cured, the rest can', () => {
    const { s } = fight({
      map: 'MP01',
      party: [
        { as: 'OA', at: 'B2', with: ['X06'], statuses: ['sickened', 'cursed'] },
        { as: 'WH', at: 'H8' },
      ],
    });
    const of = bit(STATUS.cursed) | bit(STATUS.sickened);
    expect(refusal(s, 'cureStatus', STATUS.cursed, { of })).toBe('incurable');
    expect(refusal(s, 'cureStatus', STATUS.sickened, { of })).toBeUndefined();
  });

  it('FOL-X2 Martyr’s Grace reaches three steps', () => {
    const { s } = duel();
    s.party[0].abilities.push(cardNamed('AB20'));
    window(s, 'hit', 1);
    expect(refusal(s, 'react', cardNamed('AB20') * 4)).toBe('tooFar');
  });
});
