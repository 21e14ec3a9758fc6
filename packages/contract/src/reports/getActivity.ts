import * as z from 'zod/mini';
import { storedTexts } from '../language.ts';
import { operation } from '../operation.ts';
import { amount, moment, rowId, signedAmount } from '../shapes.ts';

const hour = z.strictObject({
  /** In the brand's time zone, 0 to 23. */
  hour: z.int(),
  rounds: z.int(),
  bet: amount,
  /** Gross result: bets less wins. */
  grossResult: signedAmount,
});

/** Today's activity: play by hour, beside yesterday, and the latest players and logins. */
export const getActivity = operation({
  id: 'reports.getActivity',
  method: 'GET',
  path: '/ops/reports/getActivity',
  audience: 'operator',
  permission: 'members.read',
  summary: 'The day by the hour, last rounds, last sign-ins',
  description:
    "Days are those of the brand's clock, amounts those of its currency. Hours in which nothing was played are left out; where the clock is set back, the doubled hour is one. Lists are newest first, eight at most.",
  input: z.strictObject({}),
  output: z.strictObject({
    currency: z.string(),
    /** The current hour in the brand's time zone. */
    hourNow: z.int(),
    today: z.array(hour),
    yesterday: z.array(hour),
    rounds: z.array(
      z.strictObject({
        id: rowId,
        memberId: rowId,
        account: z.string(),
        vendorName: z.string(),
        gameName: storedTexts,
        currency: z.string(),
        bet: amount,
        net: signedAmount,
        status: z.enum(['open', 'won', 'lost', 'cancelled']),
        startedAt: moment,
      }),
    ),
    signIns: z.array(
      z.strictObject({
        memberId: rowId,
        account: z.string(),
        type: z.int(),
        at: moment,
        /** The session is still open. */
        isLive: z.boolean(),
      }),
    ),
  }),
  errors: ['not_logged_in', 'not_allowed'],
});
