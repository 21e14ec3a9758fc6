import { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createInflate } from 'node:zlib';

/**
 * Decompresses in the thread pool, piece by piece, and keeps nothing but what `take` keeps. Says how many bytes went in
 * until the data's own end and how many came out; undefined when it is no zlib data or more than `max` bytes come out.
 */
export async function inflateCounted(
  packed: readonly Buffer[],
  max: number,
  take?: (piece: Buffer) => void,
): Promise<{ used: number; made: number } | undefined> {
  let made = 0;
  const inflate = createInflate();
  const count = new Writable({
    write(piece: Buffer, _encoding, done) {
      made += piece.length;
      if (made > max) return done(new Error('more than it may be'));
      take?.(piece);
      done();
    },
  });
  try {
    await pipeline(Readable.from(packed), inflate, count);
    return { used: inflate.bytesWritten, made };
  } catch {
    return undefined;
  }
}
