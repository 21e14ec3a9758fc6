import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { amount } from '../shapes.ts';
import { pointsSettings } from './getPointsSettings.ts';
import { pointsLongTexts, pointsRates } from './points.ts';

/** Sets rates, ratio and rules if their version is still the one that was read. */
export const updatePointsSettings = operation({
  id: 'points.updatePointsSettings',
  method: 'POST',
  path: '/ops/points/updatePointsSettings',
  audience: 'operator',
  permission: 'points.write',
  summary: 'Set rates and ratio of points',
  description: 'Rates hold for what is settled from now on. ratioAmount is in whole hundredths; 0 closes converting.',
  input: z.strictObject({
    rates: pointsRates,
    ratioPoints: z.int().check(z.gte(1), z.lte(1_000_000)),
    ratioAmount: amount,
    rules: pointsLongTexts,
    version: z.int().check(z.gte(0)),
  }),
  output: pointsSettings,
  errors: ['not_logged_in', 'not_allowed', 'amount_invalid', 'version_conflict'],
});
