/**
 * DUN-R39, DUN-R40: the vocabulary of spells. Each word says when a spell finds nobody, in which case that is all that is
 * told, and what it does to the defender or for the party; `asks` = to one of his creatures in the battle, of his choice.
 */
import { andThen, has, no } from '@vesper/kernel';
import type { EffectRule, Objection, Seat, Vocabulary } from '@vesper/kernel';
import { FIRST_ILLUSION, WIZARD, adventurers, isIllusion, isPaladin } from '../../content/adventurers.ts';
import { isMonster } from '../../content/creatures.ts';
import { EVIL_MOST } from '../../content/orders.ts';
import type { Adventurer, CombatCard, Creature, Spell } from '../../content/types.ts';
import type { DungeonState } from '../../state.ts';
import { tell, unconqueredRooms, unconqueredTunnels } from '../../asking.ts';
import { moveEvil } from '../evil.ts';
import { lose } from '../supplies.ts';
import { discardTrap } from '../traps.ts';
import { canTakeCourage, tellCourage } from './bards.ts';
import { heal, healFrontFirst } from './damage.ts';
import { banish, inBattle, knockOut, withdraw } from './sent.ts';

const RULE = 'DUN-R39';

/** The card of the round. */
export function cardOfRound(s: DungeonState): CombatCard {
  return s.combatCards[s.year - 1][s.revealed - 1];
}

const noTarget = no('DUN-R40', 'noTarget');
const unless = (found: boolean): Objection | undefined => (found ? undefined : noTarget);

const withMonsters = (s: DungeonState): Objection | undefined => unless(inBattle(s, true).length > 0);
const withWounded = (s: DungeonState, seat: Seat): Objection | undefined =>
  unless(s.players[seat].line.some(who => s.damage[who] > 0 && !isIllusion(who)));

type SpellRule = EffectRule<DungeonState, Seat, Spell, Creature>;

/** What befalls one monster (or ghost) in the battle. */
function onOne(monster: boolean, befall: (s: DungeonState, seat: Seat, creature: Creature) => void): SpellRule {
  return {
    refuse: s => unless(inBattle(s, monster).length > 0),
    asks: {
      candidates: s => inBattle(s, monster),
      choose: (s, seat, _spell, c) => befall(s, seat, c),
    },
  };
}

