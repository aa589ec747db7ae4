/** The whole table as labelled text, for the terminal and for screen readers; and the status line. */
import { capital, count, joined, listed, say } from '@vesper/kernel';
import type { Mention, Section, Sentence, Spoken } from '@vesper/kernel';
import { championsOf } from '../champions.ts';
import { cardDice, cardLocation, isSpecial } from '../content/cards.ts';
import { MINIONS_EACH, generals } from '../content/generals.ts';
import { heroes } from '../content/heroes.ts';
import { MonarchCity, spaces } from '../content/map.ts';
import { quests } from '../content/quests.ts';
import { specials } from '../content/specials.ts';
import { FIRST_SPECIAL, GREEN } from '../content/types.ts';
import type { Card, Colour, Space } from '../content/types.ts';
import { NONE } from '../state.ts';
import type { Slot } from '../state.ts';
import type { HeroView, RealmView } from '../view.ts';
import { darknessLabel, generalOnlyText } from './darkness.ts';
import { colourName, minionsName, portraitName } from './names.ts';
import { penaltyOf } from './penalty.ts';
import { hasProgress, progressText } from './quests.ts';
import { diceAgainst } from './rolls.ts';
import { lines as sheetLines } from './score.ts';
import {
  card as cardNamed,
  completed,
  dice,
  general as generalNamed,
  heroOf,
  minionsIn,
  player,
  quest as questNamed,
  slotsOf,
  space as spaceNamed,
} from './voice.ts';
import { WAR, lossSentence } from './war.ts';

// ── The status line ──────────────────────────────────────────────────────────────────────────────────────────────────

export function status(view: RealmView): Sentence {
  const war = WAR[view.war].name;
  const hero = heroOf(view, { slot: view.active });
  switch (view.phase) {
    case 'setup':
      return 'The heroes gather in Monarch City';
    case 'day': {
      const { up, bonus } = view.heroes[view.active];
      if (view.heroes[view.active].hero === NONE) return `Turn ${view.turn}, ${war}: a hero has fallen`;
      if (view.battle !== null) return say`Turn ${view.turn}, ${war}: battle with ${generalNamed(view.battle.general)}`;
      return say`Turn ${view.turn}, ${war}: Daytime of ${hero}, ${count(up + bonus, 'action')} left`;
    }
    case 'evening':
      return say`Turn ${view.turn}, ${war}: Evening of ${hero}`;
    case 'night': {
      const { number, left } = view.night;
      const card = number === 0 ? 'Night falls' : `Night, Darkness card ${number} of ${number + left}`;
      return `Turn ${view.turn}, ${war}: ${card}`;
    }
    case 'over':
      return result(view);
  }
}

function result(view: RealmView): Sentence {
  if (view.lostBy !== '') return lossSentence(view.lostBy).slice(0, -1);
  const best = championsOf(view.heroes);
  const names = listed(best.map(slot => heroOf(view, { slot })));
  return say`The realm is saved, and ${names} ${best.length === 1 ? 'is King’s Champion' : 'are King’s Champions'}`;
}

// ── The table ────────────────────────────────────────────────────────────────────────────────────────────────────────

type Line = Section['lines'][number];

export function twin(view: RealmView): readonly Section[] {
  const sections: Section[] = [{ title: 'War', lines: war(view) }];
  if (view.night.faceUp !== NONE) sections.push({ title: 'Darkness card', lines: faceUp(view) });
  if (view.battle !== null)
    sections.push({ title: say`Battle with ${generalNamed(view.battle.general)}`, lines: battle(view) });
  if (view.roll !== null) sections.push({ title: 'Dice', lines: roll(view) });
  sections.push({ title: 'Generals', lines: generals.map((_, colour) => general(view, colour)) });
  for (let slot = 0; slot < view.heroes.length; slot++) sections.push(hero(view, slot));
  sections.push({ title: 'Map', lines: map(view) }, { title: 'Decks and supply', lines: decks(view) });
  if (view.outcome !== null) sections.push({ title: 'Score sheet', lines: sheet(view) });
  return sections;
}

function war(view: RealmView): readonly Line[] {
  return [
    { label: 'War Status', text: `${WAR[view.war].name}: ${WAR[view.war].night}` },
    { label: 'Tainted Crystals', text: `${12 - view.crystalSupply} of 12 on the board` },
    { label: 'Monarch City', text: `${view.crowd[MonarchCity]} of 5 minions` },
    {
      label: 'Minions left',
      text: listed(view.supply.map((left, colour) => `${left} of ${MINIONS_EACH} ${minionsName(colour)}`)),
    },
  ];
}

