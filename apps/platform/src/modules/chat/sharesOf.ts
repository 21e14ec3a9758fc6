import { cutPot } from '@baize/maths/fairness/cutPot';
import { seededDraw } from '#kit/seededDraw.ts';
import type { EnvelopeRow } from './EnvelopeRow.ts';

/**
 * The shares of an envelope in the order in which they are taken. Nothing but the promised seed, the room and the number
 * of the envelope goes in: who comes when changes nothing about how it is cut.
 */
export const sharesOf = (
  { id, roomId, amount, shares }: Pick<EnvelopeRow, 'id' | 'roomId' | 'amount' | 'shares'>,
  seed: string,
): bigint[] => cutPot(amount, shares, seededDraw(seed, String(roomId), id));
