import { createTestDatabase, startPlatform, type TestDatabase } from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAdapterPool } from './createAdapterPool.ts';

const TIMES = 20;
let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());

describe('the connections between processes', () => {
  it('also end while one is still being opened, which is then given to nobody', async () => {
    for (let time = 0; time < TIMES; time += 1) {
      const pool = createAdapterPool(db.url);
      const given: unknown[] = [];
      for (let asked = 0; asked < 2; asked += 1) void pool.connect().then((client) => given.push(client));
      await pool.end();
      expect(given).toEqual([]);
    }
  });

  it('do not delay closing a platform right after its start', async () => {
    const first = await startPlatform();
    try {
      for (let time = 0; time < TIMES; time += 1)
        await (await startPlatform({ beside: first, env: { ROLE: 'all' } })).close();
    } finally {
      await first.close();
    }
  });
});
