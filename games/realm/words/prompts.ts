/** What is asked: to the seat that decides as a request, to everybody else as news. */
import { capital, count, joined, say } from '@vesper/kernel';
import type { Awaited, Mention, Sentence, Wanted } from '@vesper/kernel';
import type { AskName, RealmAsks } from '../agenda.ts';
import { GREEN } from '../content/types.ts';
import type { Window } from '../content/types.ts';
import type { EffectAsk } from '../effects.ts';
import { NONE } from '../state.ts';
import type { Slot, Source } from '../state.ts';
import type { RealmView } from '../view.ts';
import type { RealmCatalogue, RealmPrompt } from './catalogue.ts';
import { darknessLabel, faceUp } from './darkness.ts';
import { requestOf } from './effects.ts';
import { diceAgainst } from './rolls.ts';
import { dice, general as generalNamed, heroOf, isYou, slotsOf, source as sourceNamed, space, who } from './voice.ts';

type Request<Name extends AskName> = (wanted: Wanted<RealmView, RealmAsks, Name>) => Sentence;
type News<Name extends AskName> = (awaited: Awaited<RealmView, RealmAsks, Name>) => Sentence;

/**
 * A hero is asked: `Choose an action`; a seat with several heroes is told which one: `The Wizard: choose an action`. What
 * a card asks begins with the card: `Cavalry Sweep: where does the ride begin?`.
 */
function ofHero<Name extends AskName>(request: Request<Name>, news: News<Name>): RealmPrompt<Name> {
  return {
    yours(wanted) {
      const { view, frame } = wanted;
      const { slot, source }: { readonly slot: Slot; readonly source?: Source } = frame;
      const to: Mention[] = [];
      if (!isYou(view, slot) && view.heroes[slot].hero !== NONE) to.push(heroOf(view, { slot }));
      if (source !== undefined) to.push(sourceNamed(source));
      return to.length === 0 ? request(wanted) : say`${joined(to, ', ')}: ${request(wanted)}`;
    },
    theirs(awaited) {
      const { view, them, frame } = awaited;
      const { slot }: { readonly slot?: Slot } = frame;
      return say`${slot === undefined ? them : heroOf(view, { slot })} ${news(awaited)}`;
    },
  };
}

/** What a word of the vocabulary asks. */
function ofEffect<Name extends EffectAsk>(ask: Name, news: string): RealmPrompt<Name> {
  return ofHero(
    ({ view, frame }) => requestOf(ask, view, frame),
    ({ frame }: { readonly frame: { readonly source?: Source } }) =>
      say`${news} for ${frame.source === undefined ? 'a card' : sourceNamed(frame.source)}`,
  );
}

/** Specials are offered to a seat once, for all its heroes; a hero who is to be picked has no name yet. */
function ofSeat<Name extends AskName>(yours: Request<Name>, news: News<Name>): RealmPrompt<Name> {
  return {
    yours,
    theirs(awaited) {
      const { view, seat, them } = awaited;
      const [slot, ...others] = slotsOf(view, seat);
      const hasOne = others.length === 0 && view.heroes[slot].hero !== NONE;
      return say`${hasOne ? heroOf(view, { slot }) : them} ${news(awaited)}`;
    },
  };
}

