import { openLottery, registerPayee, startPlatform, type TestPlatform } from '@baize/testkit';
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readOrderPath } from './readOrderPath.ts';
import { readOrdersRoot } from './readOrdersRoot.ts';
import { ordersRoot } from './rules.ts';

let site: TestPlatform;
let digests: string[];
let drawId: bigint;
beforeAll(async () => {
  site = await startPlatform({ env: { ROLE: 'web' } });
  const lottery = await openLottery(site);
  const member = await registerPayee(site, 100_000_000n);
  const drawNo = await lottery.current();
  digests = [];
  for (let nth = 0; nth < 11; nth += 1) {
    digests.push((await lottery.bet(member, [{ multiple: nth + 1 }], { drawNo })).value!.digest);
  }
  drawId = (await lottery.drawOf(drawNo))['id'] as bigint;
});
afterAll(() => site.close());

const bytes = (hex: string): Buffer => Buffer.from(hex, 'hex');
const sha256 = (content: Buffer): string => createHash('sha256').update(content).digest('hex');

describe('the orders of a draw, read in stretches', () => {
  it.each([1, 2, 4, 8, 16])(
    '[A176] [I-20] of %i have the root of all of them, and every order its way to it',
    async (most) => {
      const root = ordersRoot(digests.map(bytes));
      expect(await readOrdersRoot(site.platform.pool, drawId, most)).toEqual({ ordersHash: root, orderCount: 11 });
      for (const digest of digests) {
        const path = await readOrderPath(digest, site.platform.pool, drawId, most);
        const top = path!.reduce(
          (own, { side, hash }) => sha256(bytes(side === 'left' ? hash + own : own + hash)),
          digest,
        );
        expect(top).toBe(root);
      }
      expect(await readOrderPath('a'.repeat(64), site.platform.pool, drawId, most)).toBeNull();
    },
  );

  it('has the root of nothing where there is none', async () => {
    expect(await readOrdersRoot(site.platform.pool, -1n)).toEqual({ ordersHash: ordersRoot([]), orderCount: 0 });
  });
});
