/** What an event shows to have been at work. */
import { COLOUR_NAMES, isSpecial } from '../content/cards.ts';
import { darknessCards } from '../content/darkness.ts';
import { Cleric, Dwarf, EagleRider, Paladin, Ranger, Rogue, Sorceress, heroes } from '../content/heroes.ts';
import { AmuletOfTheGods, BootsOfSpeed, UnicornSteed, WarBannerOfValor } from '../content/quests.ts';
import { BLACK, BLUE, RED } from '../content/types.ts';
import type { RealmEvent } from '../events.ts';
import { NONE, QUEST } from '../state.ts';
import { cardId, general, quest, skill } from './names.ts';

type Told<Name extends RealmEvent['event']> = Extract<RealmEvent, { readonly event: Name }>;

export function shown(told: RealmEvent): readonly string[] {
  switch (told.event) {
    case 'setupCard':
      return told.used ? [] : [`aside ${told.rule}`];
    case 'turnBegan':
      return [`turn of ${heroes[told.hero!].name}`];
    case 'bonusActions':
      return bonuses(told);
    case 'styleChosen':
      return told.style === 'sky' ? [skill(EagleRider, 1)] : [];
    case 'formChosen':
      return told.form === NONE ? [] : [skill(Sorceress, 0)];
    case 'cardDrawn':
      return [
        ...(told.card === undefined ? [] : [`drawn ${cardId(told.card)}`]),
        ...(told.hero === Rogue && told.rule === 'REA-5.7' ? [skill(Rogue, 1)] : []),
      ];
    case 'cardTaken':
    case 'cardTurnedUp':
      return [`drawn ${cardId(told.card)}`];
    case 'deckRefilled':
      return [`refill ${told.deck}`];
    case 'heroMoved':
      return moves(told);
    case 'gatePlaced':
      return [told.from === NONE ? 'gate from the supply' : 'gate from elsewhere'];
    case 'rumorsHeard':
      return told.hero === Rogue && told.source === NONE ? [skill(Rogue, 2)] : [];
    case 'diceRolled':
      return dice(told);
    case 'woundIgnored':
      return SHIELDS[told.by] ?? [];
    case 'heroDied':
      return [`death of ${heroes[told.hero].name}`];
    case 'heroArrived':
      return [`arrival of ${heroes[told.hero].name}`];
    case 'undeadTurned':
      return [skill(Cleric, 1)];
    case 'questDrawn':
      return [quest('drawn', told.quest)];
    case 'questCompleted':
      return [quest('completed', told.quest)];
    case 'questFailed':
      return told.kept ? [quest('failed', told.quest), 'quest kept after failure'] : [quest('failed', told.quest)];
    case 'questSpent':
      return [quest('spent', told.quest)];
    case 'combatRolled':
      return rolls(told);
    case 'rerolled':
      return REROLLS[told.source];
    case 'minionsDefeated':
      return told.how === 'slayer'
        ? [`defeat by ${told.how}`, general('slayer', told.colour)]
        : [`defeat by ${told.how}`];
    case 'battleDeclared':
      return [general('attack', told.general)];
    case 'joined':
      return [told.joins ? 'joining' : 'staying out'];
    case 'committed':
      return [`dice ${cardId(told.card)}`];
    case 'corruptionRolled':
      if (!told.lost) return ['Corruption withstood'];
      return isSpecial(told.card) ? ['Corruption', 'Corruption of a Special'] : ['Corruption'];
    case 'attackScored':
      return told.rule === 'REA-7.12' ? ['Parry'] : [];
    case 'generalDefeated':
      return [general('defeat', told.general)];
    case 'generalSurvived':
      return [general('survival', told.general)];
    case 'generalRegenerated':
      return ['Regeneration'];
    case 'bannerRaised':
      return [quest('reward', WarBannerOfValor)];
    case 'generalHealed':
      return told.general === BLUE ? [] : [general('healing', told.general)];
    case 'warStatusAdvanced':
      return [told.status === 'mid' ? 'Mid War' : 'Late War'];
    case 'specialPlayed':
      return told.source >= QUEST
        ? [`window ${told.window}`]
        : [`window ${told.window}`, `played ${cardId(told.source)}`];
    case 'generalDrivenBack':
      return [general('retreat', told.general)];
    case 'darknessTurnedUp':
      return told.generalOnly
        ? [`darkness ${darknessCards[told.card].id}`, 'General only']
        : [`darkness ${darknessCards[told.card].id}`];
    case 'darknessReplaced':
      return ['replaced by Wisdom', `skill Wisdom`];
    case 'generalHeld':
      return [general('held', told.general)];
    case 'minionPlaced':
      return [`placement ${told.rule}`];
    case 'overrun':
      return [`overrun by ${COLOUR_NAMES[told.colour]}`];
    case 'crystalPlaced':
      return [`taint ${told.rule}`];
    case 'generalAdvanced':
      return [general('advance', told.general)];
    case 'generalStayed':
      return [`stays ${told.why}`];
    case 'won':
      return [told.champions.length === 1 ? 'one Champion' : 'shared Champions'];
    case 'lost':
      return [`lost ${told.why}`];
    default:
      return [];
  }
}

