import type { ParticipationRow } from './ParticipationRow.ts';

/** A sealed seed opens for the draw of its own member only. */
export const placeOfDraw = ({ brandId, id }: Pick<ParticipationRow, 'brandId' | 'id'>): string =>
  `promotions.draw:${brandId}:${id}`;
