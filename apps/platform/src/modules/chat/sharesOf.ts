import { drawShares } from '@baize/maths/fairness/drawShares';
import { seededDraw } from '../../kit/seededDraw.ts';
import type { EnvelopeRow } from './EnvelopeRow.ts';

/** A hundredth of the currency: what a pot is cut into. */
const PIECE = 1_000n;
/** The most that one envelope holds. */
const MAX_POT = 10_000_000_000n;

/** Whether a pot can be cut into so many shares, each of whole hundredths. */
export const isCuttable = ({ amount, shares }: Pick<EnvelopeRow, 'amount' | 'shares'>): boolean =>
  amount <= MAX_POT && amount % PIECE === 0n && amount / PIECE >= BigInt(shares);

/**
 * The shares of an envelope in the order in which they are taken. Nothing but the promised seed, the room and the number
 * of the envelope goes in: who comes when changes nothing about how it is cut.
 */
export function sharesOf(
  { id, roomId, amount, shares }: Pick<EnvelopeRow, 'id' | 'roomId' | 'amount' | 'shares'>,
  seed: string,
): bigint[] {
  const draw = seededDraw(seed, String(roomId), id);
  return drawShares(Number(amount / PIECE), shares, draw).map((pieces) => BigInt(pieces) * PIECE);
}