function faceUp({ night }: RealmView): readonly Line[] {
  const lines: Line[] = [{ label: `Card ${night.number}`, text: darknessLabel(night.faceUp) }];
  const only = night.generalOnly ? generalOnlyText(night.faceUp) : '';
  if (only !== '') lines.push({ label: 'But', text: only });
  if (night.cancelled !== 0)
    lines.push({ label: 'Stopped', text: [count(night.cancelled === 3 ? 2 : 1, 'placement')] });
  if (night.held) lines.push({ label: 'Held', text: 'the General does not advance' });
  return lines;
}

function battle(view: RealmView): readonly Line[] {
  const fought = view.battle!;
  const lines = fought.attackers.map((slot, index): Line => {
    const cards = fought.committed[index].map(cardNamed);
    const parries = fought.general === GREEN && !fought.blessed ? `, ${fought.ones[index]} parried` : '';
    const rolled = fought.rolled[index] ? say`, ${count(fought.hits[index], 'hit')}${parries}` : '';
    return {
      label: capital([heroOf(view, { slot })]),
      text: say`${dice(fought.dice[index])}${cards.length === 0 ? '' : say` with ${listed(cards)}`}${rolled}`,
    };
  });
  lines.push({ label: 'Life', text: `${fought.life}` });
  if (fought.blessed) lines.push({ label: 'Amarak’s Blessing', text: 'the combat skill is ignored' });
  return lines;
}

function roll(view: RealmView): readonly Line[] {
  const { colours, faces, modifiers, kind, space } = view.roll!;
  return [
    { label: capital([heroOf(view, view.roll!)]), text: diceAgainst(colours, faces, modifiers, kind === 'general') },
    { label: 'Where', text: [spaceNamed(space)] },
  ];
}

function general(view: RealmView, colour: Colour): Line {
  const { name, skill, skillText, hitOn, route, slayer } = generals[colour];
  const { life, step, topLife, major, healsFrom, spied, space, threats } = view.generals[colour];
  const label = [generalNamed(colour)];
  if (life === 0) return { label, text: `defeated (${slayer})` };
  const parts: Sentence[] = [
    `${life} of ${topLife} life${major ? ', a major wound: does not advance' : ''}`,
    say`in ${spaceNamed(space)}`,
  ];
  if (step + 1 < route.length) {
    const next = spaceNamed(route[step + 1]);
    parts.push(say`next ${next} (${count(threats, 'Darkness card')} left would move ${name} there)`);
  }
  if (healsFrom > 0) parts.push(`heals 1 at the end of turn ${Math.max(healsFrom, view.turn)}`);
  if (spied) parts.push('does not heal this turn');
  parts.push(
    `hit on ${hitOn} or more`,
    `${skill}: ${skillText.replace(/\.$/, '')}`,
    say`a failed attack costs ${penaltyOf(colour)}`,
  );
  return { label, text: joined(parts, '; ') };
}

// ── Heroes ───────────────────────────────────────────────────────────────────────────────────────────────────────────

function hero(view: RealmView, slot: Slot): Section {
  const one = view.heroes[slot];
  if (one.hero === NONE) {
    return { title: `Hero ${slot + 1}`, lines: [{ label: 'Player', text: [player(view, one.seat)] }] };
  }
  const { name, skills } = heroes[one.hero];
  const lines: Line[] = [];
  if (view.seats > 1 && slotsOf(view, one.seat).length > 1)
    lines.push({ label: 'Player', text: [player(view, one.seat)] });
  lines.push(
    { label: 'Place', text: [spaceNamed(one.space)] },
    { label: 'Life Tokens', text: tokens(one) },
    ...marks(one),
    { label: 'Hand', text: [count(one.handSize, 'card')] },
    ...one.hand.map(card => ({ label: 'Card', text: describeCard(card) })),
  );
  if (one.hand.length < one.handSize)
    lines.push({ label: 'Hidden', text: [count(one.handSize - one.hand.length, 'card')] });
  lines.push({ label: 'Quest', text: questText(one, slot) });
  for (const quest of one.completed) {
    const spent = one.spent.includes(quest) ? ' (spent)' : '';
    lines.push({ label: 'Completed', text: say`${completed(quest)}${spent}: ${quests[quest].text}` });
  }
  for (const colour of one.slain) {
    lines.push({
      label: 'General card',
      text: `${generals[colour].slayer}: fights ${minionsName(colour)} without dice`,
    });
  }
  for (const { name: skill, text, costsAction } of skills) {
    lines.push({ label: skill, text: costsAction ? `Action. ${text}` : text });
  }
  const you = one.seat === view.viewer ? (slotsOf(view, one.seat).length > 1 ? ' (yours)' : ' (you)') : '';
  return { title: `${name}${you}${slot === view.active ? ', active' : ''}`, lines };
}

