/** The Tarot deck: what happens to whoever draws the card. */
import type { TarotId } from './ids.ts';
import type { Tarot } from './things.ts';
import type { Text } from './types.ts';
import {
  blessing,
  boon,
  coins,
  cureAny,
  disinfect,
  draw,
  isWanted,
  lore,
  loseCompanion,
  loseItem,
  mod,
  pp,
  roll,
  stat,
  status,
  unwanted,
  vita,
  when,
} from './verbs.ts';

const tarot = (id: TarotId, name: string, ...effects: Text[]): Tarot => ({ id, name, effects });

export const tarots: readonly Tarot[] = [
  tarot('TA00', 'The Fool', boon('self', 2), coins('self', -5)),
  tarot('TA01', 'The Magician', pp('self', 5), draw('self', 'ritual')),
  tarot('TA02', 'The High Priestess', blessing('self', 'perceptive')),
  tarot('TA03', 'The Empress', vita('self', 6)),
  tarot('TA04', 'The Emperor', blessing('self', 'respected')),
  tarot('TA05', 'The Hierophant', blessing('self', 'faithful'), draw('self', 'prayer')),
  tarot('TA06', 'The Lovers', draw('self', 'companion')),
  tarot('TA07', 'The Chariot', blessing('self', 'swift')),
  tarot('TA08', 'Strength', blessing('self', 'brave')),
  tarot('TA09', 'The Hermit', lore('self', 15), loseCompanion('self')),
  tarot('TA10', 'Wheel of Fortune', roll([5, [loseItem('self')]], [10, [draw('self', 'item')]])),
  tarot('TA11', 'Justice', when(isWanted, [unwanted('self')], [coins('self', 8)])),
  tarot('TA12', 'The Hanged Man', status('self', 'cursed', 6), lore('self', 25)),
  tarot('TA13', 'Death', cureAny('self'), mod('self', 'permanent', stat('vita', 1))),
  tarot('TA14', 'Temperance', vita('self', 3), pp('self', 3), disinfect('self', 5)),
  tarot('TA15', 'The Devil', status('self', 'bloodlust', 6), draw('self', 'item')),
  tarot('TA16', 'The Tower', loseItem('self'), vita('self', -3, 1)),
  tarot('TA17', 'The Star', blessing('self', 'lucky')),
  tarot('TA18', 'The Moon', status('self', 'lycanthropic', 7), boon('self', 1)),
  tarot('TA19', 'The Sun', blessing('self', 'blessed')),
  tarot('TA20', 'Judgement', blessing('self', 'favored')),
  tarot('TA21', 'The World', blessing('self', 'fortified'), boon('self', 1)),
];
