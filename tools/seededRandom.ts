import { createHash } from 'node:crypto';

/** Seeded whole numbers from 0 to below `n`; for load and faults, never for outcomes. */
export function seededRandom(seed: string): (n: number) => number {
  let block = createHash('sha256').update(seed).digest();
  let at = 0;
  return (n) => {
    if (at + 4 > block.length) {
      block = createHash('sha256').update(block).digest();
      at = 0;
    }
    const value = block.readUInt32BE(at);
    at += 4;
    return value % n;
  };
}
