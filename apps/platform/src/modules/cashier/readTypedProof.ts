import { Refusal } from '#kit/refusal.ts';
import { cleanProof, type CleanProof } from './cleanProof.ts';
import { MAX_PROOF_BYTES } from './rules.ts';

/** Decodes and sanitises a base64 upload; refuses a missing, oversized or unsupported file. */
export async function readTypedProof(typed: string | undefined): Promise<CleanProof> {
  if (typed === undefined || typed === '') throw new Refusal('proof_required');
  const content = Buffer.from(typed, 'base64');
  const proof = content.length > MAX_PROOF_BYTES ? undefined : await cleanProof(content);
  if (proof === undefined) throw new Refusal('proof_invalid');
  return proof;
}
