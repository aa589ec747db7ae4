/** One page for the first story. */
import type { QuickPart } from '@vesper/kernel';

export const quickStart: readonly QuickPart[] = [
  {
    title: 'What it is about',
    lines: [
      {
        text: 'Something is wrong in Morvany: sleepers walk into the fen, and wolves wait at the road like men for a coach.',
      },
      {
        text: 'You travel together from chapter to chapter, and all of you win when the story is told to its end.',
        rule: 'FOL-1.3',
      },
      {
        text: 'Death is not the end. A dead character haunts on as a ghost, and can be called back.',
        rule: 'FOL-5G.1',
      },
    ],
  },
  {
    title: 'On the road',
    lines: [
      { text: 'One of you leads, by turns: along the road, or one step into the wild.', rule: 'FOL-R14' },
      {
        text: 'Where you stop, something happens. The road is safer; the wild is crueller and pays better.',
        rule: 'FOL-4.2',
      },
      {
        text: 'Roll a d10, add a skill, reach the number: that is a check. Send whoever is best at it.',
        rule: 'FOL-R12',
      },
      { text: 'In towns you heal, repair, shop and listen. Once a chapter you may rest anywhere.', rule: 'FOL-4.13' },
    ],
  },
  {
    title: 'In a fight',
    lines: [
      { text: 'Skirmishes are quick: attack or defend, and hits wear the creatures down.', rule: 'FOL-R30' },
      {
        text: 'Encounters are on a map. In your turn you move and act: d100 and Might against Defense.',
        rule: 'FOL-5C.16',
      },
      { text: 'Power Points pay for what makes you special. They come back with rests, rooms and prayers.' },
      { text: 'Foes follow fixed rules: point at one to see whom it will go for.', rule: 'FOL-R46' },
    ],
  },
  {
    title: 'Growing, and losing',
    lines: [
      {
        text: 'Lore from foes and from the story makes you stronger, choice by choice. It stays with you for the next story.',
        rule: 'FOL-6.2',
      },
      {
        text: 'If all of you die, you wake at a Wayfarers’ Camp, poorer, with a Defeat mark. The third one loses the story.',
        rule: 'FOL-R3',
      },
    ],
  },
  {
    title: 'For your first evening',
    lines: [
      { text: 'Begin with The Bell Beneath the Fen: it is the shortest story, and was made for new characters.' },
      {
        text: 'Put the Oathsworn in front and keep shooters three steps back; whoever stands beside the Oathsworn is safer.',
      },
      { text: 'Carry a torch: in the dark the foes begin, and you miss.', rule: 'FOL-5C.11' },
      { text: 'Bring down one foe before you turn to the next. A wounded wolf bites as hard as a whole one.' },
    ],
  },
];
