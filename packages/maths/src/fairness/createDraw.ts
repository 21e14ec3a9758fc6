/**
 * Turns a stream of random blocks into unbiased draws. `blockAt(cursor)` gives the 32 bytes of HMAC-SHA256 for that
 * cursor; the bytes are used in order, four at a time, as big-endian unsigned 32-bit words. `draw(n)` returns a whole
 * number from 0 to n - 1. A word at or above the largest multiple of n is rejected, because the modulo would favour
 * small numbers.
 */
export function createDraw(blockAt: (cursor: number) => Uint8Array): (n: number) => number {
  const wordRange = 0x1_0000_0000;
  let cursor = 0;
  let block = new Uint8Array(0);
  let offset = 0;

  function nextWord(): number {
    if (offset + 4 > block.length) {
      block = new Uint8Array(blockAt(cursor));
      if (block.length < 4) throw new Error(`The random stream has no block ${cursor}.`);
      cursor += 1;
      offset = 0;
    }
    const word = new DataView(block.buffer, block.byteOffset + offset, 4).getUint32(0, false);
    offset += 4;
    return word;
  }

  return (n) => {
    if (!Number.isInteger(n) || n < 1 || n > wordRange) throw new RangeError(`A draw among ${n} makes no sense.`);
    const fairRange = wordRange - (wordRange % n);
    let word = nextWord();
    while (word >= fairRange) word = nextWord();
    return word % n;
  };
}
