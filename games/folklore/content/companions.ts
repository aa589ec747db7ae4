/** The Companion deck (FOL-R58b). */
import type { CompanionId } from './ids.ts';
import type { Companion } from './things.ts';
import type { Power } from './types.ts';
import { defense, freely, has, leads, might, power, react, stat, vita, whilst } from './verbs.ts';

const companion = (id: CompanionId, name: string, does: Power): Companion => ({ id, name, ...does });

export const companions: readonly Companion[] = [
  companion('CO01', 'Scarred Mastiff', power([has('flank', 1, 'melee')])),
  companion('CO02', 'Green Squire', power([defense(5)])),
  companion('CO03', 'Herb-Wife', power([], react('rest', freely, [vita('self', 2)], { automatic: true }))),
  companion('CO04', 'Link-Boy', power([stat('light', 2)])),
  companion('CO05', 'Lay Brother', power([stat('faith', 1)])),
  companion('CO06', 'Carter', power([whilst(leads, stat('road', 1))])),
  companion('CO07', 'Gutter Child', power([stat('search', 1)])),
  companion('CO08', 'Old Campaigner', power([might(5)])),
  companion('CO09', 'Tame Raven', power([stat('awareness', 1), whilst(leads, stat('firstStrike', 1))])),
  companion('CO10', 'Veiled Widow', power([stat('occult', 1), { give: 'ghostPoints', by: 2 }])),
  companion('CO11', 'Pack Mule', power([stat('capacity', 3)])),
  companion('CO12', 'Hurdy-Gurdy Man', power([stat('speech', 1)])),
];
