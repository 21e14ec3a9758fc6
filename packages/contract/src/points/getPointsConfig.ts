import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { amount } from '../shapes.ts';
import { pointsLongTexts, pointsRates } from './points.ts';

/** How points are earned, their value, and the brand's own rules. */
export const getPointsConfig = operation({
  id: 'points.getPointsConfig',
  method: 'GET',
  path: '/wps/points/getPointsConfig',
  audience: 'member',
  summary: 'Rates, ratio and rules of points',
  description:
    'rates: points for every 100.00 of valid bets. ratioPoints are converted into ratioAmount, in whole lots; ratioAmount 0: nothing is converted.',
  input: z.strictObject({}),
  output: z.strictObject({
    currency: z.string(),
    rates: pointsRates,
    ratioPoints: z.int(),
    ratioAmount: amount,
    ratioVersion: z.int(),
    rules: pointsLongTexts,
  }),
  errors: ['not_logged_in', 'points_closed'],
});
