/** What players read of events before anything is told: their names and what can be chosen. */
import type { EventId } from '../ids.ts';
import type { EventTitle, Remembered } from '../things.ts';

const card = (name: string, ...options: string[]): EventTitle => ({ name, options });

export const eventTitles: { readonly [Id in EventId]: EventTitle } = {
  RD01: card('The Overturned Cart', 'Set it upright', 'Look underneath', 'Go round'),
  RD02: card('The Toll of the Brothers', 'Pay what they ask', 'Ask by what law', 'Cut the rope'),
  RD03: card('The Kneeling Woman', 'Kneel down beside her', 'Ask whose shirt it is', 'Walk on, hats off'),
  RD04: card('Crows on the Milestone', 'Turn the stone back', 'Throw stones at the crows', 'Trust your own feet'),
  RD05: card('A Pedlar of Small Mercies', 'Buy something sensible', 'Buy from the second tray', 'Trade him a story'),
  RD06: card('The Gibbet Tree', 'Cut them down', 'See what is in their boots', 'Say the words from here'),
  RD07: card('Fever House', 'Go in and nurse them', 'Leave food on the step', 'Mark the house and move on'),
  RD08: card('The Dry Well', 'Climb down', 'Let down a light', 'Put the lid on'),
  RD09: card('Company on the Road', 'Share your bread with him', 'Have him show you a drill', 'Walk faster'),
  RD10: card('The Hunt Rides By', 'Bow your heads', 'Go after them', 'Blow out the lamps and wait'),
  RD11: card('The Salt Circle', 'Camp inside', 'Study how it was made', 'Take the salt along'),
  RD12: card('Wolves at the Verge', 'Stand and shout', 'Give them your meat', 'Shoot first'),
  RD13: card('The Blind Fiddler', 'Dance to it', 'Put money in his hat', 'Lay a hand on the strings'),
  RD14: card('The Burnt Waystation', 'Go in over the embers', 'Dig out the stable', 'Read the tracks'),
  RD15: card('The Checkpoint', 'Make some papers up', 'Put something in the cuff', 'Let him search you'),
  RD16: card('The Twin Milestones', 'Take the cold road', 'Take the warm road', 'Wait for a carter who knows'),
  RD17: card('The Charnel Drovers', 'Set them free', 'Speak to the boy', 'Lie down in the ditch'),
  RD18: card('The Wedding Party', 'Drink', 'Say why these two should not be joined', 'Raise a glass and be off'),
  RD19: card('The Landslip', 'Climb across', 'Dig into the chapel', 'Turn round'),
  RD20: card('The Honest Thief', 'Take him before the law', 'Offer him work', 'Wish him luck'),
  RD21: card('Rat Weather', 'Wade through', 'Go where the rats go', 'Find out what they run from'),
  RD22: card('The Confession', 'Hear him', 'Give him money instead', 'Refuse'),
  RD23: card('The Roadside Duel', 'Stand second', 'Put an end to it', 'Watch'),
  RD24: card('A Face You Know', 'Embrace him', 'Ask him what it was like', 'Strike at once'),
  OF01: card('Antlers in the Birches', 'Stand still', 'Offer it salt', 'Run'),
  OF02: card('The Bog Door', 'Pick the lock', 'Knock', 'Leave it shut'),
  OF03: card('The Hunter’s Snares', 'Thread your way through', 'Lift the traps', 'Go the long way round'),
  OF04: card('Lights over Water', 'Follow them', 'Sing at them', 'Look at your boots and walk'),
  OF05: card('The Boar’s Court', 'Hunt him', 'Fill your pockets and be quick', 'Back away'),
  OF06: card('The Nest of Threads', 'Cut one down', 'Burn it, and a pack with it for tinder', 'Creep past'),
  OF07: card('The Drowned Chapel', 'Dive', 'Answer the bell', 'Cross with dry feet'),
  OF08: card('Quaking Ground', 'Rope yourselves together', 'Run for it', 'Go back'),
  OF09: card('A Camp, Still Warm', 'Sit down and eat', 'Look through the packs', 'Hide and see who comes'),
  OF10: card('The Stone That Listens', 'Listen', 'Carve your name into it', 'Cover your ears'),
  OF11: card('Grave Robbers', 'Take the share', 'Drive them off', 'Help the dead back in'),
  OF12: card('The Wolf Pit', 'Let down a rope', 'Make an end of it', 'Throw down some bread'),
  OF13: card(
    'A Hail of Crows',
    'Raise the shields',
    'Get under the cart, and let the gear take it',
    'Give them blood, so that they stop',
  ),
  OF14: card('The Cunning Woman', 'Ask for a cure', 'Ask for a recipe', 'Ask who it is'),
  OF15: card('Standing Water, Standing Men', 'Slip past behind them', 'Break the ranks', 'Turn back'),
  OF16: card('The Frost Fair', 'Buy something', 'Steal something', 'Just look'),
  OF17: card('The Charcoal King', 'Sit with him', 'Steal an ember', 'Bow and go'),
  OF18: card('The Hollow Oak', 'Eat what is on your own plate', 'Swap the cards', 'Close the door'),
  OF19: card('The Iron Rain', 'Gather what is useful', 'Bury what you find', 'Press on through the wet'),
  OF20: card('Lovers’ Leap', 'Talk her back', 'Take her hand', 'Say nothing'),
  OF21: card('The Clay Field', 'Fill the holes in', 'Read the tally board', 'Tread softly'),
  OF22: card('The Bramble Gate', 'Cut your way through', 'Pay the toll they want: blood', 'Fight the hedge'),
  OF23: card('The Sleeping Sentries', 'Tell them they are relieved', 'Take the standard', 'Salute'),
  OF24: card('Snow-Blind', 'Dig in', 'Steer by the stars', 'Let it come'),
};

/** What a story may remember of events, by flag. */
export const eventsRemembered: Remembered = { bellboy: 'the boy with the bell' };
