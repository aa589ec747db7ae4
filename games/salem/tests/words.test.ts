import { describeWords, expectSentence } from '@vesper/checkers/vitest';
import { plainWords, start } from '@vesper/kernel';
import type { Choice, Facts, Match, Open, Viewer } from '@vesper/kernel';
import { describe, expect, it } from 'vitest';
import {
  AnnPudeator,
  BridgetBishop,
  EdwardPutnam,
  ElizabethParris,
  GeorgeBurroughs,
  GeorgeCorwin,
  GilesCorey,
  IncreaseMather,
  JohnPorter,
  JohnProctor,
  MargaretJacobs,
  MaryEasty,
  MaryWarren,
  MercyLewis,
  NicholasNoyes,
  RebeccaNurse,
  SarahGood,
  ThomasPutnam,
  Tituba,
  WilliamGriggs,
} from '../content/colonists.ts';
import { salem } from '../game.ts';
import { IN_CIRCLE, IN_COLONIST_ROW, IN_PROMINENT_ROW, NONE } from '../state.ts';
import type { Price, SalemAsk, SalemEvent, SalemState, SalemView } from '../state.ts';
import { words as spoken } from '../words.ts';
import { lines } from '../words/score.ts';

const words = plainWords(spoken);

const price = (parts: Partial<Price>): Price => ({
  base: 0,
  accusations: 0,
  circle: 0,
  willard: 0,
  elizabethProctor: 0,
  surcharge: 0,
  discount: 0,
  total: 0,
  ...parts,
});

/** Two players at the first placement: seat 0 is Yellow, of the Village, seat 1 is Red, of the Town. */
function table(change: (s: SalemState) => void = () => {}): Match<SalemState, SalemView> {
  const match = start(salem, { seats: 2, seed: 'words' });
  match.state.players[0].faction = 0;
  match.state.players[1].faction = 1;
  change(match.state);
  return match;
}

const seen = (viewer: Viewer, change?: (s: SalemState) => void): SalemView => salem.view(table(change).state, viewer);

function asking(frame: { ask: SalemAsk['ask']; seat?: number; [field: string]: unknown }): Open {
  const whole = { seat: 0, ...frame };
  return { id: 'x', seat: whole.seat, ask: frame.ask, rule: 'SAL-1', optional: false, frame: whole };
}

// ── Completeness ─────────────────────────────────────────────────────────────────────────────────────────────────────

describe('nothing is left without words', () => {
  it('refuses in a sentence, whatever the decision and whoever looks', () => {
    const aboutColonists: readonly (readonly [SalemAsk['ask'], Choice])[] = [
      ['arrest', ThomasPutnam],
      ['bring', JohnProctor],
      ['scapegoat', SarahGood],
      ['menu', AnnPudeator],
      ['spectral', GilesCorey],
    ];
    const others: Readonly<Record<string, readonly [SalemAsk['ask'], Choice]>> = {
      spaceTaken: ['place', 3],
      noFearLeft: ['fearMode', 'place'],
      noFearInPlay: ['fearMode', 'remove'],
      alreadyGenerated: ['menu', 'generate'],
      noGenerateHere: ['menu', 'generate'],
      thomasNotReady: ['menu', 'thomas'],
      modeImpossible: ['abilityMode', 'spectral'],
      noInfluence: ['exonerateExtra', 'pay'],
      nothingToRemove: ['exonerateExtra', 'pay'],
    };
    const argsOf = (why: string): Facts => ({
      by: 1,
      has: 2,
      price: price({ base: 7, total: 7 }),
      held: 3,
      costs: 1,
      own: 'V',
      holder: 1,
      arrester: 1,
      spectral: false,
      fear: 3,
      colonist: GilesCorey,
      lacks: why === 'thomasNotReady' ? 'elsewhere' : 'nobodyAccused',
    });
    for (const viewer of [0, 1, 'spectator'] as const) {
      for (const why of words.reasons) {
        for (const [ask, choice] of Object.hasOwn(others, why) ? [others[why]] : aboutColonists) {
          const refusal = { rule: 'SAL-1', why, args: argsOf(why) };
          expectSentence(
            words.refusal(seen(viewer), asking({ ask, colonist: GilesCorey }), choice, refusal, undefined),
          );
        }
      }
    }
  });

  it('tells the others what is decided even when the frame is hidden', () => {
    for (const ask of Object.keys(salem.decisions) as SalemAsk['ask'][]) {
      for (const viewer of [1, 'spectator'] as const) expectSentence(words.prompt(seen(viewer), asking({ ask })));
    }
  });
});

