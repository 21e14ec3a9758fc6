import type { CampaignRow } from './CampaignRow.ts';

/** A sealed seed opens for its own pot only. */
export const placeOfRain = ({ brandId, id }: Pick<CampaignRow, 'brandId' | 'id'>): string =>
  `promotions.rain:${brandId}:${id}`;
