/** The lines of the score sheet: what each hero brings before the King (REA-6.6), or how the realm was lost. */
import { heroName } from './names.ts';
import { capital } from './voice.ts';
import { lossName } from './war.ts';

/** `quests:7`, `generals:7`, `lost:supply:green`. */
export function line(name: string): string {
  const colon = name.indexOf(':');
  const what = name.slice(colon + 1);
  switch (name.slice(0, colon)) {
    case 'quests':
      return `Quests completed by the ${heroName(Number(what))}`;
    case 'generals':
      return `Generals slain by the ${heroName(Number(what))}`;
    default:
      return capital(lossName(what));
  }
}
