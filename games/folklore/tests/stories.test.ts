import { describe, expect, it } from 'vitest';
import { wordsIn } from '../checks/storyFlow.ts';
import { storyProblems } from '../checks/stories.ts';
import { offRoad } from '../content/events/offRoad.ts';
import { road } from '../content/events/road.ts';
import { eventsRemembered } from '../content/events/titles.ts';
import { stories, storyTexts } from '../content/stories/index.ts';
import type { Feature, Scene, Step, Story, StoryText } from '../content/things.ts';
import { check, flag, goStep, isFlag, lore, not, outcome, spawn, tell } from '../content/verbs.ts';

describe('the stories', () => {
  it('FOL-3.9 are three, of 11 chapters and 17 scenes', () => {
    expect(stories.map(({ id }) => id)).toEqual(['bell', 'wolves', 'ash']);
    expect(Object.keys(storyTexts)).toEqual(['bell', 'wolves', 'ash']);
    expect(stories.map(({ chapters }) => chapters.length)).toEqual([3, 4, 4]);
    expect(stories.flatMap(({ chapters }) => chapters.flatMap(({ scenes }) => Object.keys(scenes)))).toHaveLength(17);
  });

  it.each(stories.map(story => [story.id, story] as const))('%s is sound', async (id, story) => {
    expect(storyProblems(story, await storyTexts[id]())).toEqual([]);
  });

  it('have words for what they remember of events', () => {
    const effects = [...road, ...offRoad].flatMap(({ options }) =>
      options.flatMap(option => [...wordsIn(option.effects)]),
    );
    const flags = effects.flatMap(effect => (effect.do === 'flag' ? [effect.flag] : []));
    expect(Object.keys(eventsRemembered)).toEqual([...new Set(flags)]);
  });

  it.each(Object.keys(storyTexts))(
    '%s reads well: no double spaces, no straight quotes, every sentence ended',
    async id => {
      const { chapters, line } = await storyTexts[id]();
      const texts = chapters.flatMap(chapter => [
        ...chapter.steps.flatMap(({ text }) => text),
        ...Object.values(chapter.lines),
        ...Object.values(chapter.scenes).map(({ aim }) => aim),
      ]);
      expect([line, ...texts].filter(text => /\s{2}|['"]|[^.?!”:]$|^[^A-Z“]/.test(text))).toEqual([]);
      const labels = chapters.flatMap(({ steps }) => steps.flatMap(({ options }) => options));
      expect(labels.filter(label => !/^[A-Z].*[^.]$/.test(label))).toEqual([]);
    },
  );
});

/** A story of one chapter with one scene, sound as it is; tests break it. */
type Mutable<T> = T extends string | number ? T : { -readonly [K in keyof T]: Mutable<T[K]> };

function soundStory(): { story: Mutable<Story>; text: Mutable<StoryText> } {
  const vault: Scene = {
    map: 'MP01',
    dark: 'map',
    foes: [{ foe: 'C01', count: [1, 1, 1, 1], at: [1], when: { if: 'always' } }],
    features: [aFeature()],
    triggers: [{ on: { on: 'door', space: 'E7' }, effects: [tell('rats'), spawn('C02', 1, 3)] }],
    goals: [{ objectives: [{ need: 'killAll' }], outcome: 'win' }],
  };
  const steps: readonly Step[] = [
    { step: 'read', effects: [] },
    {
      step: 'choose',
      options: [
        { needs: { if: 'always' }, effects: [goStep(3)] },
        { needs: { if: 'always' }, effects: [flag('bold'), goStep(4)] },
      ],
    },
    { step: 'travel', to: 'A1' },
    { step: 'scene', scene: 'vault', outcomes: { win: [] } },
    { step: 'endStory', effects: [lore('each', 5)] },
  ];
  const story: Story = {
    id: 'small',
    start: 'T1',
    chapters: [{ table: Array.from({ length: 10 }, () => 'C01' as const), clock: 'none', steps, scenes: { vault } }],
  };
  const text: StoryText = {
    name: 'Small',
    line: 'Small.',
    remembered: { bold: 'a dare', read: 'the ledger is read' },
    chapters: [
      {
        name: 'Only',
        clock: 'none',
        steps: steps.map((step, n) => ({
          text: [`Step ${n}.`],
          options: step.step === 'choose' ? ['Go', 'Dare'] : [],
        })),
        lines: { rats: 'Rats.' },
        scenes: { vault: { name: 'Vault', aim: 'Win.', features: { A: 'Ledger' } } },
      },
    ],
  };
  return structuredClone({ story, text }) as { story: Mutable<Story>; text: Mutable<StoryText> };
}

function aFeature(): Feature {
  return {
    key: 'A',
    at: 'map',
    target: { at: 'nothing' },
    effects: [check('occult', 5, [flag('read')])],
    again: 'once',
    auto: { if: 'any', of: [] },
    tries: 99,
    giving: 'all',
    boost: 'none',
    needs: { if: 'always' },
    rescue: false,
  };
}

type Chapter = Mutable<Story>['chapters'][number];
/** What is said of the sound story after this change. */
function saidOf(
  change: (
    chapter: Chapter,
    words: Mutable<StoryText>['chapters'][number],
    vault: Mutable<Scene>,
    text: Mutable<StoryText>,
  ) => void,
): string[] {
  const { story, text } = soundStory();
  change(story.chapters[0], text.chapters[0], story.chapters[0].scenes.vault, text);
  return storyProblems(story as Story, text as StoryText).map(problem => problem.replace(/^small: /, ''));
}
const step = (one: Step): Mutable<Step> => one as Mutable<Step>;

describe('what the checker of stories finds', () => {
  it('has nothing to say of a sound story', () => {
    expect(saidOf(() => undefined)).toEqual([]);
  });

  describe('unreachable', () => {
    it('a step that every way passes by', () => {
      expect(saidOf(({ steps }) => void (steps[0] = step({ step: 'read', effects: [goStep(4)] })))).toEqual([
        'chapter 1 step 2 can never be reached',
        'chapter 1 step 3 can never be reached',
      ]);
    });

    it('an option that asks for a flag set only later', () => {
      const said = saidOf(({ steps }) => {
        steps[1] = step({
          step: 'choose',
          options: [
            { needs: { if: 'always' }, effects: [flag('bold')] },
            { needs: isFlag('read'), effects: [] },
          ],
        });
      });
      expect(said).toEqual(['chapter 1 step 2: option 2 can never be chosen']);
    });

    it('an outcome whose aim contradicts itself', () => {
      const said = saidOf(({ steps }, _, vault) => {
        vault.goals.push({
          objectives: [
            { need: 'flag', flag: 'read' },
            { need: 'notFlag', flag: 'read' },
          ],
          outcome: 'odd',
        });
        steps[3] = step({ step: 'scene', scene: 'vault', outcomes: { win: [], odd: [] } });
      });
      expect(said).toEqual(['chapter 1 step 4: the outcome "odd" can never come about']);
    });

    it('a scene that is never played, and an outcome that it never has', () => {
      expect(saidOf(({ steps }) => void (steps[3] = step({ step: 'read', effects: [] })))).toEqual([
        'chapter 1 scene vault is never played',
      ]);
      const said = saidOf(
        ({ steps }) => void (steps[3] = step({ step: 'scene', scene: 'vault', outcomes: { win: [], cure: [] } })),
      );
      expect(said).toEqual(['chapter 1 scene vault never ends with "cure"']);
    });

    it('a line that is never told', () => {
      expect(saidOf((_, { lines }) => void (lines.owls = 'Owls.'))).toEqual([
        'chapter 1 has a line "owls" that is never told',
      ]);
    });
  });

  describe('endless', () => {
    it('a way that leads back for ever', () => {
      const said = saidOf(
        ({ steps }) => void (steps[3] = step({ step: 'scene', scene: 'vault', outcomes: { win: [goStep(3)] } })),
      );
      expect(said).toContain('chapter 1 step 3 may never come to the end of the story');
      expect(said).toContain('chapter 1 step 5 can never be reached');
    });

    it('a branch that leads back for ever while another ends', () => {
      const said = saidOf(({ steps }, words) => {
        steps[1] = step({
          step: 'choose',
          options: [
            { needs: { if: 'always' }, effects: [] },
            { needs: { if: 'always' }, effects: [flag('bold')] },
          ],
        });
        steps[2] = step({
          step: 'choose',
          options: [
            { needs: not(isFlag('bold')), effects: [goStep(3)] },
            { needs: isFlag('bold'), effects: [] },
          ],
        });
        words.steps[2].options = ['Wait', 'Go on'];
      });
      expect(said).toEqual(['chapter 1 step 3 may never come to the end of the story']);
    });

    it('steps that go round by themselves', () => {
      const said = saidOf(
        ({ steps }) => void (steps[2] = step({ step: 'check', effects: [check('faith', 5, [], [goStep(3)])] })),
      );
      expect(said).toEqual(['chapter 1 step 3 goes round in a circle by itself']);
    });

    it('a scene whose only aim hangs on a check that can be made once', () => {
      const said = saidOf((_, __, vault) => {
        vault.goals = [{ objectives: [{ need: 'interact', features: ['A'], passed: true }], outcome: 'win' }];
      });
      expect(said).toEqual([
        'chapter 1 step 4: the scene vault can be played into a corner from which no aim can be reached',
      ]);
    });

    it('not a check that can be made until it is passed', () => {
      const said = saidOf((_, __, vault) => {
        vault.features[0].again = 'untilPassed';
        vault.goals = [{ objectives: [{ need: 'interact', features: ['A'], passed: true }], outcome: 'win' }];
      });
      expect(said).toEqual([]);
    });

    it('a choice in which nothing can be chosen', () => {
      const said = saidOf(({ steps }) => {
        steps[2] = step({
          step: 'choose',
          options: [
            { needs: isFlag('bold'), effects: [] },
            { needs: isFlag('bold'), effects: [] },
          ],
        });
      });
      expect(said).toContain('chapter 1 step 3 may offer nothing at all');
      expect(said).toContain('chapter 1 step 3 may never come to the end of the story');
    });
  });

  describe('undefined', () => {
    it('a step', () => {
      const said = saidOf(({ steps }) => void (steps[0] = step({ step: 'read', effects: [goStep(9)] })));
      expect(said).toEqual(['chapter 1 goes to step 9, which is not there']);
    });

    it('an end', () => {
      expect(saidOf(({ steps }) => void (steps[4] = step({ step: 'endChapter', effects: [] })))).toEqual([
        'chapter 1 does not end with endStory',
      ]);
    });

    it('a scene', () => {
      const said = saidOf(
        ({ steps }) => void (steps[3] = step({ step: 'scene', scene: 'attic', outcomes: { win: [] } })),
      );
      expect(said).toContain('chapter 1 step 4 plays the scene attic, which is not there');
    });

    it('an outcome', () => {
      const said = saidOf((_, __, vault) => {
        vault.features[0].effects = [
          check('occult', 5, [flag('read'), outcome('cure')]),
        ] as Mutable<Feature>['effects'];
      });
      expect(said).toEqual(['chapter 1 scene vault ends with "cure", of which nothing is said']);
    });

    it('an aim', () => {
      expect(saidOf((_, __, vault) => void (vault.goals = []))).toContain('chapter 1 scene vault has no aim');
    });

    it('a flag', () => {
      const said = saidOf(
        (_, __, vault) => void (vault.foes[0].when = isFlag('nobody') as Mutable<Scene>['foes'][number]['when']),
      );
      expect(said).toEqual(['asks for the flag "nobody", which nothing sets']);
    });

    it('what the story remembers', () => {
      const said = saidOf((_, __, ___, text) => void (text.remembered = { heard: 'a rumour' }));
      expect(said).toEqual([
        'has no words for the flag "bold"',
        'has no words for the flag "read"',
        'has words for the flag "heard", which nothing sets',
      ]);
    });

    it('a feature, a door, a point, a foe of the map', () => {
      const said = saidOf((_, { scenes }, vault) => {
        vault.features[0].key = 'B';
        scenes.vault.features = { B: 'Ledger' };
        vault.triggers.push(
          { on: { on: 'door', space: 'A1' }, effects: [] },
          { on: { on: 'half', foe: 'F01' }, effects: [] },
          { on: { on: 'interact', feature: 'A' }, effects: [] },
        );
        vault.foes[0].at = [4];
        vault.goals[0].objectives = [{ need: 'kill', foe: 'F09' }];
      });
      expect(said).toEqual([
        'chapter 1 scene vault puts C01 on the point 4, which MP01 has not',
        'chapter 1 scene vault has a feature B, which MP01 has not',
        'chapter 1 scene vault waits for a door at A1, where none is',
        'chapter 1 scene vault waits for F01, which never appears',
        'chapter 1 scene vault waits for the feature A, which it has not',
        'chapter 1 scene vault asks for the death of F09, which never appears',
      ]);
    });

    it('lines of a table, texts of steps, labels, names of features, lines that are told', () => {
      const said = saidOf((chapter, words, vault) => {
        chapter.table.pop();
        vault.triggers[0].effects = [tell('bats')] as Mutable<Scene>['triggers'][number]['effects'];
        words.steps.pop();
        words.steps[1].options.pop();
        words.scenes.vault.features = {};
      });
      expect(said).toEqual([
        'chapter 1 has a table of 9 lines, not 10',
        'chapter 1 has 5 steps, and texts for 4',
        'chapter 1 step 2 has 2 options, and 1 labels',
        'chapter 1 scene vault has no name for the feature A',
        'chapter 1 tells "bats", which is not written',
        'chapter 1 has a line "rats" that is never told',
      ]);
    });
  });
});
