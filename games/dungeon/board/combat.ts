/** A combat comes at the end of a year: what shows it travels when the first decision is on the page. */
import { later } from '@vesper/web/board';

export const loadCombat = () => import('./BattlePanel.tsx');

export const CombatPanel = later(async () => (await loadCombat()).CombatPanel);
