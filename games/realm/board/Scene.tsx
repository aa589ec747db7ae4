/** What is laid over the map while it is decided: heroes to choose from, a Darkness card, a battle, dice. */
import { NONE } from '../state.ts';
import { BattlePanel } from './BattlePanel.tsx';
import { DiceTray } from './DiceTray.tsx';
import { Gallery } from './Gallery.tsx';
import { NightPanel } from './NightPanel.tsx';
import { Question } from './Question.tsx';
import { RollPanel } from './RollPanel.tsx';
import { Visions } from './Visions.tsx';
import { ownDecision } from '@vesper/web/board';
import { useTable } from './table.ts';
import type { Point } from './geometry.ts';

/** Answered on the map, which must lie open then. */
const ON_MAP = ['pickSpace', 'pickMinion', 'pickHeroTarget', 'pickGeneral', 'moveUndead', 'pickGateToMove'];

export function Scene({ at }: { readonly at: readonly Point[] }) {
  const table = useTable();
  const { view, asked } = table;
  const asks = (...names: readonly string[]): boolean => asked.some(({ ask }) => names.includes(ask));
  if (view.phase === 'setup' || asks('pickHero', 'pickReplacement')) return <Gallery />;
  if (asks('pickVision', 'pickOrder')) return <Visions />;
  if (ownDecision(table, ...ON_MAP) !== undefined) return <DiceTray />;
  if (view.battle !== null) return <BattlePanel at={at} />;
  if (view.roll !== null) return <RollPanel at={at} />;
  if (asks('pickStyle', 'pickForm', 'pickColour', 'turnUndead')) return <Question at={at} />;
  const isNight = view.phase === 'night' && (view.night.faceUp !== NONE || asks('playSpecial', 'wisdom'));
  if (isNight && view.outcome === null) return <NightPanel at={at} />;
  return <DiceTray />;
}
