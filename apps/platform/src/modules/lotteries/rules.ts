import { createHash } from 'node:crypto';
import { drawResult } from '@baize/maths/lottery/drawResult';
import type { DrawShape } from '@baize/maths/lottery/Play';
import { seededDraw } from '#kit/seededDraw.ts';
import type { AccountName, WalletItem } from '#modules/wallet/index.ts';

const sha256 = (content: Buffer | string): Buffer => createHash('sha256').update(content).digest();

/** The nonce of a draw: its time in seconds. */
export const nonceOf = (drawAt: Date): bigint => BigInt(Math.floor(drawAt.getTime() / 1_000));

/**
 * The numbers of an own draw. Only the committed seed, the root over the accepted orders and the draw's time go in, and
 * there is no other way to a result.
 */
export function fairNumbers(shape: DrawShape, from: { seed: string; ordersHash: string; drawAt: Date }): number[] {
  const nonce = nonceOf(from.drawAt);
  return drawResult(shape, seededDraw(from.seed, from.ordersHash, nonce));
}

/** Chains a draw to the previous one. */
export function chainOf(
  before: string,
  draw: { code: string; no: string; commitment: string; ordersHash: string; seed: string; numbers: readonly number[] },
): string {
  const { code, no, commitment, ordersHash, seed, numbers } = draw;
  return sha256([before, code, no, commitment, ordersHash, seed, numbers.join(',')].join('|')).toString('hex');
}

/**
 * The Merkle root over the digests of all accepted orders, in order: pairs are hashed level by level, and an odd one
 * goes up unchanged. Without orders it is the hash of the empty string.
 */
export function ordersRoot(digests: readonly Buffer[]): string {
  let level = digests;
  if (level.length === 0) return sha256('').toString('hex');
  while (level.length > 1) level = levelAbove(level);
  return level[0]!.toString('hex');
}

/** The Merkle path of one digest: the sibling on each level. */
export function pathToRoot(digests: readonly Buffer[], position: number) {
  const path: { side: 'left' | 'right'; hash: string }[] = [];
  let level = digests;
  for (let at = position; level.length > 1; at = Math.floor(at / 2)) {
    const beside = level[at ^ 1];
    if (beside) path.push({ side: at % 2 === 0 ? 'right' : 'left', hash: beside.toString('hex') });
    level = levelAbove(level);
  }
  return path;
}

function levelAbove(level: readonly Buffer[]): Buffer[] {
  return Array.from({ length: Math.ceil(level.length / 2) }, (_, pair) => {
    const left = level[pair * 2]!;
    const right = level[pair * 2 + 1];
    return right === undefined ? left : sha256(Buffer.concat([left, right]));
  });
}

type Money = { brandId: number; memberId: bigint; currency: string };

const SCOPE = 'lottery';
const houseOf = (code: string): AccountName => `house.lottery:${code}`;

/** The ledger key of an order's stake; request ids are chosen by members, so the member id is included. */
const betKey = ({ memberId, requestId }: { memberId: bigint; requestId: string }): string =>
  `bet:${memberId}:${requestId}`;

/** Takes the stake of an accepted order. */
export function stakeItem(
  order: Money & { code: string; requestId: string; digest: Buffer; stake: bigint },
): WalletItem {
  const { brandId, memberId, currency, code, digest, stake } = order;
  return {
    ...{ brandId, memberId, currency, scope: SCOPE, key: betKey(order), kind: 'bet', content: digest.toString('hex') },
    ...{ debit: 'main', credit: houseOf(code), amount: stake },
  };
}

/** An order whose stake may be refunded. */
export type StakedOrder = Money & { id: bigint; requestId: string };

/** Refunds the stake of an order cancelled by its member. */
export const cancelItem = (order: StakedOrder): WalletItem => ({
  ...{ brandId: order.brandId, memberId: order.memberId, currency: order.currency, scope: SCOPE, kind: 'rollback' },
  ...{ key: `cancel:${order.id}`, rule: 'reverses', ref: betKey(order), settled: 'allow' },
});
