import { told } from '../makeText.ts';
import { titles } from './titles.ts';

export const text = told(titles, [
  {
    steps: [
      [
        'In Grimwald they hang the hooves on the shambles wall, four to a nail, so that the Baron can see what he is owed. Forty-four nails since the first snow.',
        'On the forty-fifth morning there was a boot on the nail. It was laced, and it was not empty.',
        'The Baron’s forester has doubled the bounty and trebled the locks. He is a reasonable man. He asks you to go and look in the woods; and then, when you are already at the door, not to look in the town.',
      ],
      ['There is an hour of daylight left, and a whole town in which to be told where not to look.'],
      [
        'The old trap line runs west and then south through Wolfenkel, from blaze to blaze. Somebody has gone ahead of you and cut each blaze a second time, higher up.',
      ],
      [
        'The hut at the end of the line has had its door repaired, from outside, with good oak. A bar was laid across it, from outside.',
        'The claw marks go through the bar. They come from the inside.',
      ],
      ['In the clearing wolves get up out of the snow, without haste, like men whose shift is about to begin.'],
      [
        'Janko has roped himself to his own bed and made a decent job of it. He has been bitten. He knows what that means, and he has counted the days till the full moon: twelve.',
        'He did not see its face, he says. It stood on its hind legs and took him by the shoulder, quite gently, to turn him round. He saw its hand. There was a ring on it.',
      ],
      [
        'Behind you the wood closes its door. You find that you are looking at hands: the forester’s, the priest’s, each other’s.',
      ],
    ],
    lines: {
      lockedKennel:
        'Behind the Baron’s house is a kennel with a new lock and no dogs. There is straw in it, and a silver plate, and a napkin. Somebody has folded the napkin.',
      seenLooking:
        'You see very little, and are seen a good deal. By evening the watch has been given a description, and it is not a bad likeness.',
      map: 'It is a very good map. It is so good that every house in Grimwald has been left out.',
      trappers:
        'They drink to the dead and to each other, and then the oldest takes a dry bunch of something out of his hat and puts it into yours. “For after,” he says.',
      lastRound:
        'The last round comes out of a different bottle. You remember the label. You do not remember the street.',
      ended:
        'He thanks you beforehand, since there will be no time afterwards. It is quick. It is not quick enough for you to stop hearing it.',
      roped:
        'He walks in front, on a long line, and you hold the other end in turns. He knows the wood. Sometimes he stops and sniffs, and is ashamed.',
      blade:
        'You leave him a knife and the choice. When you look back from the trees there is a light in the window, and a shadow that walks up and down in it.',
      janko: '“Sit where I can see your teeth,” he says. It turns out to be a joke, and afterwards he talks.',
      jankoBites: 'He is very sorry. He had thought that you were the dream again.',
      moreOfThem:
        'From the tree line another howl; then, close by, the polite cough of something that has come round behind you.',
    },
  },
  {
    steps: [
      [
        'The old women of Grimwald know all about it, and were waiting to be asked. The wolves were never a plague, they say. They were a loan.',
        'In the hungry year a lord of this place went up to the Standing Wives and asked for hunters, so that his people might eat. He was lent some. There was a promise on the other side of it, as there is. And now what lent them has come down as far as the stones, to ask about the promise.',
      ],
      [
        'North of Wolfenkel the trees stop all at once, as if they had been told to. On the moor the Wives stand in their ring with snow on their shoulders.',
      ],
      [
        'Between the stones stands a stag. It is too tall by the height of a man, and the height of a man is what sits in its breast behind the ribs and looks out.',
        'It has all the time there is. It has already spent some of it on you.',
      ],
      ['The stones seem to take a step back, to give it room.'],
      [
        'It lowers its head until the tines stand round you like a cage. Then it tells you, in the voice of a very old woman, the name of the man who broke the promise.',
        'He was to hunt for one winter and give the hunters back. He liked it too well. And because you asked, it tells you the rest: how he can be unmade without dying of it. It breaks off a circle of its own horn, and leaves it in the snow for you as one leaves a key.',
      ],
      [
        'It takes a long time to fall. When it has fallen the wood is quieter than it was before there was a wood.',
        'In the tines hangs a scrap of green cloth with a gilt button. There is only one house in the province that wears that green: the Baron’s. Under the breastbone, dry and warm, you find two handfuls of wolfsbane, as if somebody had meant to plant it.',
      ],
      ['You come down from the moor with a name, or the colour of one. Either is heavy enough to carry into a town.'],
    ],
    lines: {
      terms:
        'You ask, as one asks at a counter. The great head comes round. Nobody has asked for four generations; they only ever prayed, or shot.',
      noTerms:
        'You have used the wrong word for winter. It is a small mistake in a language in which there are no small mistakes.',
      blood:
        'You hold your wrists over the snow, and it drinks the colour out of them. That, it seems, will do for a signature.',
      firstBolt: 'It watches the bolt all the way, with interest, until it arrives.',
      altarBleeds:
        'You find the place where the promise was cut into the stone, and strike it out. The thing between the stones roars as if you had found a nerve.',
      altarDrinks: 'The stone is rough, and thirsty, and remembers the taste of people.',
    },
  },
  {
    expired:
      'The moon has come up as round as a coin. In Grimwald they have stopped lighting fires, and sit in the dark with their hands in their laps.',
    steps: [
      [
        'Whatever you mean to do to him, to kill him or to cure him, you will need silver for it. There is silver in the ground near Petrozel, where the Silver Hand was closed after the flood. And there is silver on the altar at Sankt Orsel, where it is only watched.',
        'You count the nights till full moon on your fingers, and have fingers left over. Not many.',
      ],
      [
        'The road to Petrozel is cut into the hill. The milestones have a little hand on them, pointing. On the last three the fingers are broken off.',
      ],
      [
        'They closed the Silver Hand after the flood, and after the thing that came with the flood. The pumps were stopped, the shaft was boarded, the men were paid off. That was nine years ago.',
        'You put an ear to the boards. The pumps are going.',
      ],
      [
        'The gallery is knee deep in water for as far as your light goes. Something has polished the walls, up to about the height of your chest, by going back and forth.',
      ],
      [
        'Sankt Orsel keeps its silver in the vestry, behind a door with three locks. It lends the keys to nobody, and has therefore hung them on a nail beside the door.',
      ],
      [
        'The plate is in the cupboard. The verger is in the chair in front of the cupboard, with his chin on his chest. He sleeps badly, people say.',
      ],
      [
        'An hour out of town there is a felled tree across the road. It was felled this morning, and with some thought as to where people stop who have silver with them.',
      ],
      ['Silver is lighter than you would think. It is the name you have been carrying that pulls at the strap.'],
    ],
    lines: {
      ground: 'The ground, then. It will not testify.',
      altar: 'The altar, then. The saint has owned it for six hundred years and has not used it once.',
      vein: 'It is as wide as a hand, and just as pale, and goes into the rock as if it wished to be shaken. You take two fingers of it.',
      rockfall: 'The vein holds. What was above it does not.',
      leverSlips: 'Nine years of rust. The lever goes down, and comes up again by itself.',
      lindworm:
        'At the first ring of the pick the water draws back along the gallery, all of it, like a breath. Then what was breathing comes.',
      waterSinks:
        'The pumps take hold, and the water sinks. Out of it rises a long body that has not had to carry its own weight for years.',
      vergerSleeps:
        'You lift the plate out as one lifts a child out of a cradle. He sighs, and moves his feet to let you pass.',
      vergerWakes:
        'He does not cry out. He says all your names, one after the other, slowly, so as to be sure that he has them. What you have in your hands is all you get away with.',
    },
  },
  {
    steps: [
      [
        'In Grimwald it has not snowed for a week, and nobody has swept. The road in is one single line of footprints, all deep, all turned towards the square.',
      ],
      [
        'On feast nights the Baron Ostwin dines in the square with his people around him, at one long table, beside one long fire. He is a big man with good manners. He passes the dishes himself.',
        'The ring has not been off his hand for thirty years. You can see, when he lifts the cup to you, that it has grown in.',
      ],
      [
        'He gets to his feet. He goes on getting to his feet. The bench comes with him, and the cloth, and the candles, and then the straw takes.',
      ],
      [
        'All along the table people sit quite still, with their knives in their hands, as one does when a large dog has come into the room.',
      ],
      [
        'Dead, he is only a heavy man in good boots. The wolves come down as far as the firelight and sit there in a row and wait for somebody to explain.',
        'Nobody can. At dawn they get up, one after the other, shake the snow off, and walk out of the parish. On the moor, they say later, a great stag stood and counted them in.',
        'The ring comes off quite easily now. Nobody asks you for it. You give it to the smith of Grimwald, and what he makes of it is a sickle.',
      ],
      [
        'He lies in the ashes, naked, astonished and forty years older, and thanks each of you by name. He has never learned your names.',
        'The ring has split. The smith makes a sickle of the silver and will take no money for it. What is to become of the Baron is a different matter: Grimwald will hang him or Grimwald will forgive him, and it will argue about which of the two till spring. But it will be Grimwald that decides.',
        'That night, on the moor, the wolves are given back. You can hear each of them being thanked.',
      ],
      ['On the shambles wall there are forty-four nails. Somebody has begun to pull them out.'],
    ],
    lines: {
      crowdHears:
        'You say it once, not loudly. Down the whole length of the table hands come up from laps, and what is in them are carving knives.',
      crowdLaughs:
        'You say it well, and they laugh. He laughs, too, and pats the sergeant of the watch on the arm, and the sergeant writes something down.',
      wellHidden:
        'Under the hay cart you can see his boots. They keep still for an hour. Then, as the light changes, they begin to fill out.',
      illHidden:
        'From under the hay cart you see his boots. They come across the square, stop before you, and wait, tactfully, until you get up.',
      dinner:
        'It is an excellent dinner. He asks what you do, and listens to the answers. You will think of that later, more than of the teeth.',
      underTheTable: 'Somebody hid under this table before you, and left a bag behind in leaving.',
      gravy: 'There is nothing under the cloth but the gravy and the dark.',
      unmade:
        'You say it as it was told to you, backwards, from the ring to the promise. Half way through he begins to help you with the words.',
      notUnmade: 'The words are right. He will not hold still for them.',
      jankoReturns: 'Someone whom you left with a choice has chosen. He still has the knife. He holds it in his teeth.',
      benches: 'Forty people stand up behind him, and bring the benches.',
      moonIsUp:
        'Over the roofs stands the whole moon. He looks at it the way one looks at a bill that has been settled.',
      paid: 'The forester comes at noon with what was agreed. He pays to the last coin, and does not once look up from your hands.',
    },
  },
]);
