import type { LocalTexts } from '@baize/contract/localText';
import type { getPointsSettings, OutputOf } from '@baize/contract';

export type PointsRates = OutputOf<typeof getPointsSettings>['rates'];
export type PointsTexts = LocalTexts;

/** A brand's points settings; `ratioPoints` are worth `ratioAmount`, zero disables conversion. */
export type PointsSettingsRow = {
  rates: PointsRates;
  ratioPoints: number;
  ratioAmount: bigint;
  ratioVersion: number;
  rules: PointsTexts;
  version: number;
};
