import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { amount } from '../shapes.ts';
import { pointsLongTexts, pointsRates } from './points.ts';

/** The brand's earning rates and the value of points. Version 0: never set, and nothing is counted. */
export const pointsSettings = z.strictObject({
  currency: z.string(),
  rates: pointsRates,
  ratioPoints: z.int(),
  ratioAmount: amount,
  ratioVersion: z.int(),
  rules: pointsLongTexts,
  version: z.int(),
});

export const getPointsSettings = operation({
  id: 'points.getPointsSettings',
  method: 'GET',
  path: '/ops/points/getPointsSettings',
  audience: 'operator',
  permission: 'points.read',
  summary: 'Rates and ratio of points',
  input: z.strictObject({}),
  output: pointsSettings,
  errors: ['not_logged_in', 'not_allowed'],
});
