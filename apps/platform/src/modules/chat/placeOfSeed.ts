import type { EnvelopeRow } from './EnvelopeRow.ts';

/** Binds an encrypted seed to its own envelope. */
export const placeOfSeed = ({ brandId, requestId }: Pick<EnvelopeRow, 'brandId' | 'requestId'>): string =>
  `chat.envelope:${brandId}:${requestId}`;
