/** A sentence about characters, paths, companions, foes and places: what is read beside the numbers. */
import type {
  AfflictionId,
  BookletId,
  CompanionId,
  CreatureId,
  EncampmentId,
  OffRoadNodeId,
  SiteId,
  TownId,
} from './ids.ts';

/** Who somebody is, for whoever chooses a character; then both paths. */
export const taleOfBooklet: {
  readonly [Id in BookletId]: { readonly who: string; readonly paths: readonly [string, string] };
} = {
  WH: {
    who: 'Shoots first, from far off, and marks one foe in every fight as the one to bring down.',
    paths: [
      'The Inquisitor gets people to talk, if need be after they have fallen: coins and lore from Humans and Occultists.',
      'The Bounty Hunter reads the posters: in every fight one kind of foe is worth money.',
    ],
  },
  EX: {
    who: 'Heals, prays, and draws strength from every dead thing that is laid to rest nearby.',
    paths: [
      'The Confessor frees somebody of what haunts them whenever you rest.',
      'The Votary has prayed so long that it comes cheaper.',
    ],
  },
  AR: {
    who: 'Reads what should have been burned, and pays little for it in body, since there is little body there.',
    paths: [
      'The Numerologist once a chapter makes a die say eight.',
      'The Seeker carries a light, or a darkness, that makes all who stand near it safer, or fiercer.',
    ],
  },
  TE: {
    who: 'Lends others a thought at the right moment, and puts worse ones into the heads of foes.',
    paths: [
      'The Medium is on good terms with your ghosts, and keeps them from fading.',
      'The Mesmerist looks at one of them, once a fight, and it forgets what it came for.',
    ],
  },
  OA: {
    who: 'Stands in front. Whoever stands beside the shield is harder to hurt.',
    paths: [
      'The Warden strikes back twice as often, and harder, at whatever steps up.',
      'The Penitent hits best after having been hit.',
    ],
  },
  MO: {
    who: 'Talks, steals, runs, and carries two knives for when none of it has helped.',
    paths: [
      'The Cutpurse goes through pockets after every fight that was won.',
      'The Player makes an entrance: people listen, and whole towns show respect.',
    ],
  },
};

export const taleOfCompanion: { readonly [Id in CompanionId]: string } = {
  CO01: 'One ear, three friends, all of them you.',
  CO02: 'Has polished your shield so often that he can see himself in it, being brave.',
  CO03: 'Knows a leaf for it, and where not to put it.',
  CO04: 'Walks ahead with the torch and does not look round, on principle.',
  CO05: 'Left the abbey over a question of doctrine, and still hums the answer.',
  CO06: 'Knows every rut of the road and which ones to trust.',
  CO07: 'Finds things. It is better not to ask before whom.',
  CO08: 'Was at the battle. Will not say which, but will say where you should be standing.',
  CO09: 'Says one word, and only when somebody is about to attack.',
  CO10: 'Is on her way to see her husband, and thinks that you may be going there.',
  CO11: 'Carries anything, and judges you for it.',
  CO12: 'Where he has played people are glad to see whoever takes him away.',
};

export const taleOfCreature: { readonly [Id in CreatureId]: string } = {
  C01: 'Thin this winter, and not afraid of fire.',
  C02: 'One rat is nothing. This is not one rat.',
  C03: 'They begin with the eyes, out of habit.',
  C04: 'He does not dislike you. You are in the way.',
  C05: 'You will not see it, and then you will see two of everything.',
  C06: 'It wraps what it cannot eat today.',
  C07: 'A farmer, two bad years ago.',
  C08: 'Hunted for the Baron, and was paid by the hare.',
  C09: 'Ten hours on his feet, and now you.',
  C10: 'Has given away all that could burn, except himself.',
  C11: 'Three pennies for a cure, two for the other thing.',
  C12: 'As long as the chant goes on, none of them is tired.',
  C13: 'Was hungry when they buried him.',
  C14: 'Was called to the colours, and never called back.',
  C15: 'Has no more eyes, and has found that they were in the way.',
  C16: 'Came up from the bottom on foot.',
  C17: 'Somebody’s daughter, and now somebody’s.',
  C18: 'A window with nobody behind it.',
  C19: 'She has only one note left, and will not be interrupted.',
  C20: 'It was fond of that plate.',
  C21: 'Still singing the part of a man who is dead, for a conductor who is dead.',
  C22: 'A spark that found out that it could choose.',
  C23: 'Fed under the gallows for as long as there were gallows.',
  C24: 'It has sat on your chest before. You thought it was supper.',
  C25: 'Half of him is sorry.',
  C26: 'It can be anybody, and has never been asked whom it would rather be.',
  C27: 'The hedge has had enough of being cut.',
  C28: 'It was told to bring water, and nobody has told it to stop.',
};

