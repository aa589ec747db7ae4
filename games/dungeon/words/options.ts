/** What can be set before a match begins, and the moments at which one may want to be asked. */
import { capital, listed, plain } from '@vesper/kernel';
import type { Words } from '@vesper/kernel';
import { petsAt } from '../content/pets.ts';
import type { PetMoment } from '../content/types.ts';
import { petName } from './names.ts';

export const options: Words['options'] = {
  fs: {
    label: 'Festival Season',
    explain:
      'A fifth season each year, bards, pets, Expertise, improved tunnels, and an order with new spaces every season.',
  },
  ds: {
    label: 'Dungeon Setup',
    explain: 'Everyone begins with a dungeon and supplies from one of two cards.',
  },
  mbg: {
    label: 'Minions Bearing Gifts',
    explain: 'With your orders you send a gift to the heroes. It makes one of them stronger, whoever must face him.',
  },
  paladins: {
    label: 'Paladins each year',
    explain: 'Usually 1, and 2 with Festival Season. One is the human, two are elf and dwarf, three are all of them.',
    named: { usual: 'As usual', 1: '1', 2: '2', 3: '3' },
  },
  timing: {
    label: 'Timing',
    explain:
      'By the rulebook, or as on the printed board: Production right after the orders, and heroes and events seen a season ahead.',
    named: { manual: 'By the rulebook', classic: 'Classic' },
  },
};

const ASKED = 'You are asked whenever the others must think that you may have it.';

/** `The Guard Gosling`. */
const some = (moment: PetMoment): string =>
  plain(
    capital(
      listed(
        petsAt(moment).map(pet => `the ${petName(pet)}`),
        'or',
      ),
    ),
  );

export const moments: NonNullable<Words['moments']> = {
  guardTile: {
    label: 'When your tile is about to be conquered',
    explain: `${some('conquering')} could save it. ${ASKED}`,
  },
  sleepSpell: {
    label: 'When a slow spell is about to be cast',
    explain: `${some('slowSpell')} could stop it. ${ASKED}`,
  },
};