function tokens({ up, down, lost, bonus }: HeroView): Sentence {
  const parts: Spoken[] = [`${up} face up`, `${down} face down`, `${lost} lost`];
  if (bonus > 0) parts.push(count(bonus, 'bonus action'));
  return joined(parts, ', ');
}

function marks({ style, form, ambush, freshMount }: HeroView): Line[] {
  const lines: Line[] = [];
  if (style !== 'none') lines.push({ label: 'Style', text: style === 'sky' ? 'Sky' : 'Ground' });
  if (freshMount) lines.push({ label: 'Fresh Mount', text: '1 bonus action next time' });
  if (form !== NONE) {
    lines.push({ label: 'Form', text: `${minionsName(form)} (${colourName(form)})${ambush ? ', Ambush ready' : ''}` });
  }
  return lines;
}

/** A card with everything printed on it. */
function describeCard(card: Card): Sentence {
  const given = dice(cardDice[card]);
  if (!isSpecial(card)) {
    const { colour } = spaces[cardLocation[card]];
    return say`${cardNamed(card)}, ${colourName(colour)}: ${given} against ${generalNamed(colour)}`;
  }
  const { portrait, text } = specials[card - FIRST_SPECIAL];
  return say`${cardNamed(card)}: ${text} Or ${given} against ${portraitName(portrait)}`;
}

function questText({ quest, progress }: HeroView, slot: Slot): Sentence {
  if (quest === NONE) return 'none';
  const { task, text } = quests[quest];
  const so = hasProgress(quest) && progress > 0 ? say` So far: ${progressText(quest, progress)}.` : '';
  return say`${questNamed(quest, slot)}: ${task}${so} Reward: ${text}`;
}

// ── The map ──────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Every space that holds something. */
function map(view: RealmView): readonly Line[] {
  return spaces.flatMap((_, space) => {
    const held = heldIn(view, space);
    return held.length === 0 ? [] : [{ label: [spaceNamed(space)], text: joined(held, '; ') }];
  });
}

function heldIn(view: RealmView, space: Space): Spoken[] {
  const held: Spoken[] = [];
  const here = view.heroes.flatMap((one, slot) =>
    one.hero !== NONE && one.space === space ? [heroOf(view, { slot })] : [],
  );
  if (here.length > 0) held.push(listed(here));
  view.generals.forEach(({ life, space: at }, colour) => {
    if (life > 0 && at === space) held.push(generalNamed(colour));
  });
  const minions = minionsIn(view, space, '');
  if (minions !== '') held.push(minions);
  if (view.crystals[space] > 0) held.push(count(view.crystals[space], 'Tainted Crystal'));
  if (view.gates[space] > 0) held.push('Magic Gate');
  return held;
}

function decks(view: RealmView): readonly Line[] {
  const lines: Line[] = [
    { label: 'Hero deck', text: [count(view.heroDeckSize, 'card')] },
    { label: 'Hero discard pile', text: pile(view.heroDiscard.map(cardNamed)) },
    { label: 'Out of the game', text: pile([...view.removed.map(cardNamed), ...view.questBox.map(completed)]) },
    { label: 'Quest deck', text: [count(view.questDeckSize, 'card')] },
    { label: 'Quest discard pile', text: pile(view.questDiscard.map(completed)) },
    { label: 'Darkness deck', text: [count(view.darkDeckSize, 'card')] },
    ...view.darkKnown.map((card, i) => ({ label: `Darkness to come, ${i + 1}`, text: darknessLabel(card) })),
    ...view.visions.map(card => ({ label: 'Vision', text: darknessLabel(card) })),
    ...view.visionsKept.map(card => ({ label: 'Vision to be put back', text: darknessLabel(card) })),
    { label: 'Darkness discard pile', text: [count(view.darkDiscard.length, 'card')] },
    { label: 'Magic Gates left', text: `${view.gateSupply} of 5` },
  ];
  if (view.fallen.length > 0) lines.push({ label: 'Fallen', text: listed(view.fallen.map(id => heroes[id].name)) });
  return lines;
}

function pile(names: readonly Mention[]): Sentence {
  return names.length === 0 ? 'empty' : say`${count(names.length, 'card')}: ${joined(names, ', ')}`;
}

function sheet(view: RealmView): readonly Line[] {
  if (view.outcome === null) return [];
  return view.outcome.sheet.map(({ seat, line: name, points }) => ({
    label: [player(view, seat)],
    text: name.startsWith('lost') ? sheetLines[name] : `${sheetLines[name]}: ${points}`,
  }));
}
