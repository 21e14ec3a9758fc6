import type { ParticipationRow } from './ParticipationRow.ts';

/** Binds an encrypted seed to its own member's draw. */
export const placeOfDraw = ({ brandId, id }: Pick<ParticipationRow, 'brandId' | 'id'>): string =>
  `promotions.draw:${brandId}:${id}`;
