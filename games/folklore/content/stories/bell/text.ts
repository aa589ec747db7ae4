import { told } from '../makeText.ts';
import { titles } from './titles.ts';

export const text = told(titles, [
  {
    steps: [
      [
        'The carter sets you down at the market cross of Hollenmark and will not stay for beer. It is early evening, and all the shutters are closed. Behind them you can hear rope being drawn through rings.',
        'It began eleven nights ago with the cooper’s wife. She rose without waking, unlatched her own door, and walked south barefoot, smiling as her husband had not seen her smile since the wedding. They found her in the reeds at Blackwater. The next night it was the saddler’s boy.',
        'One a night since then. Nobody hears them go. In the morning there are footprints from the bed to the threshold, and they are wet, although the floors are dry, the street is dry, and it has not rained since All Souls.',
      ],
      [
        'The mayor has three things to offer, and is ashamed of each. There is the sexton, who drinks. There are the dead, who lie in the salt cellar. And there are tonight’s sleepers, whose families would let you sit with them.',
        'Before dark there is time for one.',
      ],
      [
        'Whatever you have learned, it points one way. South of the town, off the road to Vadeni, stands Vey Mill. It has had no miller since spring.',
        'All this week its wheel has been turning.',
      ],
      [
        'At the gate the guard lifts the bar for you. He does not ask where you are going. He asks, when you are through, whether he may lock it again.',
      ],
      [
        'The wheel turns against the stream. It does so without a sound, the way a man walks who carries his shoes.',
        'Inside, behind the flour chute, somebody is counting under his breath. Whenever he comes to nine he starts again.',
      ],
      ['The door stands open. Somebody has oiled it.'],
      [
        'In the wheel pit stand nine sleepers, up to their knees in the race, roped together at the waist like climbers. Their eyes move under the lids.',
        'The man who counts them is the miller. “Ten is the one who goes,” he says. “So I stop at nine.” He has not slept for a fortnight, and it has made him very exact.',
      ],
      [],
      [
        'That night you sleep with the door barred and the lamp burning. In the small hours, from far off, comes the sound of nobody counting.',
      ],
    ],
    lines: {
      sextonTalks:
        'He talks to his cup. A bell was cast for the drowned, he says, to call them home to bed. It was stolen on its way to the tower, and sunk; his grandfather heard it go. You do not pull a bell like that, he says. You ask it.',
      sextonDrinks: 'He talks for an hour, mostly about his knees. The beer is on you.',
      greenNails:
        'They did not swallow water. They breathed it, calmly, like people who have been told that they can. And under every nail is the same green metal, scraped from something large.',
      saltFails:
        'The salt has not done its work on the saddler’s boy. You wash your hands three times, and smell it at supper all the same.',
      isHeThere:
        'At the ninth hour the girl opens her eyes and says in another woman’s voice: “Is he there?” You say that he is not. She sleeps till morning, and for one night nobody walks.',
      youBlinked:
        'You blink. That is all you do. When you look again the rope is tied in a neat bow around an empty pillow, and the bow is one of your own.',
      ledHome:
        'You take them back by the hand, two and two, like children from church. Somewhere after the second milestone the smallest of them closes her fingers around yours.',
      chained:
        'It is the safe thing to do, and the mayor pays for it. All nine turn their faces to you while the shackles close. They do not seem to mind. That is what you will remember.',
      founder:
        'The book from under the millstone is no miller’s book. It belonged to a bell founder. One bell, it says, for the tower of Sankt Orsel, paid in advance by a bridegroom. The last line is in another hand. “Delivered,” it says. “To the bride.”',
      fingers: 'The stone comes down again sooner than you thought. The ledger is yours, and so is a black thumbnail.',
      rats: 'The floor of the store-room moves. It is all of one colour, and the colour has tails.',
      upstairs:
        'You turn a page. Overhead a bed creaks, and another, and bare feet come down the ladder. In the loft something pale has lit itself.',
    },
  },
  {
    expired:
      'A rider finds you. In a single night nine went together, hand in hand, out of nine different houses. The reeds at Blackwater are full.',
    steps: [
      [
        'Put together it makes an old, bad story. A bell was to hang over the fen and call the drowned home. Somebody could not bear that they should come. So it was stolen and sunk, and for eighty years the drowned have been waiting to be called.',
        'Now something down there has begun to call for itself.',
        'Two places still know how it was meant to sound. The iron tongue lies under the cathedral of Sankt Orsel, walled up with the man who forged it. And in the Abbey of the Ninth Hour the brothers keep the peal, though they have nothing left to ring it on. You will not get to both before the fen is full.',
      ],
      [
        'Where the road divides there is a shrine with two candles. One has burned down further than the other. It does not say what that means.',
      ],
      ['Sankt Orsel has seven bells and rings all of them every quarter of an hour. In between, people talk fast.'],
      [
        'The verger gives you the key to the undercroft and a candle. He thinks about it, comes back, and gives you a second candle.',
        '“It is quite dry down there,” he says. “One wonders why they are so restless.”',
      ],
      ['Fourteen steps. At the twelfth both flames lean over, and both the same way.'],
      ['North of Sankt Orsel the road climbs until the fields give up. The Abbey stands where the wind lives.'],
      [
        'Nobody is at the gate. The brothers died in their stalls in the year of the fever, and were too punctual to leave.',
        'From the cloister comes the shuffle of a choir that is finding its places.',
      ],
      [
        'On the way back you hear it for the first time: a single stroke, a very long way down, as of something heavy that has turned over in bed.',
        'Nobody says anything. All of you have begun to walk faster.',
      ],
      ['In every village along the road they are practising knots. A child asks if you could show her a better one.'],
    ],
    lines: {
      iron: 'Iron, then. A bell without its tongue is only a cup.',
      tune: 'The tune, then. A tune cannot be dropped on anybody’s foot.',
      founderSpeaks:
        'The lid has been worn smooth from the inside. Under it, in the dust, a finger has written how the reliquary opens.',
      founderCurses:
        'He tells you how the reliquary opens. He tells you something else as well, and you would give a great deal not to have understood it.',
      lockBites: 'Whoever made this lock had been burgled before. It has teeth.',
      unstacked: 'Behind the door the dead have been stacked like chairs. They unstack.',
      bowstring: 'In the dark a bowstring creaks: an old sound, gone soft with damp.',
      tongue:
        'It is as long as a man, and colder than the stone. As you lift it out the wet ones come up through the drain, and the dry ones sit up to see.',
      fontFills: 'For as long as you pray there is water in it.',
      peal: 'You find the first rope, and the first rope finds the second. When you let go of the ninth you know it by heart: nine, and nine, and nine.',
      wrongRope: 'That was not the rope. That was one of the brothers.',
      lastArch: 'She has been waiting behind the last arch for somebody to come far enough in.',
    },
  },
  {
    steps: [
      ['No road goes to Blackwater. There is a causeway, which is a rumour with stones in it.'],
      [
        'The causeway ends where the bell begins. It lies mouth upwards in the peat, green and enormous, grown into the ground like a tooth.',
        'Around it stand the sleepers in their nightclothes, hundreds of them, generations of them, and face inwards. They stand shoulder to shoulder, except at one place. The gap is about as wide as you are.',
      ],
      ['Two ropes lie in the moss. One goes to the bell. The other goes down.'],
      [
        'She comes up the rope hand over hand. Her veil is weed, and under it she is as young as on the day they dressed her.',
        'She looks at each of you in turn, without hurry. She wants to see which one is him.',
      ],
      ['None of you is him. It takes her only a moment to get over it.'],
      [
        'Grey grass to the knee, and a moon with a face in it. The face is yours.',
        'Round the meadow stand stones. They breathe in. They have been holding that breath for a long time.',
      ],
      [
        'What has been calling climbs onto the largest stone and sits down. You see the stone sink. It weighs about as much as a bad night.',
      ],
      [
        'The bell goes on when your hands have left the rope: nine, and nine, and nine.',
        'All over the parish people wake up in wet clothes, in ditches, in each other’s arms, and slowly set about the business of being embarrassed. At Blackwater the ring of sleepers sways and loosens, and those who can still go home go home. The others lie down at last. There are a great many of them, and by noon there is only water.',
        'In the morning a line of footprints runs along the causeway, small and bare. It leads in one direction. Away.',
      ],
      ['Hollenmark has kept the ropes. They make good washing lines.'],
    ],
    lines: {
      lettingGo: 'You put your backs into it. The fen lets go of the rim with a long wet breath.',
      asleep:
        'It is like stepping off a stair that was never there. You fall asleep standing, all of you together, and this time you know it.',
      coldHands: 'Cold hands take yours, left and right. Going under costs more breath than you had meant to spend.',
      tooHeavy: 'You haul, and it nods. It has not been asked properly.',
      stroke:
        'One stroke, and you feel it in your teeth. She puts a hand to her side as if there were a body. Now there is.',
      sheKnowsIt:
        'It is the right peal. She hears it through to the end, and it goes through her like a needle through cloth.',
      sheListens:
        'Iron on bronze, as it was cast to be. She stops to listen. She has waited eighty years to hear that.',
      inChains: 'Chains clink under the water. One of the nine has come after all, and has brought them along.',
      knowThem: 'You have had these hands on a table. You know where the water got in, and where it can get out.',
      bellboy: 'Far off, on the road, a boy rings a small bell, once for each of you.',
      nightshirt:
        'Somebody small stands at her elbow in a wet nightshirt, and pulls one of her men away by the sleeve.',
      stoneWakes:
        'You lay your palm on the stone and say an ordinary morning prayer. It is the ordinariness that hurts it.',
      stoneYawns: 'The stone is warm, and just the right height. You catch yourself with your cheek against it.',
      breathe: 'You have sat up with a sleeper before. You remember how one breathes through a night like this.',
      thanks:
        'Nine families come to the inn, one after another, each with something under a cloth that they say they have no use for.',
      loose:
        'A week later the verger of Sankt Orsel sends a cart. On it, under sacking, lies the tongue of the bell. It has begun to hum at night, he writes, and he would sooner that you had it.',
    },
  },
]);
