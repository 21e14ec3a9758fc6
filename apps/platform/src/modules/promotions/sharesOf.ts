import { drawShares } from '@baize/maths/fairness/drawShares';
import { seededDraw } from '../../kit/seededDraw.ts';
import type { CampaignRow } from './CampaignRow.ts';

/** A hundredth of the currency: what a pot is cut into. */
const PIECE = 1_000n;
/** The most that one pot holds. */
const MAX_POT = 10_000_000_000n;

/** Whether a pot can be cut into so many shares, each of whole hundredths. */
export const isCuttable = (pot: bigint, shares: number): boolean =>
  pot <= MAX_POT && pot % PIECE === 0n && pot / PIECE >= BigInt(shares);

/** The shares of a pot in the order in which they are taken, by the promised seed and the number of the promotion alone. */
export function sharesOf(
  { id, amount, rainShares }: Pick<CampaignRow, 'id' | 'amount' | 'rainShares'>,
  seed: string,
): bigint[] {
  const pieces = drawShares(Number(amount / PIECE), rainShares ?? 0, seededDraw(seed, 'rain', id));
  return pieces.map((one) => BigInt(one) * PIECE);
}
