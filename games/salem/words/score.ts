/** The lines of the score sheet (SAL-17). */
import { MargaretJacobs } from '../content/colonists.ts';
import { colonistName } from './names.ts';

export const lines: Readonly<Record<string, string>> = {
  righteousness: 'Righteousness',
  wealth: 'Wealth',
  margaretJacobs: colonistName(MargaretJacobs),
  rivalJailed: 'Rivals in jail',
  allyCircled: 'Allies in the Circle',
  allyJailed: 'Allies in any jail',
  grievanceTargets: 'Grievance targets in jail',
  grievanceAlly: 'Grievance ally in any jail',
};
