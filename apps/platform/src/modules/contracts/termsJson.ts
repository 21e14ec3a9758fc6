import { contractTerms } from '@baize/contract';
import type { Terms } from '@baize/maths/contracts/Terms';
import * as z from 'zod/mini';

/** Terms as the table keeps them: amounts as the decimal strings of the wire. */
export function termsJson(terms: Terms): string {
  return JSON.stringify(z.encode(contractTerms, { ...terms, tiers: [...terms.tiers] }));
}

/** Reads what `termsJson` wrote. */
export function readTerms(kept: unknown): Terms {
  return z.decode(contractTerms, kept as never);
}