export const taleOfAffliction: { readonly [Id in AfflictionId]: string } = {
  F01: 'They dressed her for the wedding and the flood came first. She is still looking for the groom.',
  F02: 'It weighs as much as whatever you did not say today.',
  F03: 'The wood had a king before it had trees.',
  F04: 'It came in with the flood as long as an arm, and nobody has lowered the water since.',
  F05: 'He was lent the hunt for one winter, and has not given it back.',
  F06: 'Everything has been entered. Only the total is still wanting.',
  F07: 'Six hundred years without decay: it takes a good appetite.',
  F08: 'She has never asked for more than was agreed.',
  F09: 'He renews it every winter, and is always very sorry.',
};

export const taleOfTown: { readonly [Id in TownId]: string } = {
  T1: 'The capital of nothing in particular. All roads meet here, and then they think better of it.',
  T2: 'Seven bells, one saint, and a great many stairs.',
  T3: 'Timber, wolves and people who count hooves.',
  T4: 'The silver is gone. The scales are still in every window.',
  T5: 'Built on piles, and proud of every one.',
  T6: 'Thatch and geese, and a church that leans towards the river to listen.',
  T7: 'A garrison without a war. It keeps looking.',
  T8: 'Here they judge the north of the province, and keep the books that they judge it by.',
};

export const taleOfEncampment: { readonly [Id in EncampmentId]: string } = {
  G1: 'Painted wagons round a fire that is never let go out. They knew that you would come; they had hoped that it would be later.',
  G2: 'A blue light among the larches. Whoever is called from here tends to turn round.',
};

export const taleOfSite: { readonly [Id in SiteId]: string } = {
  A1: 'A mill without a miller.',
  A2: 'Black water, and a causeway that stops.',
  A3: 'The brothers kept time for the whole province, and have not been told that they are dead.',
  A4: 'Nine stones in a ring. From the road you count eight, or ten.',
  A5: 'Closed after the flood.',
  A6: 'The windows are washed, the avenue is raked. Nobody has ever met the servants.',
  A7: 'The end of the trap line.',
  A8: 'The lower rooms are under water. The silence is still enforced.',
  A9: 'Best view of the plain, for those who were brought here to see it.',
};

export const taleOfOffRoad: { readonly [Id in OffRoadNodeId]: string } = {
  O01: 'Where the wood begins, and leans out to look.',
  O02: 'A stone with a collar of lichen. Shepherds greet it.',
  O03: 'Black ground, black kilns, and one that still smokes.',
  O04: 'The deer have trodden a road. It goes nowhere that deer would go.',
  O05: 'A long bare ridge with bristles of thorn.',
  O06: 'Children are sent here for nuts, always two together.',
  O07: 'Reeds to the horizon; it depends where they stand which way it is.',
  O08: 'It bears, if you keep going.',
  O09: 'Mud, mist, and tall grey birds that do not fly up.',
  O10: 'Nine arches without water, and it still sounds like water.',
  O11: 'The larches stand in steps, like a choir that has been told to wait.',
  O12: 'The wind comes through here by itself.',
  O13: 'Common land. The crows have common rights.',
  O14: 'Four hundred steps cut by somebody who had a reason.',
  O15: 'A lake like an eye that is not used any more.',
  O16: 'What they brought out of the mine, and had no use for, and left to slide.',
  O17: 'The vines have gone wild, and done better.',
};