/** One event of each kind. */
const samples: { readonly [Kind in SalemEvent['event']]: Omit<Extract<SalemEvent, { event: Kind }>, 'rule'> } = {
  firstPlayerChosen: { event: 'firstPlayerChosen', seat: 0 },
  factionDealt: { event: 'factionDealt', seat: 0, faction: 0 },
  startersOffered: { event: 'startersOffered', seat: 0, colonists: [MercyLewis, Tituba] },
  startPicked: { event: 'startPicked', seat: 0, colonist: Tituba },
  starterTaken: { event: 'starterTaken', seat: 0, colonist: Tituba },
  grievanceDealt: { event: 'grievanceDealt', seat: 0, grievance: 3 },
  roundBegan: { event: 'roundBegan', round: 2, seat: 0 },
  messengerPlaced: { event: 'messengerPlaced', seat: 0, space: 8 },
  messengerLifted: { event: 'messengerLifted', seat: 0, space: 8 },
  influenceGained: { event: 'influenceGained', seat: 0, amount: 2, short: 0, by: GeorgeCorwin },
  influencePaid: { event: 'influencePaid', seat: 0, amount: 1, by: NicholasNoyes },
  influenceGenerated: { event: 'influenceGenerated', seat: 0, icons: 3, amount: 3 },
  accusationPlaced: { event: 'accusationPlaced', seat: 0, colonist: GilesCorey, by: NONE },
  accusationsRemoved: { event: 'accusationsRemoved', seat: 0, colonist: RebeccaNurse, amount: 2, by: NONE },
  accusationMoved: { event: 'accusationMoved', seat: 0, from: MercyLewis, to: GilesCorey, by: BridgetBishop },
  fearPlaced: { event: 'fearPlaced', seat: 0, colonist: MercyLewis, by: NONE },
  fearRemoved: { event: 'fearRemoved', seat: 0, colonist: MercyLewis, by: GeorgeBurroughs },
  fearMoved: { event: 'fearMoved', seat: 0, from: MercyLewis, to: GilesCorey, by: NONE },
  spectralPlaced: { event: 'spectralPlaced', seat: 0, colonist: GilesCorey, by: NONE },
  protectionPlaced: { event: 'protectionPlaced', seat: 0, colonist: GilesCorey, by: NONE },
  firstPlayerTaken: { event: 'firstPlayerTaken', seat: 0 },
  reputationGranted: { event: 'reputationGranted', seat: 0, colonist: WilliamGriggs, by: WilliamGriggs },
  abilityPicked: { event: 'abilityPicked', seat: 0, colonist: EdwardPutnam },
  arrestAttempted: {
    event: 'arrestAttempted',
    seat: 0,
    colonist: ThomasPutnam,
    price: price({ base: 7, total: 7 }),
    by: NONE,
  },
  scapegoatNamed: { event: 'scapegoatNamed', seat: 0, scapegoat: SarahGood, target: ThomasPutnam },
  colonistArrested: {
    event: 'colonistArrested',
    seat: 0,
    colonist: SarahGood,
    from: IN_COLONIST_ROW,
    price: null,
    by: NONE,
  },
  colonistBrought: {
    event: 'colonistBrought',
    seat: 0,
    colonist: MaryEasty,
    from: IN_COLONIST_ROW,
    price: price({ base: 3, total: 3 }),
    by: NONE,
  },
  declined: { event: 'declined', seat: 0, ask: 'arrest' },
  nothingPossible: { event: 'nothingPossible', seat: 0, ask: 'bring' },
  locked: { event: 'locked', colonist: SarahGood },
  unlocked: { event: 'unlocked', colonist: SarahGood },
  cardRevealed: { event: 'cardRevealed', card: GilesCorey, row: 'colonist', slot: 1 },
  cardCycled: { event: 'cardCycled', card: GilesCorey },
  endCardRevealed: { event: 'endCardRevealed', card: IncreaseMather },
  grievanceRevealed: { event: 'grievanceRevealed', seat: 0, grievance: 3 },
  scored: { event: 'scored', seat: 0, line: 'wealth', points: 4 },
  won: { event: 'won', winners: [0], places: [1, 2], tied: false },
};

