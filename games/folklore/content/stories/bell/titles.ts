import type { StoryTitles } from '../../things.ts';

export const titles: StoryTitles = {
  name: 'The Bell Beneath the Fen',
  line: 'In Hollenmark people tie their sleepers to the bedposts. Every night one of them walks south all the same, eyes shut, and leaves wet footprints on a dry floor.',
  remembered: {
    sexton: 'what the sexton told',
    bodies: 'what the drowned showed',
    vigil: 'a night with a sleeper',
    merciful: 'the sleepers led home',
    chained: 'the sleepers chained',
    ledger: 'the founder’s ledger',
    drowned: 'nine more drowned',
    tomb: 'the founder’s tomb',
    clapper: 'the bell’s clapper',
    peal: 'the nine ropes',
    rung: 'the bell rung',
  },
  chapters: [
    {
      name: 'Wet Footprints',
      clock: 'none',
      options: {
        2: ['Ask the sexton what became of the bell', 'Lay out the drowned and look at them', 'Sit up with a sleeper'],
        7: ['Cut them loose and lead them home', 'Chain them where they stand'],
      },
      scenes: {
        mill: {
          name: 'Vey Mill',
          aim: 'Read the ledger under the millstone, and leave nothing standing that comes for it.',
          features: { A: 'Millstone ledger' },
        },
      },
    },
    {
      name: 'The Ninth Hour',
      clock: 'Sleepers',
      options: { 2: ['Fetch the tongue from under Sankt Orsel', 'Learn the peal at the Abbey'] },
      scenes: {
        undercroft: {
          name: 'The undercroft of Sankt Orsel',
          aim: 'Take the tongue of the bell out of its reliquary, and put back to rest whatever objects.',
          features: { A: 'Founder’s tomb', B: 'Iron-bound reliquary' },
        },
        cloister: {
          name: 'The cloister of the Ninth Hour',
          aim: 'Learn the peal from the nine ropes, and silence the choir.',
          features: { A: 'Dry font', B: 'The nine ropes' },
        },
      },
    },
    {
      name: 'What the Fen Kept',
      clock: 'none',
      options: { 3: ['Raise the bell and ring it', 'Step into the gap and close your eyes'] },
      scenes: {
        bride: { name: 'The causeway', aim: 'Send the Drowned Bride back to bed.', features: { A: 'The bell' } },
        dream: {
          name: 'The meadow of stones',
          aim: 'Wake up. For that, kill what sits on the stone.',
          features: { A: 'Altar of sleep' },
        },
      },
    },
  ],
};
