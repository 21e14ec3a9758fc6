import * as z from 'zod/mini';
import { amount, moment, rowId, signedAmount } from '../shapes.ts';

/** What the line brought a member in five minutes by its rates. */
export const lineRebate = z.strictObject({
  id: rowId,
  /** The end of the five minutes. */
  slotAt: moment,
  /** Valid bets of the own play, and of those of the team of which something is left for the caller. */
  ownBet: signedAmount,
  teamBet: signedAmount,
  /** What was earned in these five minutes, and what of the time before was left; cut to 1/100,000. */
  earned: signedAmount,
  before: signedAmount,
  amount,
  /** nothing: too little yet, or less than was taken back. refused: the account was closed. */
  status: z.enum(['nothing', 'due', 'paid', 'refused']),
});
