import type { CampaignRow } from './CampaignRow.ts';

/** Binds an encrypted seed to its own pot. */
export const placeOfRain = ({ brandId, id }: Pick<CampaignRow, 'brandId' | 'id'>): string =>
  `promotions.rain:${brandId}:${id}`;
