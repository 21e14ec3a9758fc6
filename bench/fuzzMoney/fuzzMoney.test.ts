import { createTestDatabase, type TestDatabase } from '@baize/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildAll } from '../../tools/build.ts';
import { openFuzz } from './openFuzz.ts';

let database: TestDatabase;
beforeAll(async () => {
  await buildAll({ names: ['platform'] });
  database = await createTestDatabase();
}, 120_000);
afterAll(() => database.drop());

it(
  '[I-31] [I-32] [I-33] [I-35] [I-36] [I-37] money under random members, operators, gateways and vendors adds up over two processes, and planted faults are detected',
  { timeout: 240_000 },
  async () => {
    const fuzz = await openFuzz({ ownerUrl: database.url, seed: 'test', members: 3, operators: 2, processes: 2 });
    try {
      await fuzz.run(50);
      expect(await fuzz.check()).toEqual([]);
      for (const what of ['deposits', 'decisions', 'reports', 'withdrawals', 'receipts', 'bets', 'moves', 'lines']) {
        expect(fuzz.counts[what] ?? 0, what).toBeGreaterThan(0);
      }

      // Both faults are in the database itself, where no code above it can see them.
      await fuzz.plant('lostState');
      await fuzz.plant('madeMoney');
      await fuzz.run(25);
      const faults = await fuzz.check();
      expect(faults).toContainEqual(expect.stringMatching(/^(deposit \d+ (was approved and )?is rejected|lost: )/));
      expect(faults).toContainEqual(expect.stringMatching(/^the ledger sums to [1-9]/));
    } finally {
      await fuzz.close();
    }
  },
);