describeWords<SalemView, SalemEvent>(salem, {
  seen,
  samples,
  lines: Object.keys(lines),
  folder: new URL('../', import.meta.url),
});

// ── A few sentences word for word ────────────────────────────────────────────────────────────────────────────────────

describe('word for word', () => {
  const say = (viewer: Viewer, told: object): string | undefined =>
    words.event(seen(viewer), { rule: 'SAL-1', ...told } as SalemEvent);

  it('calls the one who looks "you" and the others by colour', () => {
    expect(words.seat(seen(0), 0)).toBe('Yellow');
    expect(say(0, samples.accusationPlaced)).toBe('You accuse Giles Corey.');
    expect(say(1, samples.accusationPlaced)).toBe('Yellow accuses Giles Corey.');
    expect(say('spectator', samples.firstPlayerChosen)).toBe('Yellow is the first player.');
    expect(say(0, samples.firstPlayerChosen)).toBe('You are the first player.');
    expect(say(0, samples.starterTaken)).toBe('Tituba starts in your Circle.');
    expect(say(1, samples.starterTaken)).toBe('Tituba starts in Yellow’s Circle.');
  });

  it('spells out how a price is made up', () => {
    const arrested = (from: number, parts: Partial<Price>, by = NONE): string | undefined =>
      say(1, { ...samples.colonistArrested, from, price: price(parts), by });
    expect(arrested(IN_PROMINENT_ROW, { base: 7, accusations: 3, total: 4 })).toBe(
      'Yellow arrests Sarah Good from the Prominent row for 4 Influence (7 Reputation − 3 Accusations).',
    );
    expect(
      arrested(
        IN_CIRCLE + 1,
        {
          base: 5,
          accusations: 1,
          circle: 5,
          willard: 1,
          elizabethProctor: 2,
          surcharge: 2,
          discount: 1,
          total: 13,
        },
        EdwardPutnam,
      ),
    ).toBe(
      'Yellow arrests Sarah Good from your Circle for 13 Influence (5 Reputation − 1 Accusation + 5 in a Circle + 1 for John Willard + 2 for Elizabeth Proctor + 2 for Edward Putnam − 1 for Elizabeth Porter).',
    );
    expect(arrested(IN_COLONIST_ROW, { base: 2, accusations: 4, surcharge: 1, total: 1 })).toBe(
      'Yellow arrests Sarah Good from the Colonist row for 1 Influence (2 Reputation − 4 Accusations, at least 0, + 1 for the second space).',
    );
    expect(arrested(IN_COLONIST_ROW, { base: 2, accusations: 4 })).toBe(
      'Yellow arrests Sarah Good from the Colonist row for free (2 Reputation − 4 Accusations, at least 0).',
    );
    expect(say(0, samples.colonistArrested)).toBe(
      'You arrest Sarah Good from the Colonist row as a scapegoat, for free.',
    );
    expect(say(0, samples.colonistBrought)).toBe('You bring Mary Easty in from the Colonist row for 3 Influence.');
    expect(
      say(0, {
        ...samples.colonistBrought,
        price: price({ base: 3, circle: 5, surcharge: 2, discount: 1, total: 9 }),
        by: JohnPorter,
      }),
    ).toBe(
      'You bring Mary Easty in from the Colonist row for 9 Influence (3 Reputation + 5 in a Circle + 2 for John Porter Sr. − 1 for Israel Porter).',
    );
  });

  it('says which ability was at work, and when the supply ran out', () => {
    expect(say(1, { ...samples.accusationPlaced, by: MercyLewis })).toBe(
      'Yellow accuses Giles Corey with Mercy Lewis.',
    );
    expect(say(0, { ...samples.accusationPlaced, colonist: Tituba, by: Tituba })).toBe(
      'You accuse Tituba with her own ability.',
    );
    expect(say(1, samples.influenceGained)).toBe('Yellow gains 2 Influence from Sheriff George Corwin.');
    expect(say(1, { ...samples.influenceGained, amount: 1, short: 1, by: NONE })).toBe(
      'Yellow gains 1 Influence, not 2: the supply is empty.',
    );
    expect(say(1, { ...samples.influenceGenerated, amount: 0 })).toBe(
      'Yellow collects 0 Influence for 3 icons: the supply is empty.',
    );
  });

  it("tells a seat its own Grievance, and of another's only that it was drawn", () => {
    expect(say(0, samples.grievanceDealt)).toBe(
      'Your Grievance is Harbour Debts: arrest Philip English, Capt. John Alden and Martha Carrier, and keep Sheriff George Corwin out of every jail.',
    );
    expect(say(1, { event: 'grievanceDealt', seat: 0 })).toBe('Yellow draws a Grievance card.');
  });

  it('leaves out of the log what the next line says anyway', () => {
    expect(say(0, { ...samples.influencePaid, rule: 'SAL-10.18' })).toBeUndefined();
    expect(say(0, { ...samples.arrestAttempted, colonist: RebeccaNurse })).toBeUndefined();
    expect(say(0, { ...samples.scored, points: 0 })).toBeUndefined();
    expect(say(0, { ...samples.locked, colonist: MercyLewis })).toBeUndefined();
  });

  it('announces the winner, a broken tie and a shared victory', () => {
    expect(say(0, samples.won)).toBe('You win.');
    expect(say(1, { ...samples.won, tied: true })).toBe('Yellow wins the tie by Reputation.');
    expect(say(0, { ...samples.won, winners: [0, 1], tied: true })).toBe('You and Red share the victory.');
  });

  it('asks the one who decides, and tells the others what is being decided', () => {
    const scapegoat = asking({ ask: 'scapegoat', arrester: 1, target: ThomasPutnam, surcharge: 0 });
    expect(words.prompt(seen(0), scapegoat)).toBe('Red wants to arrest Thomas Putnam. Name a scapegoat?');
    expect(words.prompt(seen(1), scapegoat)).toBe('Yellow decides whether to name a scapegoat for Thomas Putnam');
    expect(words.prompt(seen('spectator'), asking({ ask: 'scapegoat' }))).toBe(
      'Yellow decides whether to name a scapegoat',
    );
    expect(words.prompt(seen(0), asking({ ask: 'scapegoat', arrester: 0, target: ThomasPutnam }))).toBe(
      'You want to arrest Thomas Putnam. Take a scapegoat instead?',
    );
    expect(words.prompt(seen(0), asking({ ask: 'burroughsFear' }))).toBe(
      'Rev. George Burroughs is arrested: you may remove 1 Fear',
    );
    expect(words.prompt(seen(0), asking({ ask: 'arrest', surcharge: 0, by: NONE }))).toBe('Arrest a colonist');
    expect(words.prompt(seen(0), asking({ ask: 'arrest', surcharge: 2, by: EdwardPutnam }))).toBe(
      'Edward Putnam: arrest a colonist for 2 Influence more than usual',
    );
    expect(words.prompt(seen(0), asking({ ask: 'place' }))).toBe('Place a messenger (3 in hand)');
  });

  it('counts the two Accusations of space 12', () => {
    const on = (accused: boolean): SalemView =>
      seen(0, s => {
        s.resolving.space = 12;
        s.resolving.accused = accused;
      });
    const accuse = asking({ ask: 'accuse', by: NONE });
    expect(words.prompt(on(false), accuse)).toBe('Place an Accusation (1 of 2)');
    expect(words.prompt(on(true), accuse)).toBe('Place an Accusation (2 of 2)');
  });

  it('puts plain verbs on buttons', () => {
    const at = seen(0);
    const label = (frame: Parameters<typeof asking>[0], choice: Choice, total?: number): string =>
      words.choice(at, asking(frame), choice, total === undefined ? undefined : { ...price({ base: total, total }) });
    expect(label({ ask: 'arrest' }, ThomasPutnam, 4)).toBe('Arrest Thomas Putnam for 4');
    expect(label({ ask: 'arrest' }, ThomasPutnam, 0)).toBe('Arrest Thomas Putnam for free');
    expect(label({ ask: 'arrest' }, 'decline')).toBe('Arrest no one');
    expect(label({ ask: 'bring' }, MaryEasty, 5)).toBe('Bring in Mary Easty for 5');
    expect(label({ ask: 'protect' }, 'decline')).toBe('Leave the token');
    expect(label({ ask: 'menu' }, EdwardPutnam)).toBe('Use Edward Putnam');
    expect(label({ ask: 'menu' }, 'generate')).toBe('Collect 2 Influence');
    expect(label({ ask: 'menu' }, 'done')).toBe('Done');
    expect(label({ ask: 'place' }, 8)).toBe('Place on Arrest (8)');
    expect(label({ ask: 'abilityMode', colonist: MaryWarren }, 'remove')).toBe('Remove 1 Accusation');
  });

  it('SAL-R22 says that Done collects what has not been collected on space 5', () => {
    const at = (generated: boolean): SalemView =>
      seen(0, s => Object.assign(s.resolving, { space: 5, seat: 0, generated }));
    expect(words.choice(at(false), asking({ ask: 'menu' }), 'done', undefined)).toBe('Done, collecting 2 Influence');
    expect(words.choice(at(true), asking({ ask: 'menu' }), 'done', undefined)).toBe('Done');
  });

  it('says exactly what stands in the way', () => {
    const why = (ask: SalemAsk['ask'], choice: Choice, reason: string, args: Facts): string =>
      words.refusal(seen(0), asking({ ask }), choice, { rule: 'SAL-1', why: reason, args }, undefined);
    expect(why('place', 3, 'spaceTaken', { by: 1 })).toBe('Red’s messenger already stands there.');
    expect(why('place', 4, 'spaceTaken', { by: 0 })).toBe('Your messenger already stands there.');
    expect(
      why('arrest', JohnProctor, 'tooCostly', {
        price: price({ base: 7, accusations: 1, circle: 5, total: 11 }),
        held: 4,
        by: NONE,
      }),
    ).toBe('John Proctor costs 11 Influence (7 Reputation − 1 Accusation + 5 in a Circle), and you have 4.');
    expect(why('bring', JohnProctor, 'wrongSide', { own: 'V' })).toBe(
      'John Proctor is of the Town and does not join a faction of the Village.',
    );
    expect(why('menu', JohnPorter, 'noTarget', { lacks: 'nobodyToBring', held: 4, costs: 0 })).toBe(
      'John Porter Sr. has nothing to do now: there is nobody to bring in with 4 Influence.',
    );
    expect(why('menu', MercyLewis, 'isBlocked', { spectral: false, fear: 3 })).toBe(
      '3 Fear on Mercy Lewis block the ability.',
    );
    expect(why('accuse', Tituba, 'rowsOnly', { by: ElizabethParris })).toBe(
      'Elizabeth Parris can accuse only colonists in the two rows, and Tituba is in a Circle.',
    );
  });

  it('keeps the status line short', () => {
    expect(words.status(seen(0))).toBe('Round 1: placing messengers');
    const resolving = seen(0, s => Object.assign(s.resolving, { space: 8, seat: 0 }));
    expect(words.status(resolving)).toBe('Round 1: resolving 8 Arrest a colonist');
    const over = (winners: number[], scores: number[]): SalemView =>
      seen(0, s => {
        s.outcome = { winners, places: scores.map((_, seat) => (winners.includes(seat) ? 1 : 2)), scores, sheet: [] };
      });
    expect(words.status(over([0], [27, 20]))).toBe('You win with 27 points');
    expect(words.status(over([1], [20, 27]))).toBe('Red wins with 27 points');
    expect(words.status(over([0, 1], [27, 27]))).toBe('You and Red share the victory with 27 points');
  });
});