const spellEffects: Vocabulary<DungeonState, Seat, Spell, Creature> = {
  nothing: { refuse: () => noTarget },

  // ── To the defender ────────────────────────────────────────────────────────────────────────────────────────────────
  detectEvil: {
    refuse: (s, seat) => unless(s.evil[seat] < EVIL_MOST),
    run: (s, seat, { evil }) => moveEvil(s, seat, evil, RULE),
  },
  steal: {
    refuse(s, seat) {
      const { gold, food, traps } = s.players[seat];
      return unless(gold + food + traps.length > 0);
    },
    run(s, seat) {
      if (lose(s, seat, 'gold', 1, RULE) === 0 && lose(s, seat, 'food', 1, RULE) === 0) loseTrap(s, seat);
    },
  },
  loseImp: {
    refuse: (s, seat) => unless(s.players[seat].imps > 0),
    run(s, seat) {
      lose(s, seat, 'imps', 1, RULE);
    },
  },
  discardTrap: { refuse: (s, seat) => unless(s.players[seat].traps.length > 0), run: loseTrap },
  freePrisoner: {
    refuse: (s, seat) => unless(s.players[seat].prison.length > 0),
    run(s, seat) {
      andThen(s, { ask: 'jailbreak', seat, card: cardOfRound(s) });
      if (s.players[seat].prison.every(isPaladin)) tellHarmless(s, seat); // the question finds nobody
    },
  },
  /** For a second tile there must be one (C209). */
  findPath: {
    refuse: (s, seat) => unless(unconqueredTunnels(s.players[seat]) + unconqueredRooms(s.players[seat]) > 1),
    run(s) {
      s.battle.pathfinding = true;
    },
  },

  // ── To his creatures ───────────────────────────────────────────────────────────────────────────────────────────────
  payOrWithdraw: {
    refuse: withMonsters,
    run: s => andThen(s, { do: 'suggestionNext', left: inBattle(s, true), card: cardOfRound(s) }),
  },
  peace: {
    refuse: withMonsters,
    run: (s, seat, { evil }) => andThen(s, { ask: 'wordOfPeace', seat, card: cardOfRound(s), evil }),
  },
  blindRage: {
    refuse: withMonsters,
    run(s, seat) {
      s.battle.raging = true;
      tell(s, { event: 'enraged', rule: RULE, seat });
    },
  },
  withdraw: onOne(true, withdraw),
  banish: onOne(true, banish),
  knockOutGhost: onOne(false, banish),
  sheep: onOne(true, (s, seat, creature) => {
    s.battle.sheep = creature;
    tell(s, { event: 'becameSheep', rule: 'DUN-R40', seat, creature });
  }),
  /** C208: also those that have not fought. */
  knockOutGhosts: {
    refuse: (s, seat) => unless(s.players[seat].lair.some(creature => isAwakeGhost(s, creature))),
    run(s, seat) {
      for (const creature of s.players[seat].lair) if (isAwakeGhost(s, creature)) knockOut(s, creature);
    },
  },

  // ── For the party ──────────────────────────────────────────────────────────────────────────────────────────────────
  hideWizards: { run: hideWizards },
  shield: {
    run(s, seat, { points }) {
      s.battle.shield = points;
      tell(s, { event: 'shieldRaised', rule: RULE, seat, amount: points });
    },
  },
  heal: { refuse: withWounded, run: (s, _seat, { counters }) => healFrontFirst(s, counters, RULE) },
  healFirst: {
    refuse: withWounded,
    run(s, seat, { counters }) {
      for (const who of s.players[seat].line) if (heal(s, who, counters, RULE) > 0) return;
    },
  },
  healEach: {
    refuse: withWounded,
    run(s, seat, { counters }) {
      for (const who of s.players[seat].line) heal(s, who, counters, RULE);
    },
  },
  /** DUN-R67. */
  illusion: {
    refuse: (s, seat) => unless(!has(s.players[seat].line, FIRST_ILLUSION + seat)),
    run(s, seat) {
      s.players[seat].line.unshift(FIRST_ILLUSION + seat);
      tell(s, { event: 'illusionAppeared', rule: 'DUN-R67', seat, adventurer: FIRST_ILLUSION + seat });
    },
  },
  toughen: {
    run(s, seat, { hitPoints }) {
      const [first] = s.players[seat].line;
      s.toughened[first] += hitPoints;
      tell(s, { event: 'toughened', rule: RULE, seat, adventurer: first });
    },
  },
  hearten: {
    refuse: (s, seat) => unless(s.players[seat].line.some(canTakeCourage)),
    run(s, seat, { courage }) {
      for (const who of s.players[seat].line) {
        if (!canTakeCourage(who)) continue;
        s.courage[who] += courage;
        tellCourage(s, who);
      }
    },
  },
};

export const effectOf = (spell: Spell): SpellRule => spellEffects[spell.do];

/** DUN-R40. */
export function tellHarmless(s: DungeonState, seat: Seat): void {
  tell(s, { event: 'spellHarmless', rule: 'DUN-R40', seat, card: cardOfRound(s) });
}

/** A trap of choice. Several are asked for even if they are alike, which is nobody else's business (DUN-X6). */
function loseTrap(s: DungeonState, seat: Seat): void {
  const { traps } = s.players[seat];
  if (traps.length === 1) discardTrap(s, seat, traps[0], RULE);
  else andThen(s, { ask: 'spellTrap', seat, card: cardOfRound(s) });
}

/** C105: they keep their order at the end of the line. */
function hideWizards(s: DungeonState, seat: Seat): void {
  const { line } = s.players[seat];
  const wizards = line.filter(isWizard);
  const others = line.filter(who => !isWizard(who));
  [...others, ...wizards].forEach((who, i) => (line[i] = who));
  for (const who of wizards) s.invisible[who] = 1;
  tell(s, { event: 'becameInvisible', rule: RULE, seat, adventurers: wizards });
}

function isWizard(who: Adventurer): boolean {
  return adventurers[who].class === WIZARD;
}

function isAwakeGhost(s: DungeonState, creature: Creature): boolean {
  return !isMonster[creature] && s.knockedOut[creature] === 0;
}
