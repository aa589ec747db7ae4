/** A question that has no place of its own on what is shown, with every answer in words. */
import { Ways, ownDecision } from '@vesper/web/board';
import { useTable } from './table.ts';

/** About cards, coins and people, wherever the group is. */
export const anywhere: readonly string[] = [
  'payment',
  'cureStatus',
  'pickCard',
  'overCapacity',
  'replaceCompanion',
  'discardMystic',
  'passOn',
  'recipient',
  'printedOption',
  'accept',
  'craft',
  'react',
];
/** Where no map shows whom it is about. */
const offMaps = [...anywhere, 'checker', 'aim', 'aimWhere'];
const onMaps = [...anywhere, 'checker', 'boost', 'devastatingStrike', 'transition'];
/** Targets are lit; to do without is a word. */
const orNot: readonly string[] = ['secondTarget', 'arcingTarget', 'extraMove', 'secondAttack'];

/** Laid over the foot of what is shown. */
export function Question({ onMap = false }: { readonly onMap?: boolean }) {
  const table = useTable();
  const own = ownDecision(table, ...(onMap ? onMaps : offMaps));
  if (own === undefined) return null;
  const asked = table.called(table.game.words.prompt(table.view, own));
  return (
    <section className="fol-question" aria-label={asked}>
      <h4>{asked}</h4>
      <Ways decision={own} />
    </section>
  );
}

/** In the panel beside a map or a skirmish; nothing while the question is answered on it. */
export function PanelQuestion() {
  const table = useTable();
  const own = ownDecision(table, ...onMaps, ...orNot);
  if (own === undefined) return null;
  const asked = table.called(table.game.words.prompt(table.view, own));
  return (
    <section className="fol-panel-question" aria-label={asked}>
      <h4>{asked}</h4>
      {orNot.includes(own.ask) ? <Ways decision={own} only={choice => choice === 'no'} /> : <Ways decision={own} />}
    </section>
  );
}
