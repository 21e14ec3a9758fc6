import type { ErrorCode } from '@baize/contract';
import { Refusal } from '#kit/refusal.ts';

/** A refusal whose value names the form's field, and what its hint needs. */
export function refuseField(code: ErrorCode, field: string, hint: Readonly<Record<string, unknown>> = {}): Refusal {
  return new Refusal(code, code, { field, ...hint });
}
