import { Refusal } from '#kit/refusal.ts';
import { cleanProof, type CleanProof } from './cleanProof.ts';
import { MAX_PROOF_BYTES } from './rules.ts';
import type { WrittenPicture } from './writePicture.ts';

/**
 * Decodes base64 uploads and writes each anew, or refuses all: `image_invalid` for what is no picture, `proof_invalid`
 * for what is neither a picture nor a PDF.
 */
export async function cleanTyped(typed: readonly string[], fault: 'image_invalid'): Promise<WrittenPicture[]>;
export async function cleanTyped(typed: readonly string[], fault: 'proof_invalid'): Promise<CleanProof[]>;
export async function cleanTyped(
  typed: readonly string[],
  fault: 'image_invalid' | 'proof_invalid',
): Promise<CleanProof[]> {
  const files: CleanProof[] = [];
  for (const one of typed) {
    const bytes = Buffer.from(one, 'base64');
    const file = bytes.length > MAX_PROOF_BYTES ? undefined : await cleanProof(bytes);
    const isWanted = fault === 'proof_invalid' || file?.mediaType !== 'application/pdf';
    if (file === undefined || !isWanted) throw new Refusal(fault);
    files.push(file);
  }
  return files;
}
