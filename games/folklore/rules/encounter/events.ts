/** What happens on the map: walking, doors, flames, foes, blows. */
import type { ByFigure, ByMember, Happened } from '../../events.ts';
import type { Card, Figure, FoeKind, Space } from '../../state.ts';

export type EncounterEvent =
  | Happened<'foeSpawned', { readonly foe: Figure; readonly kind: FoeKind; readonly space: Space }>
  | Happened<'foeRemoved', { readonly foe: Figure }>
  | Happened<'foeFell', { readonly foe: Figure; readonly kind: FoeKind }>
  | Happened<
      'firstStrikeRolled',
      { readonly leader: number; readonly controller: number; readonly first: 'characters' | 'foes' }
    >
  | Happened<'encounterBegan', { readonly first: 'characters' | 'foes' }>
  | Happened<'encounterRound', { readonly round: number }>
  | Happened<'turnBegan', ByFigure>
  | Happened<'walked', ByFigure<{ readonly from: Space; readonly to: Space }>>
  | Happened<'pushed', ByFigure<{ readonly from: Space; readonly to: Space }>>
  | Happened<'placed', ByFigure<{ readonly space: Space }>>
  | Happened<'doorOpened', { readonly space: Space }>
  | Happened<'flamesSet', { readonly space: Space }>
  | Happened<'flamesPut', { readonly space: Space }>
  | Happened<'snareSprung', { readonly space: Space; readonly damage: number }>
  | Happened<'snarePlaced', ByMember<{ readonly space: Space }>>
  | Happened<'tokensPlaced', ByFigure<{ readonly token: 'weaken' | 'razor' | 'crushing'; readonly n: number }>>
  /** It will lose its next turn. */
  | Happened<'turnTaken', ByFigure>
  | Happened<'marked', ByMember<{ readonly foe: Figure }>>
  | Happened<'defended', ByMember>
  | Happened<'focused', ByMember>
  | Happened<'regrouped', ByMember>
  | Happened<'devastated', ByMember<{ readonly gain: 'move' | 'act' | 'pp' | 'power' }>>
  | Happened<'weaponThrown', ByMember<{ readonly card: Card }>>;
