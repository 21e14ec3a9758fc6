import type { ErrorCode } from '@baize/contract';
import { Refusal } from '#kit/refusal.ts';

/** A refusal whose value says which field of the form it is about, and what else a form needs to word its hint. */
export function refuseField(code: ErrorCode, field: string, hint: Readonly<Record<string, unknown>> = {}): Refusal {
  return new Refusal(code, code, { field, ...hint });
}
