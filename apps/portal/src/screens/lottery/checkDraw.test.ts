import { createDraw } from '@baize/maths/fairness/createDraw';
import { streamMessage } from '@baize/maths/fairness/streamMessage';
import { drawResult } from '@baize/maths/lottery/drawResult';
import { families } from '@baize/maths/lottery/families';
import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { checkDraw } from './checkDraw.ts';

const sha256 = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex');
const shape = families(6).find(({ key }) => key === 'pkTen')!.shape;

/** A draw as the server makes it, with the way of one of two orders to the root. */
function draw() {
  const seed = sha256('a seed');
  const [digest, other] = [sha256('one order'), sha256('another')];
  const ordersHash = sha256(Buffer.from(digest + other, 'hex'));
  const nonce = '1772701200';
  const numbers = drawResult(
    shape,
    createDraw((cursor) =>
      createHmac('sha256', seed)
        .update(streamMessage(ordersHash, BigInt(nonce), cursor))
        .digest(),
    ),
  );
  const [commitment, chainBefore, gameCode, no] = [sha256(seed), sha256('before'), 'pk10-2', '20260305-0001'];
  const proof = {
    ...{ gameCode, family: 'pkTen', no, nonce, state: 'settled' as const, source: 'own' as const, commitment },
    ...{ ordersHash, orderCount: 2, seed, chainBefore, numbers, path: [{ side: 'right' as const, hash: other }] },
    chain: sha256([chainBefore, gameCode, no, commitment, ordersHash, seed, numbers.join(',')].join('|')),
  };
  return { proof, digest };
}

describe('a draw that is checked', () => {
  it('[A176] holds where everything is as it was committed, and the own order is in it', async () => {
    const { proof, digest } = draw();
    const all = { isCommitted: true, isDrawn: true, isChained: true };
    expect(await checkDraw(proof, shape)).toEqual({ ...all, hasOrder: null });
    expect(await checkDraw(proof, shape, digest)).toEqual({ ...all, hasOrder: true });
    expect(await checkDraw(proof, shape, sha256('never accepted'))).toMatchObject({ hasOrder: false });
  });

  it('[A176] does not hold where the seed, an order, the numbers or the chain were changed', async () => {
    const { proof, digest } = draw();
    const seed = sha256('another seed');
    expect(await checkDraw({ ...proof, seed }, shape)).toMatchObject({ isCommitted: false, isDrawn: false });
    const ordersHash = sha256('other orders');
    expect(await checkDraw({ ...proof, ordersHash }, shape, digest)).toMatchObject({ isDrawn: false, hasOrder: false });
    const numbers = [...proof.numbers].reverse();
    expect(await checkDraw({ ...proof, numbers }, shape)).toMatchObject({ isDrawn: false, isChained: false });
    expect(await checkDraw({ ...proof, chainBefore: sha256('x') }, shape)).toMatchObject({ isChained: false });
  });

  it('is not checked before its seed is open', async () => {
    expect(await checkDraw({ ...draw().proof, seed: null }, shape)).toBeUndefined();
  });
});