/** Nobody has two bonus actions without the Boots: the other three sources belong to different heroes. */
function bonuses({ hero, amount }: Told<'bonusActions'>): string[] {
  const found = amount >= 2 ? [quest('reward', BootsOfSpeed)] : [];
  if (amount % 2 === 0) return found; // the Boots alone
  if (hero === Dwarf) found.push(skill(Dwarf, 0));
  if (hero === EagleRider) found.push(skill(EagleRider, 3));
  if (hero === Ranger) found.push(skill(Ranger, 2));
  return found;
}

function moves({ way, card, hero }: Told<'heroMoved'>): string[] {
  const found = [`way ${way}`];
  if (card !== NONE && !isSpecial(card)) found.push(`travel ${cardId(card)}`);
  if (way === 'flight') found.push(skill(EagleRider, 0));
  if (way === 'teleport') found.push('skill Teleport');
  if (way === 'steed' && hero === Paladin) found.push(skill(Paladin, 0));
  return found;
}

function dice({ why, hero }: Told<'diceRolled'>): string[] {
  if (why === 'sanctify') return [skill(Cleric, 2)];
  if (why === 'fireball') return ['skill Fireball'];
  return hero === Sorceress && (why === 'healLand' || why === 'quest') ? [skill(Sorceress, 2)] : [];
}

/** The skill that a modifier shows; with the Amulet on top it could be either, so only bare ones count. */
function rolls({ hero, kind, modifiers }: Told<'combatRolled'>): string[] {
  const found = kind === 'archery' ? [skill(Ranger, 1)] : [];
  const isMinions = kind !== 'general';
  if (hero === Cleric && isMinions && modifiers[BLACK] + modifiers[RED] > 0) found.push(skill(Cleric, 0));
  if (hero === Ranger && kind !== 'archery' && modifiers.some(n => n > 0)) found.push(skill(Ranger, 0));
  if (hero === Sorceress && modifiers.some(n => n > 1)) found.push(skill(Sorceress, 1));
  const plain = hero !== Cleric && hero !== Ranger && hero !== Sorceress;
  if (plain && modifiers.some(n => n > 0)) found.push(quest('reward', AmuletOfTheGods));
  return found;
}

const REROLLS: { readonly [Source in Told<'rerolled'>['source']]: readonly string[] } = {
  dragonSlayer: [skill(Dwarf, 1)],
  ground: [skill(EagleRider, 2)],
  unicorn: [quest('reward', UnicornSteed)],
  battleLuck: [],
};

const SHIELDS: { readonly [by: string]: readonly string[] } = {
  armor: [skill(Dwarf, 2)],
  aura: [skill(Paladin, 2)],
  bravery: [skill(Paladin, 1)],
  hideInTheShadows: [skill(Rogue, 0)],
};
