import { contractTerms } from '@baize/contract';
import type { Terms } from '@baize/maths/contracts/Terms';
import * as z from 'zod/mini';

/** Terms as stored: amounts as decimal strings. */
export function termsJson(terms: Terms): string {
  return JSON.stringify(z.encode(contractTerms, { ...terms, tiers: [...terms.tiers] }));
}

/** Parses the result of `termsJson`. */
export function readTerms(kept: unknown): Terms {
  return z.decode(contractTerms, kept as never);
}
