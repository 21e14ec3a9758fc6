import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { amount, currency, rowId, signedAmount } from '../shapes.ts';

/** The house's exposure on a draw, as it stands now. */
export const getDrawRisk = operation({
  id: 'lotteries.getDrawRisk',
  method: 'GET',
  path: '/ops/lotteries/getDrawRisk',
  audience: 'operator',
  permission: 'lotteries.read',
  summary: 'Risk board of a draw',
  description:
    'The worst result is the worst of those that were tried: some drawn at random, and from the worst of them on whatever one other number makes worse. The heaviest selections are counted, the others not; `counted` of `selections` says how many.',
  input: z.strictObject({ drawId: rowId }),
  output: z.strictObject({
    currency,
    stake: amount,
    orders: z.int(),
    members: z.int(),
    selections: z.int(),
    counted: z.int(),
    tried: z.int(),
    worst: z.nullable(z.strictObject({ numbers: z.array(z.int()), payout: amount, house: signedAmount })),
    /** Average and worst payout for results with this number at this place, the most expensive first. */
    byNumber: z.array(z.strictObject({ place: z.int(), number: z.int(), mean: amount, most: amount })),
    /**
     * Where places have too many numbers for that: numbers of two digits and more, with the stake on them and the cost of
     * one winning line of each bet with the number, the most expensive first. Counted from the `numbered` heaviest
     * selections.
     */
    onNumbers: z.array(z.strictObject({ number: z.string(), stake: amount, most: amount })),
    numbered: z.int(),
    heaviest: z.array(z.strictObject({ play: z.string(), selection: z.string(), stake: amount, best: amount })),
  }),
  errors: ['not_logged_in', 'not_allowed', 'draw_not_found'],
});
