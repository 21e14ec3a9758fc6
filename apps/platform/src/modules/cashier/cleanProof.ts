import { createTurnstile } from '#kit/createTurnstile.ts';
import { isWholeJpeg } from './isWholeJpeg.ts';
import { isWholePng } from './isWholePng.ts';
import { writePdf } from './writePdf.ts';
import { writePicture, type WrittenPicture } from './writePicture.ts';

export type CleanProof = WrittenPicture | { mediaType: 'application/pdf'; content: Buffer };

/**
 * Files are unpacked one after another, so that their memory is that of one, and the other threads of the pool are free
 * for passwords.
 */
const inTurn = createTurnstile({ most: 1, maxWaiting: 16 });

/**
 * Writes an uploaded proof anew: its format is determined by its own bytes, from the first to the last, and what comes
 * back is the picture or the pages and nothing else of the file. Undefined for anything but a complete PNG, JPEG or
 * PDF.
 */
export async function cleanProof(bytes: Buffer): Promise<CleanProof | undefined> {
  const isPng = isWholePng(bytes);
  if (isPng || isWholeJpeg(bytes)) return inTurn(() => writePicture(bytes, isPng));
  if (!/^%PDF-[12]\.\d\s/.test(bytes.toString('latin1', 0, 10))) return undefined;
  if (!/startxref\s+\d+\s+%%EOF\s*$/.test(bytes.toString('latin1', Math.max(0, bytes.length - 1_024))))
    return undefined;
  const content = await inTurn(() => writePdf(bytes));
  return content && !isPolyglot(content) ? { mediaType: 'application/pdf', content } : undefined;
}

/** Images in documents are copied as they are, and could be a page to a browser that guesses, or end as an archive does. */
function isPolyglot(bytes: Buffer): boolean {
  return (
    bytes.includes('PK\u0005\u0006') || /<(?:script|html|svg|iframe|object|embed)[\s/>]/i.test(bytes.toString('latin1'))
  );
}
