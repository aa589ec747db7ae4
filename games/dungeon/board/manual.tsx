/** Pictures of the manual: the board's own pieces beside the clauses that speak of them. */
import type { ReactNode } from 'react';
import type { ManualPictures } from '@vesper/web/board';
import type { Adventurer } from '../content/types.ts';
import type * as Drawn from './drawn.ts';
import type { Sign } from './symbols.tsx';

export function picturesOf(drawn: typeof Drawn): ManualPictures {
  const { AdventurerFigure, CreatureFigure, FIRST_PALADIN, Minion, ROOM, RoomScene, Symbol, TUNNEL, TilePicture } =
    drawn;
  const { creatures, rooms } = drawn;
  const signs =
    (...of: readonly Sign[]) =>
    (): ReactNode =>
      of.map(sign => <Symbol key={sign} of={sign} size={28} />);

  const beasts =
    (...names: readonly string[]) =>
    (): ReactNode =>
      names.map(name => (
        <CreatureFigure key={name} kind={creatures.findIndex(found => found.name === name)} size={44} />
      ));

  const heroes =
    (...of: readonly Adventurer[]) =>
    (): ReactNode =>
      of.map(adventurer => <AdventurerFigure key={adventurer} adventurer={adventurer} size={40} />);

  const room = (name: string) => (): ReactNode => (
    <RoomScene room={rooms.findIndex(found => found.name === name)} size={48} />
  );

  /** One of each class: warrior, thief, priest, wizard, bard. */
  const party = heroes(0, 4, 8, 12, 16);

  return {
    board: 'dun',
    of: {
      'DUN-2.5': () => [0, 1, 2].map(n => <Minion key={n} colour={0} size={26} />),
      'DUN-2.7': () => (
        <>
          <TilePicture tile={TUNNEL} />
          <TilePicture tile={ROOM} />
        </>
      ),
      'DUN-2.8': beasts('Goblin', 'Dragon', 'Witch'),
      'DUN-2.9': signs('trap'),
      'DUN-2.10': signs('food', 'gold', 'imp'),
      'DUN-2.11': signs('evil'),
      'DUN-2.14': party,
      'DUN-2.15': signs('damage'),
      'DUN-3.2': signs('troll'),
      'DUN-3.6': heroes(FIRST_PALADIN),
      'DUN-4.4': () => [0, 1, 2, 3].map(colour => <Minion key={colour} colour={colour} size={26} />),
      'DUN-4.6': signs('food', 'gold', 'evil', 'trap'),
      'DUN-4.9': party,
      'DUN-4.17': beasts('Ghost'),
      'DUN-4.21': signs('note', 'courage'),
      'DUN-4.22': signs('trap'),
      'DUN-4.25': signs('fast'),
      'DUN-4.28': signs('slow'),
      'DUN-4.29': signs('heart'),
      'DUN-4.31': signs('damage'),
      'DUN-4.34': signs('poison'),
      'DUN-5.1': beasts('Cockatrice'),
      'DUN-5.2': beasts('Demon'),
      'DUN-5.4': beasts('Dragon'),
      'DUN-5.5': beasts('Elderbeast'),
      'DUN-5.7': beasts('Evil Eye'),
      'DUN-5.9': beasts('Ghost'),
      'DUN-5.10': beasts('Goblin'),
      'DUN-5.11': beasts('Golem'),
      'DUN-5.12': beasts('Slime'),
      'DUN-5.13': beasts('Troll'),
      'DUN-5.14': beasts('Vampire'),
      'DUN-5.16': beasts('Witch'),
      'DUN-5.24': room('Cafeteria'),
      'DUN-5.25': room('Chapel'),
      'DUN-5.26': room('Hall of Fame'),
      'DUN-5.27': room('Pandemonium'),
      'DUN-5.29': room('Anti-Magic Room'),
      'DUN-5.30': room('Dark Room'),
      'DUN-5.31': room('Labyrinth'),
      'DUN-5.32': room('Training Room'),
      'DUN-6.5': heroes(FIRST_PALADIN, FIRST_PALADIN + 1, FIRST_PALADIN + 2),
      'DUN-6.7': signs('mark'),
    },
  };
}
