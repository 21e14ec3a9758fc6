import { startPlatform, type TestPlatform } from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPool, type Pool } from '#kit/db.ts';
import type { Brand } from '#kit/implement.ts';
import { createLimiter } from '#kit/limit.ts';
import { transact } from '@baize/server/transact';
import { createCodes } from './createCodes.ts';

let site: TestPlatform;
let pool: Pool;
beforeAll(async () => {
  site = await startPlatform();
  pool = createPool({ url: site.databaseUrl, max: 1 });
});
afterAll(async () => {
  await pool.end();
  await site.close();
});

const number = '+8613812345678';
const range = 'identity.codes.range:+861381234';
const brand = { id: 1, name: 'Baize', settings: { smsMinutes: 1 } } as Brand;

/** The codes of a process with one connection, and the last code sent. */
async function sent() {
  await site.owner.query('delete from kit_limits');
  const limiter = createLimiter(pool);
  let code = '';
  const codes = createCodes({
    pool,
    limiter,
    key: 'a key of a test',
    outbox: {
      add: async (_db, { fields }) => {
        code = fields.code ?? '';
      },
      canSend: () => true,
    },
  });
  const to = { brand, purpose: 'register', channel: 'sms', recipient: number } as const;
  await codes.send({ ...to, ip: '203.0.113.1', language: 'EN', isWanted: true, isOwner: false });
  const take = { brandId: 1, purpose: 'register', number, code } as const;
  return { codes, take, used: () => limiter.read([range]) };
}

describe('a code used within a transaction', () => {
  it('needs no second connection, so that transactions cannot deadlock', async () => {
    const { codes, take, used } = await sent();
    expect(await used()).toEqual([1]);
    expect(await transact(pool, (client) => codes.takeWithin(client, take))).toBe(true);
    expect(await used()).toEqual([0]);
  });

  it("is restored together with its range's budget on rollback", async () => {
    const { codes, take, used } = await sent();
    const undone = transact(pool, async (client) => {
      expect(await codes.takeWithin(client, take)).toBe(true);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await used()).toEqual([1]);
    expect(await codes.take(take)).toBe(true);
  });
});
