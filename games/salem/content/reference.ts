export interface ReferenceLine {
  readonly term: string;
  readonly text: string;
  readonly rules: readonly string[];
}

export interface ReferenceSection {
  readonly id: 'spaces' | 'arrestCost' | 'bringCost' | 'hindrances' | 'icons' | 'scoring';
  readonly title: string;
  readonly lines: readonly ReferenceLine[];
}

/** The reference card: what a player looks up in the middle of a round. */
export const reference: readonly ReferenceSection[] = [
  {
    id: 'spaces',
    title: 'Spaces, in the order they resolve',
    lines: [
      { term: '1', text: 'Gain 1 Influence, place 1 Accusation.', rules: ['SAL-10.2'] },
      { term: '2', text: 'The same again.', rules: ['SAL-10.2'] },
      {
        term: '3',
        text: 'Take 2 Accusations off one Colonist, and more for 1 Influence each.',
        rules: ['SAL-10.4', 'SAL-10.5'],
      },
      {
        term: '4',
        text: 'Take the First Player token; you may set the Protection token.',
        rules: ['SAL-10.6', 'SAL-10.10'],
      },
      {
        term: '5',
        text: 'Use your hammer abilities and collect Influence for your icons.',
        rules: ['SAL-10.13', 'SAL-10.14'],
      },
      { term: '6', text: 'Collect Influence for your icons.', rules: ['SAL-10.16'] },
      { term: '7', text: 'Use your hammer abilities.', rules: ['SAL-10.17'] },
      { term: '8', text: 'Arrest a Colonist.', rules: ['SAL-10.18'] },
      { term: '9', text: 'Arrest a Colonist for 1 more.', rules: ['SAL-10.20'] },
      { term: '10', text: 'Set the Spectral Evidence token.', rules: ['SAL-10.21'] },
      {
        term: '11',
        text: 'Place 1 Fear and gain 2 Influence, or remove 1 Fear.',
        rules: ['SAL-10.22', 'SAL-10.23'],
      },
      { term: '12', text: 'Place 2 Accusations, gain 2 Influence.', rules: ['SAL-10.24'] },
      { term: '13', text: 'Bring a Colonist into your Circle.', rules: ['SAL-10.26'] },
      { term: '14', text: 'Bring a Colonist into your Circle for 1 more.', rules: ['SAL-10.29'] },
    ],
  },
  {
    id: 'arrestCost',
    title: 'Price of an arrest',
    lines: [
      { term: 'Start', text: 'Reputation plus Reputation tokens.', rules: ['SAL-R24'] },
      { term: '-1', text: 'for each Accusation.', rules: ['SAL-15.1', 'SAL-R24'] },
      {
        term: '+5',
        text: "in another player's Circle, unless Spectral Evidence lies on the card.",
        rules: ['SAL-6.5', 'SAL-13.1'],
      },
      { term: '+1', text: 'if John Willard guards that Circle.', rules: ['SAL-R24'] },
      { term: '+2', text: 'for a Proctor if Elizabeth Proctor guards that Circle.', rules: ['SAL-R24'] },
      { term: 'Floor', text: 'Below 0 counts as 0.', rules: ['SAL-16.3', 'SAL-16.8'] },
      { term: 'Then', text: '+1 on space 9, +2 with Edward Putnam.', rules: ['SAL-10.20', 'SAL-3.23'] },
      { term: 'Last', text: '-1 with Elizabeth Porter in your Circle, never below 0.', rules: ['SAL-R24'] },
      {
        term: 'Needs',
        text: 'an Accusation or Spectral Evidence on the card, no Protection, not in your own Circle.',
        rules: ['SAL-16.2', 'SAL-10.8', 'SAL-16.6'],
      },
    ],
  },
  {
    id: 'bringCost',
    title: 'Price of bringing into your Circle',
    lines: [
      {
        term: 'Start',
        text: 'Reputation plus Reputation tokens; Accusations do not count.',
        rules: ['SAL-15.2', 'SAL-R25'],
      },
      { term: '+5', text: "in another player's Circle, even with Spectral Evidence.", rules: ['SAL-6.5', 'SAL-R25'] },
      { term: 'Then', text: '+1 on space 14, +2 with John Porter Sr.', rules: ['SAL-10.29', 'SAL-3.21'] },
      { term: 'Last', text: '-1 with Israel Porter in your Circle, never below 0.', rules: ['SAL-R25'] },
      { term: 'Needs', text: 'no letter, or the letter of your side.', rules: ['SAL-8.3', 'SAL-8.4', 'SAL-R11'] },
    ],
  },
  {
    id: 'hindrances',
    title: 'Fear and Spectral Evidence',
    lines: [
      { term: '2 Fear', text: 'The influence icon gives nothing.', rules: ['SAL-14.2'] },
      { term: '3 Fear', text: 'The ability is blocked as well.', rules: ['SAL-14.3', 'SAL-R42'] },
      {
        term: 'Spectral Evidence',
        text: 'No icon, no ability, no +5 against arrest; an arrest needs no Accusation.',
        rules: ['SAL-13.1', 'SAL-13.2', 'SAL-13.3', 'SAL-16.2'],
      },
    ],
  },
  {
    id: 'icons',
    title: 'Icons on the cards',
    lines: [
      { term: 'Influence', text: '1 Influence when you generate (spaces 5 and 6).', rules: ['SAL-8.2'] },
      {
        term: 'V, T',
        text: 'Village or Town; only that side may bring the Colonist in.',
        rules: ['SAL-8.3', 'SAL-8.4'],
      },
      { term: 'House', text: '1 point for you if the Colonist is in your jail.', rules: ['SAL-8.5'] },
      { term: 'Hammer', text: 'Use it on spaces 5 and 7.', rules: ['SAL-8.6'] },
      {
        term: 'Puritan',
        text: 'Happens by itself when its event does, in your Circle.',
        rules: ['SAL-8.7', 'SAL-R43'],
      },
      { term: 'Clock', text: 'Always on while in your Circle.', rules: ['SAL-8.8'] },
      { term: 'Pentagram', text: 'Always on while in a row or in any Circle.', rules: ['SAL-8.9'] },
      { term: 'Star', text: 'A Starting Colonist.', rules: ['SAL-5.4', 'SAL-R9'] },
      { term: 'Name colour', text: 'Green Putnam, blue Porter, red Proctor, parchment none.', rules: ['SAL-8.11'] },
    ],
  },
  {
    id: 'scoring',
    title: 'Points at the end',
    lines: [
      { term: 'Righteousness', text: '1 per Colonist in your Circle and in your jail.', rules: ['SAL-17.2'] },
      { term: 'Wealth', text: '1 per house in your jail.', rules: ['SAL-17.3'] },
      {
        term: 'Status',
        text: '2 per rival in your jail, 2 per ally in your Circle, -1 per ally in any jail.',
        rules: ['SAL-17.4', 'SAL-R8'],
      },
      {
        term: 'Grievances',
        text: '2 per target in your jail, -2 if your ally is in any jail.',
        rules: ['SAL-17.5', 'SAL-R53'],
      },
    ],
  },
];
