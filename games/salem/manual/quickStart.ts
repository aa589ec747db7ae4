/** One page for the first match. */
import type { QuickPart } from '@vesper/kernel';

export const quickStart: readonly QuickPart[] = [
  {
    title: 'What it is about',
    lines: [
      { text: 'Salem, 1692. You lead a faction that gathers colonists in its Circle and sends others to its jail.' },
      { text: 'Whoever has the most points when the trials end wins.', rule: 'SAL-4.2' },
    ],
  },
  {
    title: 'What you do in a round',
    lines: [
      {
        text: 'In turn, everybody puts messengers on free spaces of the path, until nobody has any left.',
        rule: 'SAL-9.1',
      },
      { text: 'Then the spaces take effect in the order of the path; whoever stands there acts.', rule: 'SAL-9.4' },
      { text: 'Bring colonists into your Circle: each is a point, and its ability is yours to use.', rule: 'SAL-17.2' },
      {
        text: 'Accuse colonists: accusations make an arrest cheaper. Then arrest them, and pay in Influence.',
        rule: 'SAL-10.18',
      },
      { text: 'Those in your jail give points too, and their houses are your wealth.', rule: 'SAL-17.3' },
    ],
  },
  {
    title: 'How it ends',
    lines: [
      {
        text: 'Two end cards lie among the last eight of the Colonist deck. The first one ends the match at once.',
        rule: 'SAL-17.1',
      },
      {
        text: 'Your faction adds points for a family it hates in your jail, and takes some for a family it loves in any jail.',
        rule: 'SAL-17.4',
      },
      { text: 'Your secret Grievance adds two points for each of its targets in your jail.', rule: 'SAL-17.5' },
    ],
  },
  {
    title: 'For your first round',
    lines: [
      { text: 'Look at your Faction card and your Grievance: they say whom to jail and whom to spare.' },
      { text: 'Take a space that gives Influence early: arrests and colonists both cost it.' },
      { text: 'A colonist in your Circle who collects Influence pays for itself in a few rounds.' },
    ],
  },
];
