/** The lines of the score sheet (SAL-17). */
import { MargaretJacobs } from '../content/colonists.ts';
import { colonistName } from './names.ts';

const lines: Readonly<Record<string, string>> = {
  righteousness: 'Righteousness: colonists in Circle and jail',
  wealth: 'Wealth: houses in jail',
  margaretJacobs: `${colonistName(MargaretJacobs)} in jail`,
  rivalJailed: 'Status: rivals in jail',
  allyCircled: 'Status: allies in the Circle',
  allyJailed: 'Status: allies in any jail',
  grievanceTargets: 'Grievance: targets in jail',
  grievanceAlly: 'Grievance: the ally is in a jail',
};

export function line(name: string): string {
  return lines[name];
}