export const prompts: RealmCatalogue['prompts'] = {
  pickHero: ofSeat(
    ({ view: { heroes, seats }, frame }) =>
      heroes.length === seats ? 'choose your hero' : `choose hero ${frame.slot + 1} of ${heroes.length}`,
    () => 'chooses a hero',
  ),
  pickStyle: ofHero(
    () => 'Sky style or Ground style for this day?',
    () => 'chooses a style for the day',
  ),
  pickForm: ofHero(
    () => 'take a form for this day?',
    () => 'chooses a form for the day',
  ),
  chooseAction: ofHero(
    ({ view, frame }) =>
      actionsLeft(view, frame.slot) === 0
        ? 'no actions left'
        : `choose an action (${actionsLeft(view, frame.slot)} left)`,
    ({ view, frame: { slot } }) =>
      slot === undefined ? 'chooses an action' : `chooses an action (${actionsLeft(view, slot)} left)`,
  ),
  playSpecial: ofSeat(
    ({ view, frame }) => occasion(view, frame.window),
    ({ frame }) => (frame.window === 'D' ? 'may play a card' : 'may play a card or pass'),
  ),
  useReroll: ofHero(
    ({ view }) => say`roll again? The dice show ${shownDice(view)}`,
    () => 'decides whether to roll again',
  ),
  join: ofHero(
    ({ view }) => say`${capital(opponent(view))} is attacked here. Join the battle?`,
    ({ view }) => say`decides whether to join the attack on ${opponent(view)}`,
  ),
  commit: ofHero(
    ({ view, frame }) =>
      say`commit cards against ${opponent(view)} (${dice(view.battle?.dice[frame.index] ?? 0)} so far)`,
    ({ view }) => say`commits cards against ${opponent(view)}`,
  ),
  pickAttacker: ofHero(
    ({ view }) => say`who attacks ${opponent(view)} next? ${hitsSoFar(view)}`,
    () => 'decides who attacks next',
  ),
  pickLostCard: ofHero(
    ({ frame: { left, general } }) =>
      say`${generalNamed(general)} takes ${count(left, 'card')} from you: choose one to lose`,
    ({ frame: { left } }) => say`chooses ${left === undefined ? 'cards' : count(left, 'card')} to lose`,
  ),
  pickReplacement: ofSeat(
    () => 'your hero has fallen. Who takes up the fight?',
    () => 'chooses a new hero',
  ),
  turnUndead: ofHero(
    ({ view, frame }) => say`turn the Undead in ${space(view.heroes[frame.slot].space)} away?`,
    () => 'decides whether to turn the Undead away',
  ),
  moveUndead: ofHero(
    () => 'where does this Undead flee to?',
    () => 'turns an Undead away',
  ),
  discardToLimit: ofHero(
    ({ view, frame }) => `discard down to 10 cards${tooMany(view, frame.slot)}`,
    ({ view, frame }) => `discards down to 10 cards${tooMany(view, frame.slot)}`,
  ),
  wisdom: ofHero(
    ({ view }) => say`keep this card, or turn up another one? ${faceUp(view)}`,
    () => 'decides whether to replace the Darkness card',
  ),
  pickGateToMove: ofHero(
    ({ frame }) => say`all gates are on the board; which one moves to ${space(frame.to)}?`,
    ({ frame: { to } }) => say`moves a Magic Gate${to === undefined ? '' : say` to ${space(to)}`}`,
  ),
  pickSpace: ofEffect('pickSpace', 'chooses a place'),
  pickHeroTarget: ofEffect('pickHeroTarget', 'chooses a hero'),
  pickMinion: ofEffect('pickMinion', 'chooses minions'),
  pickGeneral: ofEffect('pickGeneral', 'chooses a General'),
  pickColour: ofEffect('pickColour', 'calls a colour'),
  pickVision: ofHero(
    ({ frame }) => say`discard this card, or put it back? ${darknessLabel(frame.card)}`,
    () => 'looks into the Darkness',
  ),
  pickOrder: ofHero(
    () => 'which card shall come first?',
    () => 'puts the Darkness cards back',
  ),
};

const actionsLeft = ({ heroes }: RealmView, slot: Slot): number => heroes[slot].up + heroes[slot].bonus;

const tooMany = ({ heroes }: RealmView, slot: Slot | undefined): string =>
  slot === undefined ? '' : ` (${heroes[slot].handSize - 10} too many)`;

/** Why Specials are asked for now. */
function occasion(view: RealmView, window: Window): Sentence {
  switch (window) {
    case 'D':
      return 'you may play a card';
    case 'N0':
      return say`Night falls, and ${count(view.night.left, 'Darkness card')} will come. Play a card, or pass?`;
    case 'NR':
      // The question first: where there is little room, the card itself is seen elsewhere.
      return say`Play a card, or pass? ${faceUp(view)}`;
    case 'CR':
      return say`${rolled(view)}. Play a card, or pass?`;
  }
}

/** `The Wizard rolled 3 and 5 against Orcs`. */
const rolled = (view: RealmView): Sentence =>
  view.roll === null ? 'the dice are rolled' : say`${who(view, view.roll)} rolled ${shownDice(view)}`;

/** `3 and 5 against Orcs`. */
const shownDice = ({ roll }: RealmView): Sentence =>
  roll === null ? '' : diceAgainst(roll.colours, roll.faces, roll.modifiers, roll.kind === 'general');

/** The General of the battle. */
const opponent = ({ battle }: RealmView): Sentence =>
  battle === null ? 'the General' : say`${generalNamed(battle.general)}`;

/** Gorgutt parries a hit with every 1 (REA-R26): what counts is what remains. */
function hitsSoFar({ battle }: RealmView): Sentence {
  if (battle === null) return '';
  const parries = battle.general === GREEN && !battle.blessed;
  const parried = parries ? battle.ones.reduce((sum, n) => sum + n, 0) : 0;
  const hits = Math.max(0, battle.hits.reduce((sum, n) => sum + n, 0) - parried);
  return say`(${count(hits, 'hit')} so far${parried > 0 ? `, ${parried} parried` : ''}, ${battle.life} life)`;
}
