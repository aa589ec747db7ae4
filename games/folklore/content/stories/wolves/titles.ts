import type { StoryTitles } from '../../things.ts';

export const titles: StoryTitles = {
  name: 'Wolves of the Wide Winter',
  line: 'Grimwald counts its cattle by the hooves that are left over. The forester asks you to look in the woods. He asks you twice not to look in the town.',
  remembered: {
    suspicion: 'the locked kennel',
    hired: 'the forester’s pay',
    guide: 'Janko as guide',
    loose: 'Janko with a blade',
    pact: 'the pact',
    name: 'who broke the promise',
    livery: 'the green livery',
    fullmoon: 'the full moon',
    silver: 'the silver',
    drained: 'the water drained',
    crowd: 'the crowd',
    ambush: 'the ambush',
  },
  chapters: [
    {
      name: 'A Tally of Hooves',
      clock: 'none',
      options: {
        2: ['Look in the town anyway', 'Take the forester’s map, and his money', 'Drink with the trappers'],
        6: ['End it for him, now', 'Take him along on the rope', 'Give him a blade and leave him to it'],
      },
      scenes: {
        hut: {
          name: 'The trapper’s hut',
          aim: 'Get to Janko and hear him out, and see off the pack.',
          features: { A: 'Janko, roped to his own bed' },
        },
      },
    },
    {
      name: 'The Standing Wives',
      clock: 'none',
      options: { 3: ['Kneel and ask for the terms', 'Offer it blood', 'Loose the first bolt'] },
      scenes: { antler: { name: 'The Standing Wives', aim: 'Bring down Old Antler.', features: { A: 'Altar stone' } } },
    },
    {
      name: 'Silver',
      clock: 'Moon',
      options: { 1: ['Get it out of the ground', 'Take it from the altar'] },
      scenes: {
        mine: {
          name: 'The Silver Hand',
          aim: 'Break silver out of the vein, and kill what keeps it.',
          features: { A: 'Silver vein', B: 'Pump lever' },
        },
        ambush: {
          name: 'The felled tree',
          aim: 'Beat the robbers, or hold out for three rounds and get away down the road.',
          features: {},
        },
      },
    },
    {
      name: 'The Long Night',
      clock: 'none',
      options: { 2: ['Name him before all of them', 'Hide, and wait for the moon', 'Sit down and eat with him'] },
      scenes: {
        greylord: {
          name: 'The square of Grimwald',
          aim: 'Bring the Grey Lord down. If you have a pact, you may unmake him once he has been worn down to half.',
          features: { A: 'Well-head', B: 'Feast table', U: 'Unmake him' },
        },
      },
    },
  ],
};
