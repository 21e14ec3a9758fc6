import * as z from 'zod/mini';
import { moment, rowId } from '../shapes.ts';
import { drawNo, gameCode, lotteryCard } from './lotteryCard.ts';

/** The feed's code in its callback URL. */
export const feedCode = z.string().check(z.regex(/^[a-z0-9-]{2,32}$/));

const named = z.strictObject({ gameCode, name: lotteryCard.shape.name });

/** A requested change of a feed that a second operator has to approve. */
const feedChange = z.strictObject({
  id: rowId,
  kind: z.enum(['create', 'key', 'lotteries', 'open']),
  /** The new list of lotteries; null to keep the current one. */
  gameCodes: z.nullable(z.array(gameCode)),
  /** The previous key stays valid for a day beside the new one. */
  keepsOld: z.boolean(),
  proposedBy: z.string(),
  reason: z.string(),
  createdAt: moment,
});

/** A received call: what it referred to, if parsable, and the response. */
const feedCall = z.strictObject({
  at: moment,
  /** False where the signature or its timestamp is invalid: anybody may have sent that. */
  isProven: z.boolean(),
  answer: z.string(),
  gameCode: z.nullable(gameCode),
  drawNo: z.nullable(drawNo),
});

/** A publisher of signed official lottery results. Its key is never shown again. */
export const lotteryFeed = z.strictObject({
  id: rowId,
  code: feedCode,
  name: z.string(),
  /** Its callback path. */
  path: z.string(),
  isOpen: z.boolean(),
  /** Demo feed: its results are made up, and no authority stands behind them. */
  isSandbox: z.boolean(),
  hasKey: z.boolean(),
  /** Until when the previous key is valid as well. */
  oldKeyUntil: z.nullable(moment),
  lotteries: z.array(named),
  version: z.int(),
  updatedBy: z.string(),
  change: z.nullable(feedChange),
  /** Latest first. */
  calls: z.array(feedCall),
});

/** An official lottery of the brand, and the feed it gets results from. */
export const fedLottery = z.extend(named, { feedCode: z.nullable(feedCode) });
