import * as z from 'zod/mini';
import { storedTexts } from '../language.ts';
import { amount, moment, rowId, signedAmount } from '../shapes.ts';

/** One round of a game: stake, result and status. */
export const round = z.strictObject({
  id: rowId,
  vassalage: z.string(),
  vendorName: z.string(),
  gameCode: z.string(),
  gameName: storedTexts,
  image: z.string(),
  /** The vendor's own round id. */
  round: z.string(),
  currency: z.string(),
  bet: amount,
  /** What counts for wagering: the smaller of the stake and the size of the result. */
  validBet: amount,
  win: amount,
  /** A free round: it cost nothing and does not count for wagering. */
  isFree: z.boolean(),
  net: signedAmount,
  status: z.enum(['open', 'won', 'lost', 'cancelled']),
  startedAt: moment,
  endedAt: z.nullable(moment),
});

/** One money movement of a round, as the ledger holds it. */
export const roundEntry = z.strictObject({
  transferId: rowId,
  kind: z.enum(['bet', 'win', 'rollback', 'adjust']),
  amount: signedAmount,
  balanceAfter: amount,
  vendorTransaction: z.string(),
  createdAt: moment,
});
