import type { OutputOf } from '@baize/contract';
import type { getDrawProof } from '@baize/contract/lotteries/getDrawProof';
import { drawResult } from '@baize/maths/lottery/drawResult';
import type { DrawShape } from '@baize/maths/lottery/Play';
import { hexOf, seedStream, sha256 } from '../../components/seedStream.ts';

type Proof = OutputOf<typeof getDrawProof>;

/** What was found; null where there is nothing to check it by. */
export type DrawCheck = { isCommitted: boolean; isDrawn: boolean; isChained: boolean; hasOrder: boolean | null };

/** More blocks than any draw of these families can use up. */
const BLOCKS = 64;

const bytesOf = (hex: string): Uint8Array =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

/**
 * Draws again with the browser's own cryptography: whether the seed is the one that was committed, whether it and the
 * orders give these numbers, whether the draw is chained to the one before, and whether an own order is among those that
 * went in. Undefined while the seed is not known.
 */
export async function checkDraw(proof: Proof, shape: DrawShape, digest?: string): Promise<DrawCheck | undefined> {
  const { seed, ordersHash, numbers, commitment, chain, chainBefore, gameCode, no, nonce, path } = proof;
  if (seed === null || ordersHash === null || numbers === null || commitment === null) return undefined;
  const drawn = drawResult(shape, await seedStream(seed, ordersHash, BigInt(nonce), BLOCKS));
  const link = [chainBefore, gameCode, no, commitment, ordersHash, seed, numbers.join(',')].join('|');
  return {
    isCommitted: hexOf(await sha256(seed)) === commitment,
    isDrawn: drawn.join() === numbers.join(),
    isChained: hexOf(await sha256(link)) === chain,
    hasOrder: digest === undefined ? null : path !== null && (await rootFrom(digest, path)) === ordersHash,
  };
}

async function rootFrom(digest: string, path: NonNullable<Proof['path']>): Promise<string> {
  let own = digest;
  for (const { side, hash } of path) own = hexOf(await sha256(bytesOf(side === 'left' ? hash + own : own + hash)));
  return own;
}
