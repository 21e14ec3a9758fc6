import * as z from 'zod/mini';
import { moment, rowId } from '../shapes.ts';
import { drawNo, gameCode, lotteryCard } from './lotteryCard.ts';

/** How a feed is named in the address that it reports to. */
export const feedCode = z.string().check(z.regex(/^[a-z0-9-]{2,32}$/));

const named = z.strictObject({ gameCode, name: lotteryCard.shape.name });

/** What one person has asked for a feed and a second one has to agree to. */
const feedChange = z.strictObject({
  id: rowId,
  kind: z.enum(['create', 'key', 'lotteries', 'open']),
  /** The lotteries that it would be heard for; null where they stay as they are. */
  gameCodes: z.nullable(z.array(gameCode)),
  /** The key before stays good for a day beside a new one. */
  keepsOld: z.boolean(),
  proposedBy: z.string(),
  reason: z.string(),
  createdAt: moment,
});

/** A call that came: what it named, where it could be read, and what it was answered. */
const feedCall = z.strictObject({
  at: moment,
  /** False where the signature or its time did not hold: anybody may have sent that. */
  isProven: z.boolean(),
  answer: z.string(),
  gameCode: z.nullable(gameCode),
  drawNo: z.nullable(drawNo),
});

/** Whoever publishes results of official lotteries and signs them. Its key is never shown again. */
export const lotteryFeed = z.strictObject({
  id: rowId,
  code: feedCode,
  name: z.string(),
  /** The path that it reports to. */
  path: z.string(),
  isOpen: z.boolean(),
  /** Its results are made up by the demo, and no authority stands behind them. */
  isSandbox: z.boolean(),
  hasKey: z.boolean(),
  /** Until when the key before is good as well. */
  oldKeyUntil: z.nullable(moment),
  lotteries: z.array(named),
  version: z.int(),
  updatedBy: z.string(),
  change: z.nullable(feedChange),
  /** The latest first. */
  calls: z.array(feedCall),
});

/** An official lottery of the brand, and the feed that it is heard from. */
export const fedLottery = z.extend(named, { feedCode: z.nullable(feedCode) });
