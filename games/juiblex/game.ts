/** Tyrants of the Underdark: Scourge of Juiblex, put together. Start reading here: state.ts, then rules/ in the order of the rulebook. */
import { dictionary, uniform } from '@vesper/kernel';
import type { Game } from '@vesper/kernel';
import type { JuiblexFrame } from './agenda.ts';
import { brain } from './bot.ts';
import { copy } from './copy.gen.ts';
import type { JuiblexEvent } from './events.ts';
import { imagine } from './imagine.ts';
import { manual } from './manual.ts';
import { pieces } from './pieces.ts';
import { actingDecisions } from './rules/acting.ts';
import { effectDecisions, effectSteps } from './rules/effects.ts';
import { marketSteps } from './rules/market.ts';
import { playingSteps } from './rules/playing.ts';
import { spreadDecisions, spreadSteps } from './rules/spread.ts';
import { turnSteps } from './rules/turn.ts';
import { CHOSEN, FIRST, setup, setupDecisions, setupSteps } from './setup.ts';
import type { JuiblexState, JuiblexView } from './state.ts';
import { view } from './view.ts';
import { words } from './words.ts';

export const juiblex: Game<JuiblexState, JuiblexView, JuiblexEvent, JuiblexFrame> = {
  id: 'juiblex',
  name: 'Tyrants of the Underdark: Scourge of Juiblex',
  version: 1,
  seats: { min: 2, max: 4 },
  options: {
    mode: { kind: 'oneOf', values: ['scourge', 'base'], default: 'scourge' },
    halfDeck: { kind: 'oneOf', values: [...CHOSEN, 'random'], default: 'drow' },
    secondDeck: {
      kind: 'oneOf',
      values: [...CHOSEN, 'anyOther'],
      default: 'dragons',
      onlyWhen: { mode: ['base'] },
      differsFrom: ['halfDeck'],
    },
    outerSection: { kind: 'oneOf', values: ['left', 'right', 'random'], default: 'left', onlyWhen: { seats: [3] } },
    scourgeStart: {
      kind: 'oneOf',
      values: ['unclaimed', 'whiteBox'],
      default: 'unclaimed',
      onlyWhen: { mode: ['scourge'] },
    },
    firstPlayer: {
      kind: 'oneOf',
      values: ['random', ...FIRST],
      default: 'random',
      without: [
        { values: ['third', 'fourth'], when: { seats: [2] } },
        { values: ['fourth'], when: { seats: [3] } },
      ],
    },
  },
  about: {
    kind: 'Rivals, deck building and control of a map',
    minutes: '60–90',
    line: 'Lead a drow house through the tunnels of the Underdark while a demon lord’s slime eats the map.',
    colours: ['black', 'red', 'orange', 'blue'],
  },
  setup,
  steps: dictionary({
    ...setupSteps,
    ...turnSteps,
    ...effectSteps,
    ...playingSteps,
    ...marketSteps,
    ...spreadSteps,
  }),
  decisions: uniform({
    ...setupDecisions,
    ...actingDecisions,
    ...effectDecisions,
    ...spreadDecisions,
  }),
  view,
  imagine,
  copy,
  words,
  pieces,
  manual,
  brain,
};
