import { Refusal } from '#kit/refusal.ts';
import type { CleanProof } from './cleanProof.ts';
import { cleanTyped } from './cleanTyped.ts';

/** Decodes and sanitises a base64 upload; refuses a missing, oversized or unsupported file. */
export async function readTypedProof(typed: string | undefined): Promise<CleanProof> {
  const [proof] = typed === undefined || typed === '' ? [] : await cleanTyped([typed], 'proof_invalid');
  if (proof === undefined) throw new Refusal('proof_required');
  return proof;
}
