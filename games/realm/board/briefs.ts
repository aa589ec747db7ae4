/** What completed quests give, in two short lines for the card in the dock; in large it has all its words. */
import { picturesOf } from '@vesper/web/pictures';
import { quests } from '../content/quests.ts';
import type { Quest } from '../content/types.ts';

const briefs = picturesOf<string, (typeof quests)[number]>(
  quests,
  {
    Q01: '+1 to each combat die, not against Varkolak',
    Q02: '2 bonus actions each Daytime',
    Q03: '1 more card each Evening',
    Q04: 'A lost battle with a General costs nothing',
    Q05: 'Once: +2 combat dice, not against Varkolak',
    Q06: 'Ride 1–2 spaces; roll failed dice again',
    Q07: 'Draw 4 Hero cards',
    Q08: 'Once: a General stays put',
    Q09: 'A die of minions around Land of Amazons falls',
    Q10: 'Once: a General’s skill is ignored, not Varkolak’s',
    Q11: 'Once, in your Night: no Darkness cards',
    Q12: 'Once: move 2 heroes anywhere',
    Q13: 'A die of minions around McCorm Highlands falls',
    Q14: 'A die of minions around Heaven’s Glade falls',
    Q15: 'Once: no minions come to a green location',
    Q16: 'Once: no minions come to a red location',
    Q17: 'Once: no minions come to a blue location',
    Q18: 'Once: no minions come to a black location',
    Q19: 'Take the next red card of the Hero deck',
    Q20: 'Take the next green card of the Hero deck',
    Q21: 'Take the next blue card of the Hero deck',
    Q22: 'Take the next black card of the Hero deck',
    Q23: 'Once: remove 1 crystal from your space',
    Q24: 'Once: remove 1 crystal from any location',
  },
  ({ text }) => text,
);

export const briefOf = (quest: Quest): string => briefs[quest];
