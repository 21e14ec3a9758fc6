import * as z from 'zod/mini';
import { sessionEnds } from './identity/sessionEnds.ts';
import { amount } from './shapes.ts';

/** Facts that the server tells a signed-in member's own sockets. The first message of a socket is `authenticate` with its token. */
export const liveEvents = {
  /** The spendable balance after a commit. Older versions that arrive late are to be dropped. */
  balance: z.strictObject({ balance: amount, currency: z.string(), version: z.string() }),
  /** Something worth a notice; the words are in the dictionaries under `message.<kind>`. */
  message: z.strictObject({
    kind: z.enum([
      'depositApproved',
      'depositRejected',
      'depositHeld',
      'depositReturned',
      'withdrawalApproved',
      'withdrawalRejected',
      'withdrawalPaid',
    ]),
    amount,
    currency: z.string(),
  }),
  /** The number of unread platform messages has changed. */
  unread: z.strictObject({ count: z.int() }),
  /** What the member can claim of promotions has changed. */
  reward: z.strictObject({}),
  /** Something about contracts of this kind waits, or has been decided. */
  contract: z.strictObject({ kind: z.enum(['dividend', 'daily', 'hourly', 'realtime']) }),
  /** The site has closed to this visitor; the socket ends with it. */
  siteClosed: z.strictObject({ reason: z.enum(['maintenance', 'region_restricted']) }),
  /** The session has ended elsewhere. */
  forcedLogout: z.strictObject({ reason: z.enum(sessionEnds) }),
};

export type LiveEvent = keyof typeof liveEvents;
