import sharp, { type Sharp } from 'sharp';
import { MAX_PIXELS } from './isSaneSize.ts';
import { MAX_PROOF_BYTES } from './rules.ts';

export type WrittenPicture = { mediaType: 'image/png' | 'image/jpeg'; content: Buffer };

const TIMEOUT_SECONDS = 10;
/** Tried in this order until the picture is no larger than an upload may be. */
const qualities = [90, 75, 50] as const;

sharp.cache(false);
sharp.concurrency(1);

/**
 * Decodes a picture and writes its pixels anew, upright and without metadata, so that none of the uploaded bytes are
 * kept. A PNG stays lossless unless it would grow over the limit, as noise can. Undefined if anything cannot be
 * decoded in time.
 */
export async function writePicture(bytes: Buffer, isPng: boolean): Promise<WrittenPicture | undefined> {
  try {
    if (isPng) {
      const content = await decoded(bytes).png().toBuffer();
      if (content.length <= MAX_PROOF_BYTES) return { mediaType: 'image/png', content };
    }
    for (const quality of qualities) {
      const content = await decoded(bytes).flatten({ background: '#fff' }).jpeg({ quality }).toBuffer();
      if (content.length <= MAX_PROOF_BYTES) return { mediaType: 'image/jpeg', content };
    }
  } catch {
    // Whatever a decoder objects to is no proof.
  }
  return undefined;
}

function decoded(bytes: Buffer): Sharp {
  return sharp(bytes, { failOn: 'error', limitInputPixels: MAX_PIXELS, sequentialRead: true })
    .autoOrient()
    .timeout({ seconds: TIMEOUT_SECONDS });
}
