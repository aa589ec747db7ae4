import { told } from '../makeText.ts';
import { titles } from './titles.ts';

export const text = told(titles, [
  {
    steps: [
      [
        'You have just sat down. The landlady has put bread on the table and asked where you are from, and then she stops and looks over your heads at the window.',
        'They come up the street two and two, with whitened faces, and do not shout. Each carries one coal in a pair of tongs, carefully, like somebody who is bringing back a thing he has borrowed.',
        'Vadeni is thatch. By the time somebody has thought of the bell there is nobody left to pull it, and it goes by itself.',
      ],
      [
        'Between the well and the church there are still people. You can count them, where the smoke is thin: there are enough to be worth it.',
      ],
      [
        'On the green the living count themselves and come out right. They do it again, aloud, to hear it.',
        'One of the white-faced men is not dead. He holds up his empty tongs for you to see. “Paid,” he says. He seems to expect a receipt.',
      ],
      [
        'A good deal of Vadeni is left, but all of it is stone. People walk about between the chimneys and call, and listen, and call another name.',
        'One of the white-faced men is not dead. He holds up his empty tongs. “Paid,” he says.',
      ],
      [
        'His face has run where he has been sweating. Under the white he is somebody’s grandfather. He is quite willing to wait.',
      ],
      [
        'When the wind turns, at night, you can smell it thirty miles off. Dogs lie down with their noses under their paws.',
      ],
    ],
    lines: {
      receipt:
        'You write him one. He reads it through, moving his lips, and is content. “Two winters,” he tells you, “between one calling-in and the next. She is never early.” And he tells you who she is.',
      noReceipt:
        'He says that it is not for him to say. He keeps the books of nobody but himself, and those are closed.',
      given:
        'They do it with great care, as if it were a job of work, and take up a collection for you afterwards. You would rather not have it. You take it.',
      buried:
        'You dig one more than there are names for. It is quiet work. For the length of it nothing is asked of you.',
      outOfWell:
        'They come out from behind the well on hands and knees, one holding the other’s hem. The last of them is carrying a hen.',
      hotChain: 'The chain of the well is hot, and you find that out with both hands. But they come.',
      outOfChurch:
        '“It is unlocked,” you tell them through the door. “It opens inwards. Stand back and breathe.” Somebody laughs in there; and then they all stand back.',
      carriedOut:
        'They will not believe you. You carry them out, one by one, and each of them thanks you for not being one of the others.',
      roofs: 'The roof of the smithy lets go and walks across the street on its rafters.',
      moreTongs:
        'From the lower end of the village come more of them, in step. These have had to walk, and blow on their coals to keep them bright.',
      tooLate: 'With a long sigh the church sits down. What you have not brought out by now you will not bring out.',
    },
  },
  {
    steps: [
      [
        'If there is a debt, it is written down somewhere. The Abbey of the Ninth Hour kept the accounts of the province for three hundred years, and some of the brothers have not stopped.',
        'There is a duplicate. It is in the cathedral at Sankt Orsel, in the keeping of a saint whose body has never decayed. It has even, one of the canons lets slip, put on a little weight.',
      ],
      ['The dead brothers or the fat saint. Neither receives visitors.'],
      [
        'The road to the Abbey has no ruts in it. Nothing has been delivered here for a very long time, and a great deal has been entered.',
      ],
      [
        'In the cloister pens are scratching, dozens of them, all at the same speed. They stop.',
        'The Prior looks up from his desk. There is nothing in his face to look with, and still you feel that you have been read, and added up.',
      ],
      [
        'In Sankt Orsel it is the saint’s day. The queue to kiss the glass goes twice round the square, and everybody in it has brought something to eat.',
      ],
      [
        'At night there is no queue. The canons go down before you with a lantern as far as the last step, and not onto it.',
      ],
      [
        'The entry is four generations old. Varkonyi, Count, borrows from the Mother of Ash: one winter of life, for himself, renewable.',
        'Security: the villages of the plain. To be called in singly.',
      ],
      ['You look for the sum at the bottom of the page. There is none. It says only: carried forward.'],
    ],
    lines: {
      toTheAbbey: 'The original, then. Copies have mistakes in them.',
      toTheSaint: 'The duplicate, then. It has been kept by somebody with an appetite; but it has been kept.',
      fontSpills:
        'You tip the font over. What comes out is clear, and where it runs between his feet the bones forget how they were strung.',
      fontDry: 'There is dust in the font, and a pen nib.',
      rightVolume:
        'V, for Varkonyi. The volume is chained, but the chain was made for a brother with flesh on his wrists.',
      wrongVolume: 'U. So many people whose names begin with U.',
      copyists:
        'Two copyists have risen from their desks behind the last arch. One of them was, before he took his vows, something of an archer.',
      strongbox:
        'The canon’s strongbox holds the page, torn out very neatly, and what somebody was paid for tearing it.',
      strongboxTrap: 'The canon is a suspicious man. The box says so, with a spring.',
      keepers: 'The keepers of the shrine have been fed on what the saint left over.',
      saintWakes:
        'He opens his eyes as you lift the lid. He is plump, and pink, and very pleased. “At last,” he says. “Somebody who has come to me with nothing.”',
      margins:
        'In the margin somebody has worked the sum again and again through the years, in smaller and smaller hands, and always come out at the same figure. You now know what it would cost to be rid of it.',
    },
  },
  {
    expired: 'Another village has been called in. It lies eleven miles away, and you can read by it.',
    steps: [
      [
        'At the next inn two letters are waiting for you.',
        'One is written on ash paper and comes off on your fingers as you read. It asks you to recover a contract from the sunken library of Ilmar, so that it can be enforced.',
        'The other has a seal, a very beautiful hand, and a smell of cellars. It asks you to remove nine women from a hill, so that it can lapse.',
      ],
      [
        'The innkeeper would like to know which of the two gentlemen’s messengers he should give breakfast. Neither has touched anything so far.',
      ],
      [
        'South of Lacuvar the road goes down into the reeds by a flight of very wide steps. They were built for more people than now live in the whole province.',
      ],
      [
        'The lower rooms of the library are under water. The catalogue is not; you can see it floating, drawer by drawer, in its right order.',
      ],
      [
        'Hanged Man’s Hill has had no hanged man for years. There are nine ropes on the gallows all the same, and they are new.',
      ],
      [
        'Eight of the women are there. They have kept a place for you in the circle, and one of them asks, quite kindly, which of you it will be.',
      ],
      [
        'So you have come out of it on top, and with ink on your hands. There is only one copy. Whoever has it has both of them, the one who lends and the one who borrows; and by every post now you are asked for an early reply.',
      ],
      [
        'On the plain people have begun to sleep in their clothes, with their boots by the door, and their children’s boots inside their own.',
      ],
    ],
    lines: {
      serveMother: 'You send word to the Mother. The paper catches as you fold it, and is read.',
      serveCount:
        'You send word to the Count. The messenger takes it with two fingers, bows, and leaves by the cellar.',
      contractFound:
        'The ink has not run. It is not a kind of ink that would. Pressed between the pages lies something the librarian used as a bookmark.',
      contractTorn:
        'The page will not come, and will not come, and comes. You have the whole of it except for a corner with a thumbprint.',
      lecternSlime: 'What grows on the lectern is soft, and warm, and gets under your nails.',
      folio: 'Behind the third folio somebody has hidden a thing of which he did not want the librarian to know.',
      chainSnaps: 'The chain is old, and snaps. It was holding up rather more than the folios.',
      readers:
        'Along the reading tables heads go up. They have been at the same page for two hundred years, and you are a distraction.',
      shelves: 'A book comes off the shelf and opens in the air, to see who it is. Then the whole shelf comes.',
      librarian:
        'Something steps down from the niche over the door, where you had taken it for the founder, and leaves wet clay on the stairs.',
      noose:
        'The ninth noose is tied with parchment. You undo it, and the eight of them put their hands to their throats.',
      nooseTightens: 'It was made to measure, you notice. And then, for whom.',
      hounds: 'Far down the hill something that was promised a supper has lost its patience.',
      burns:
        'The flame is cold, and takes its time. It reads as it goes. When it has come to the names it goes out with a small dry sound, like a pen being laid down.',
      burnsYou:
        'The flame is cold, and takes its time, and when the paper is used up it does not stop. You get it off your hands in the end. The terms, you fear, still stand.',
      bargain: 'You deliver, and are thanked, and paid. You look at the money for a while before you divide it.',
    },
  },
  {
    steps: [
      [],
      [
        'The avenue that leads up to Castle Varkonyi has been planted with limes, all of the same age, all trimmed last week. There is no gardener.',
      ],
      [
        'The Count receives you standing, beside a fire that gives no warmth and has been told not to. He is sorry about the villages. He would like you to know that he chose each of them himself, by hand, and was never careless about it.',
        '“One gets used to being alive,” he says. “You will see.” Then he considers that, and you, and smiles, and puts down his glass.',
      ],
      ['Down both sides of the hall the portraits turn to watch. They are all of the same man.'],
      [
        'You know the wide steps down into the reeds. This time there are torches on either side, and they burn under water.',
      ],
      [
        'She is sitting in the reading room with her skirts afloat around her and a coal on each palm. All she ever did, she says, was to lend.',
        'It was they who set the terms. She has merely kept to them. “Look,” she says, and there is no malice in it at all, “it is all written down.”',
      ],
      ['She closes the book over her finger, to keep the place.'],
      [
        'He goes as a debt goes: not at once but in instalments, the hand, the sleeve, the good manners. The fire in the hearth begins, at the very last, to be warm.',
        'In the morning a woman is at the gate with a ledger under her arm. She draws one line through one name, and blots it. She lets you keep the pen, and the dead man’s ring.',
        'Then she walks away over the snow. She leaves no footprints and, for once, no smoke.',
      ],
      [
        'The coals go under, one and then the other, with a sound like a kiss.',
        'When you come up into the air the Count’s carriage is waiting to convey you his gratitude. He is not in it. On the seat lies his ring, on a cushion, as one leaves a card.',
        'In the villages of the plain people put out their lamps, house after house, and for the first time in four generations sleep until it is light. You lie awake. You are working out how long he will need to find another lender.',
      ],
      ['Somebody has to write it down. You do so, and at the bottom of the page you put: settled.'],
    ],
    lines: {
      toTheCount: 'You have been to see the one who lends. Now for the one who owes.',
      toTheMother: 'You have been to see the one who owes. Now for the one who lends.',
      countIsPoorer:
        'He steps towards you, and misses a step. Something he had counted on is not there. You smell burnt paper.',
      motherIsPoorer:
        'She turns to the page, and the page is gone. For a moment she looks like a woman who has come downstairs and forgotten what for.',
      coffin:
        'You say the words over the long coffin that should have been said four generations ago. Somewhere behind his waistcoat they arrive.',
      coffinBites: 'The lid comes down. It has very good hinges and its own opinion.',
      portrait:
        'You turn the first of the portraits to the wall. He puts a hand up to his face, to see if it is there.',
      portraitLooks: 'It is a good likeness. It is a better one every moment, and you have to tear yourself away.',
      hearth: 'He has forgotten to tell the fire what it may do. It remembers by itself.',
      smallPrint: 'There it is, in the small print, where she never thought anybody would look: a clause about water.',
      lecternClings: 'You had hoped that it would have forgotten you. It has kept your place, and clings.',
      sluice: 'The wheel groans round, and the whole of the mere comes in to read.',
      sluiceStuck: 'The wheel has rusted in the position “open”. It is a matter of taste whether that is a joke.',
      sparks: 'She shakes out her sleeves, and what falls from them has wings.',
      vadeniRemembers:
        'A parcel comes from Vadeni with bread in it, and a list of names. All of them are alive. They just thought that you would like to have it.',
      ownAccount: 'You burned it, and owe nobody an account. You keep one all the same, for whoever comes next.',
    },
  },
]);
