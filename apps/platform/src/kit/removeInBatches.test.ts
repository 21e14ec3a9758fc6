import { startPlatform, type TestPlatform } from '@baize/testkit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { transact } from '@baize/server/transact';
import { removeInBatches } from './removeInBatches.ts';

let site: TestPlatform;
beforeAll(async () => {
  site = await startPlatform();
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.owner.query('delete from kit_envelopes');
  await site.owner.query(
    `insert into kit_envelopes (jti, expires_at)
     select gen_random_uuid(), now() + case when n <= 250 then interval '-1 day' else interval '1 day' end
       from generate_series(1, 300) n`,
  );
});
const old = { table: 'kit_envelopes', where: 'expires_at < now()' };
const left = async (): Promise<number> =>
  (await site.owner.query<{ n: number }>('select count(*)::integer as n from kit_envelopes')).rows[0]?.n ?? 0;

describe('expired rows', () => {
  it('are removed in batches until none is left, and the others stay', async () => {
    const statements: string[] = [];
    const { pool } = site.platform;
    const query = (text: string, values: unknown[]) => {
      statements.push(text);
      return pool.query(text, values);
    };
    expect(await removeInBatches({ query } as never, { ...old, batch: 100 })).toBe(250);
    expect(statements).toHaveLength(3);
    expect(await left()).toBe(50);
  });

  it('are skipped without waiting by a process that finds another one at the table', async () => {
    const { pool } = site.platform;
    await transact(pool, async (client) => {
      expect(await removeInBatches(client, { ...old, batch: 100 })).toBe(250);
      expect(await removeInBatches(pool, old)).toBe(0);
    });
    expect(await left()).toBe(50);
  });
});
