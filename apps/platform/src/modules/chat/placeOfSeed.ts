import type { EnvelopeRow } from './EnvelopeRow.ts';

/** A sealed seed opens for its own envelope only. */
export const placeOfSeed = ({ brandId, requestId }: Pick<EnvelopeRow, 'brandId' | 'requestId'>): string =>
  `chat.envelope:${brandId}:${requestId}`;
