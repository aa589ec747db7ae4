/** What cards are drawn as: by what they are called, else by what kind of card they are. */
import type { IconName } from '@vesper/web/board';
import { cards, kinds } from '../../content/cards.ts';
import type { CardClass } from '../../content/cards.ts';
import type { Card } from '../../state.ts';
import './brought.ts';

/** The first that fits. */
const named: readonly (readonly [RegExp, IconName])[] = [
  [/crossbow|arbalest/i, 'game:crossbow'],
  [/bow$/i, 'game:pocket-bow'],
  [/pistol|blunderbuss|barrels/i, 'game:pistol-gun'],
  [/sling|throwing/i, 'game:slingshot'],
  [/dagger|dirk|stiletto|knife|ribs/i, 'game:stiletto'],
  [/sword|blade|falchion|sabre|rapier|zweihander|hilt|coup/i, 'game:broadsword'],
  [/sickle/i, 'game:sickle'],
  [/axe|hatchet|cleaver|cleaving/i, 'game:battle-axe'],
  [/flail|whip|lash/i, 'game:flail'],
  [/hammer|mace|maul|cudgel|clapper|crozier|smite/i, 'game:warhammer'],
  [/staff|cane|pole|rod/i, 'game:wizard-staff'],
  [/spear/i, 'game:spears'],
  [/gauntlet|finger/i, 'game:fist'],
  [/shield|buckler|ward\b|warding|iron skin/i, 'game:round-shield'],
  [/helm|mask|hood|crown/i, 'game:visored-helm'],
  [/breastplate|hauberk|mail|pauldrons|discipline/i, 'game:breastplate'],
  [/coat|cloak|jack|leathers|mantle|vest|vestment|cassock|robe|doublet/i, 'game:robe'],
  [/lantern|torch|link-boy|light|candle|oil/i, 'game:lantern-flame'],
  [/hare/i, 'game:rabbit'],
  [/medal|badge|splinter|purse/i, 'game:medal'],
  [/signet|locket/i, 'game:ring'],
  [/boots|step|slip|trail|walk/i, 'game:boots'],
  [/rosary|wheel|prayer/i, 'game:prayer-beads'],
  [/lens|eye|sight|chart/i, 'game:magnifying-glass'],
  [/satchel|bandage|dressing|splint|mending/i, 'game:bandage-roll'],
  [/key|lockpicks|fingers/i, 'game:lockpicks'],
  [/trap|snare|caltrops/i, 'game:wolf-trap'],
  [/powder|smoke|dust|filings|charge/i, 'game:smoke-bomb'],
  [/draught|cordial|antidote|venom|salts|holy water|bottle/i, 'game:potion-ball'],
  [/wafer|rations/i, 'game:bread'],
  [/wolfsbane|herb/i, 'game:herbs-bundle'],
  [/book|primer|ledger|letter|warrant|margin|script/i, 'game:scroll-unfurled'],
  [/deck|die$/i, 'game:card-random'],
  [/mastiff|pack hunter/i, 'game:sitting-dog'],
  [/raven/i, 'game:raven'],
  [/mule|carter/i, 'game:donkey'],
  [/shot|hand$|mark|bounty/i, 'game:bullseye'],
  [/tongue|taunt|rally|calm|doubt|inspire|voice/i, 'game:talk'],
  [/thought|mind|puppet|borrowed|mesmer|medium/i, 'game:brain'],
];

const byClass: { readonly [C in CardClass]: IconName } = {
  ability: 'game:mighty-force',
  item: 'game:knapsack',
  starter: 'game:knapsack',
  artifact: 'game:sparkles',
  heirloom: 'game:ring',
  consumable: 'game:potion-ball',
  prayer: 'game:prayer',
  ritual: 'game:magic-swirl',
  recipe: 'game:scroll-unfurled',
  companion: 'game:walking-scout',
  tarot: 'game:card-random',
  road: 'game:open-book',
  offRoad: 'game:open-book',
  power: 'game:sparkles',
  ghostPower: 'game:ghost',
};

const drawn = new Map<string, IconName>(
  kinds.map(kind => {
    const isMystic = kind.class === 'prayer' || kind.class === 'ritual' || kind.class === 'ghostPower';
    const found = isMystic ? undefined : named.find(([words]) => words.test(kind.name));
    return [kind.id, found?.[1] ?? byClass[kind.class]];
  }),
);

export const pictureOf = (card: Card): IconName => drawn.get(cards[card].id) ?? 'game:knapsack';
