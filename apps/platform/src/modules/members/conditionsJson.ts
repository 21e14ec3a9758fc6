import { segmentDraft } from '@baize/contract';
import * as z from 'zod/mini';
import type { Condition } from './SegmentRow.ts';

const { conditions: shape } = segmentDraft.shape;

/** Conditions as stored: amounts as decimal strings. */
export function conditionsJson(conditions: readonly Condition[]): string {
  return JSON.stringify(z.encode(shape, [...conditions]));
}

/** Parses the result of `conditionsJson`. */
export function readConditions(kept: unknown): Condition[] {
  return z.decode(shape, kept as never);
}
