import type { LocalTexts } from '@baize/contract/localText';
import type { getPointsSettings, OutputOf } from '@baize/contract';

export type PointsRates = OutputOf<typeof getPointsSettings>['rates'];
export type PointsTexts = LocalTexts;

/** What a brand gives points for; `ratioPoints` are worth `ratioAmount`, nothing is converted where that is zero. */
export type PointsSettingsRow = {
  rates: PointsRates;
  ratioPoints: number;
  ratioAmount: bigint;
  ratioVersion: number;
  rules: PointsTexts;
  version: number;
};
