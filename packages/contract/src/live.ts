import * as z from 'zod/mini';
import { sessionEnds } from './identity/sessionEnds.ts';
import { amount } from './shapes.ts';

/**
 * Events that the server sends to a signed-in member's own sockets. The first message of a socket is `authenticate`
 * with its token.
 */
export const liveEvents = {
  /** The spendable balance after a commit. Drop versions older than the one already shown. */
  balance: z.strictObject({ balance: amount, currency: z.string(), version: z.string() }),
  /** A notification; its text is in the portal's dictionary, as `wallet.toast.<kind>`. */
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
  /** The member's claimable rewards have changed. */
  reward: z.strictObject({}),
  /** A contract of this kind has a new request or decision. */
  contract: z.strictObject({ kind: z.enum(['dividend', 'daily', 'hourly', 'realtime']) }),
  /** The site has closed for this visitor; the socket is closed with it. */
  siteClosed: z.strictObject({ reason: z.enum(['maintenance', 'region_restricted']) }),
  /** The session was ended elsewhere. */
  forcedLogout: z.strictObject({ reason: z.enum(sessionEnds) }),
};

export type LiveEvent = keyof typeof liveEvents;
