import type { listOwnRewards, OutputOf } from '@baize/contract';
import { cutPot, isCuttable } from '@baize/maths/fairness/cutPot';
import { drawPrize } from '@baize/maths/fairness/drawPrize';
import { hexOf, seedStream, sha256 } from '../seedStream.ts';

type Reward = Pick<OutputOf<typeof listOwnRewards>['open'][number], 'draw' | 'share' | 'amount'>;

/** Whether the seed is the one that was promised, and whether what the member has follows from it. */
export type RewardCheck = { isPromised: boolean; isDrawn: boolean };

/** More than one draw can use up, and more than the cuts of the largest pot. */
const DRAW_BLOCKS = 8;
const POT_BLOCKS = 128;

/** Draws a reward again with the browser's own cryptography; undefined while its seed is not told. */
export async function checkReward({ draw, share, amount }: Reward): Promise<RewardCheck | undefined> {
  if (draw !== null && draw.seed !== null && draw.weights !== null) {
    const stream = await seedStream(draw.seed, draw.clientSeed ?? '', BigInt(draw.nonce), DRAW_BLOCKS);
    return {
      isPromised: hexOf(await sha256(draw.seed)) === draw.commitment,
      isDrawn: drawPrize(draw.weights, stream) + 1 === draw.place,
    };
  }
  if (share !== null && share.seed !== null) {
    const stream = await seedStream(share.seed, 'rain', BigInt(share.nonce), POT_BLOCKS);
    const cut = isCuttable(share.pot, share.shares) ? cutPot(share.pot, share.shares, stream) : [];
    return {
      isPromised: hexOf(await sha256(share.seed)) === share.commitment,
      isDrawn: cut[share.place - 1] === amount,
    };
  }
  return undefined;
}