describe('the table as text', () => {
  const section = (at: SalemView, title: string) => words.twin(at).find(found => found.title === title)!;

  it('describes a card with everything printed and everything lying on it', () => {
    const at = seen(0, s => {
      s.prominentRow[0] = ThomasPutnam;
      s.accusations[ThomasPutnam] = 2;
      s.fear[ThomasPutnam] = 1;
      s.protectionOn = ThomasPutnam;
    });
    expect(section(at, 'Prominent row').lines[0]).toEqual({
      label: 'Slot 1',
      text: 'Thomas Putnam: Reputation 7, Village, influence icon, 3 houses, Putnam. Clock: Once per space: if you placed an Accusation there, you may place 1 more on any Colonist. Tokens: 2 Accusations, 1 Fear, Protection.',
    });
  });

  it('says who stands where', () => {
    const at = seen(1, s => {
      s.spaces[8] = 1;
    });
    const { lines } = section(at, 'Esteemed board');
    expect(lines).toHaveLength(14);
    expect(lines[7]).toEqual({ label: '8 Arrest a colonist', text: 'Red' });
    expect(lines[8]).toEqual({ label: '9 Arrest a colonist (+1)', text: 'free' });
  });

  it("SAL-7.1 shows a seat its own Grievance and keeps the others' secret until the end", () => {
    const of = (at: SalemView, title: string): string =>
      section(at, title).lines.find(({ label }) => label === 'Grievance')!.text;
    const grudges = (s: SalemState): void => {
      s.players[0].grievance = 3;
      s.players[1].grievance = 4;
    };
    expect(of(seen(0, grudges), 'Yellow (you)')).toBe(
      'Harbour Debts: 2 points each for Philip English, Capt. John Alden and Martha Carrier in your jail, −2 if Sheriff George Corwin is in any jail',
    );
    expect(of(seen(0, grudges), 'Red')).toBe('secret');
    expect(of(seen('spectator', grudges), 'Yellow')).toBe('secret');
    const over = seen('spectator', s => {
      grudges(s);
      s.outcome = { winners: [0], places: [1, 2], scores: [1, 0], sheet: [] };
    });
    expect(of(over, 'Red')).toContain('Broken Fences');
  });

  it('adds the score sheet at the end', () => {
    const at = seen(0, s => {
      s.players[0].jail.push(MargaretJacobs);
      s.outcome = {
        winners: [0],
        places: [1, 2],
        scores: [4, -1],
        sheet: [{ seat: 0, rule: 'SAL-3.19', line: 'margaretJacobs', points: 4 }],
      };
    });
    expect(section(at, 'Score sheet').lines).toEqual([
      { label: 'Yellow', text: 'Margaret Jacobs: 4' },
      { label: 'Yellow', text: 'In all: 4, first place' },
      { label: 'Red', text: 'In all: −1, second place' },
    ]);
  });
});
