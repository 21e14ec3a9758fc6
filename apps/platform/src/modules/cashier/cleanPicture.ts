import { MAX_IMAGE_BYTES } from '@baize/contract';
import { cleanProof } from './cleanProof.ts';

export type CleanPicture = { mediaType: 'image/png' | 'image/jpeg'; content: Buffer };

/** Decodes a base64 picture, PNG or JPEG by its bytes, and strips its metadata. */
export async function cleanPicture(typed: string): Promise<CleanPicture | undefined> {
  const bytes = Buffer.from(typed, 'base64');
  const proof = bytes.length > MAX_IMAGE_BYTES ? undefined : await cleanProof(bytes);
  if (proof === undefined || proof.mediaType === 'application/pdf') return undefined;
  return { mediaType: proof.mediaType, content: proof.content };
}
