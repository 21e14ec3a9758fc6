import { cutPot } from '@baize/maths/fairness/cutPot';
import { seededDraw } from '#kit/seededDraw.ts';
import type { EnvelopeRow } from './EnvelopeRow.ts';

/**
 * The shares of an envelope in taking order. They depend only on the committed seed, the room and the envelope's id:
 * the order of takers has no influence on the split.
 */
export const sharesOf = (
  { id, roomId, amount, shares }: Pick<EnvelopeRow, 'id' | 'roomId' | 'amount' | 'shares'>,
  seed: string,
): bigint[] => cutPot(amount, shares, seededDraw(seed, String(roomId), id));
