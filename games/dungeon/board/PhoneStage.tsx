/** The stage of a phone: a ribbon of the year, then the orders, the dungeon or the combat, and what is asked for at its foot. */
import { frameOf, ownDecision, Places, usePlace } from '@vesper/web/board';
import type { Place, Room } from '@vesper/web/board';
import type { DungeonAsks } from '../agenda.ts';
import { creatureKey, petKey, trapKey } from '../keys.ts';
import { CombatPanel } from './combat.ts';
import { OrderBoxes } from './CentralBoard.tsx';
import { CreatureCard } from './CreatureCard.tsx';
import { DungeonBoard } from './DungeonBoard.tsx';
import { Evilometer } from './Evilometer.tsx';
import { Offer } from './Offer.tsx';
import { PetCard } from './PetCard.tsx';
import { CombatSlots } from './CombatSlots.tsx';
import { Row, Year } from './ProgressBoard.tsx';
import { useShownSeat } from './shown.ts';
import { isCombat, useTable } from './table.ts';
import type { TableNow } from './table.ts';
import { sorted, TrapCard } from './TrapCard.tsx';
import { Tray } from './Tray.tsx';

const TABS = 46;

type Part = 'orders' | 'offer' | 'year' | 'dungeon' | 'combat';

const places: readonly Place<Part>[] = [
  { place: 'orders', label: 'Orders', icon: 'game:wooden-sign' },
  { place: 'offer', label: 'Offer', icon: 'game:shop' },
  { place: 'year', label: 'Year', icon: 'game:sun' },
  { place: 'dungeon', label: 'Dungeon', icon: 'game:stairs' },
  { place: 'combat', label: 'Combat', icon: 'game:crossed-swords' },
];

const askedAt: Readonly<Record<string, Part>> = {
  hire: 'offer',
  buildRoom: 'offer',
  spy: 'year',
  giveItem: 'year',
  smear: 'year',
  dig: 'dungeon',
  placeRoom: 'dungeon',
  placeImprovement: 'dungeon',
  restore: 'dungeon',
  earthquake: 'dungeon',
  extraTile: 'dungeon',
  produce: 'dungeon',
  payNext: 'dungeon',
  payDay: 'dungeon',
  prisonerOrMark: 'dungeon',
  freePrisoner: 'dungeon',
  jailbreak: 'dungeon',
};

/** Where the question is answered; without one, where the game stands. */
function placeFor(table: TableNow): Part {
  const { view } = table;
  const own = ownDecision(table);
  if (own !== undefined && frameOf<DungeonAsks, 'planBattle'>(own, 'planBattle')?.part === 'tile') return 'dungeon';
  const asked = own === undefined ? undefined : askedAt[own.ask];
  if (asked !== undefined) return asked;
  if (isCombat(view)) return 'combat';
  if (view.phase === 'production' || view.phase === 'event') return 'dungeon';
  return view.phase === 'adventurers' ? 'year' : 'orders';
}

export function PhoneStage({ room: { width, height } }: { readonly room: Room }) {
  const table = useTable();
  const { view } = table;
  const [place, turn] = usePlace(placeFor(table), ownDecision(table)?.id ?? view.phase);
  const seat = useShownSeat(table);
  const combat = isCombat(view);
  const shown = place === 'combat' && !combat ? 'orders' : place === 'orders' && combat ? 'combat' : place;
  const there = places.filter(({ place: at }) => at !== (combat ? 'orders' : 'combat') && (at !== 'offer' || !combat));
  return (
    <>
      <Places places={there} shown={shown} turn={turn} />
      <div className={`dun-place is-${shown}`}>
        {shown === 'orders' && <OrderBoxes />}
        {shown === 'offer' && <Offer />}
        {shown === 'combat' && <CombatPanel />}
        {shown === 'dungeon' && (
          <DungeonBoard seat={seat} width={width - 12} height={height - TABS - footHeight(table)} bare />
        )}
        {shown === 'year' && <PhoneYear />}
      </div>
      <AskedCards />
      <Tray />
    </>
  );
}

function PhoneYear() {
  return (
    <div className="dun-phone-year">
      <Year />
      <div>
        <Evilometer />
        <div>
          <Row />
          <CombatSlots />
        </div>
      </div>
    </div>
  );
}

/** Cards of the hand and creatures that are asked for: they lie at the foot. */
function askedCards({ view, viewer, marks }: TableNow) {
  if (viewer === 'spectator') return { beasts: [], cards: [], pets: [] };
  const { lair, traps, pets } = view.players[viewer];
  const matters = (key: string): boolean => marks.legal.has(key);
  return {
    beasts: lair.filter(creature => matters(creatureKey(creature)) && !view.battle.sent.includes(creature)),
    cards: sorted(traps ?? []).filter(({ card }) => matters(trapKey(card))),
    pets: (pets ?? []).filter(pet => matters(petKey(pet))),
  };
}

function footHeight(table: TableNow): number {
  const { beasts, cards, pets } = askedCards(table);
  return beasts.length + cards.length + pets.length > 0 ? 104 : 0;
}

function AskedCards() {
  const table = useTable();
  const { beasts, cards, pets } = askedCards(table);
  if (ownDecision(table, 'usePet', 'draftPet') !== undefined) return null;
  if (beasts.length + cards.length + pets.length === 0) return null;
  return (
    <div className="dun-asked">
      {beasts.map(creature => (
        <CreatureCard key={creature} creature={creature} />
      ))}
      {cards.map(({ card, count }) => (
        <TrapCard key={card} id={trapKey(card)} trap={card} count={count} where="in hand" />
      ))}
      {pets.map(pet => (
        <PetCard key={pet} id={petKey(pet)} pet={pet} />
      ))}
    </div>
  );
}
