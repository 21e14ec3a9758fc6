import { cleanJpeg } from './cleanJpeg.ts';
import { cleanPng } from './cleanPng.ts';
import { isPlainPdf } from './isPlainPdf.ts';

export type ProofType = 'image/png' | 'image/jpeg' | 'application/pdf';
export type CleanProof = { mediaType: ProofType; content: Buffer };

/**
 * Sanitises an uploaded proof: the format is determined by its own bytes, from the first to the last, so that nothing
 * is hidden before, in or after it. Pictures are rewritten without metadata. Undefined for anything but a complete PNG,
 * JPEG or PDF.
 */
export async function cleanProof(bytes: Buffer): Promise<CleanProof | undefined> {
  const png = await cleanPng(bytes);
  if (png) return { mediaType: 'image/png', content: png };
  const jpeg = cleanJpeg(bytes);
  if (jpeg) return { mediaType: 'image/jpeg', content: jpeg };
  return (await isPlainPdf(bytes)) ? { mediaType: 'application/pdf', content: bytes } : undefined;
}
