/** What keeps an order from being carried out, in a few words. */

const OBSTACLES: { readonly [why: string]: string } = {
  tooLittleFood: 'not enough food',
  tooLittleGold: 'not enough gold',
  tooEvil: 'Evil cannot rise that far',
  tooFewTraps: 'no trap to pay with',
  noImp: 'no imp to pay with',
  noMonsterToFeed: 'no monster to feed it',
  tooFewImps: 'not enough free imps',
  tooFewMiners: 'not enough free imps',
  nowhereToDig: 'nowhere to dig',
  nothingToMine: 'nothing to mine',
  noTrapsLeft: 'no traps are left',
  noPetsLeft: 'no pets are left',
  nobodyForHire: 'nobody is for hire at a price that can be paid',
  noRoomFits: 'no room on offer fits',
  nothingToRestore: 'nothing to win back',
  noGoldToDeposit: 'no gold to deposit',
  nobodyToTeach: 'nobody to teach',
  nothingToImprove: 'no tunnel to improve',
};

export function obstacle(why: string): string {
  return OBSTACLES[why] ?? 'there is no way';
}

/** Every obstacle that has words of its own. */
export const obstacles: readonly string[] = Object.keys(OBSTACLES);
