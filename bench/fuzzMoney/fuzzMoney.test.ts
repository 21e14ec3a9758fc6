import { createTestDatabase, type TestDatabase } from '@baize/testkit';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildAll } from '../../tools/build.ts';
import { fuzzMoney } from './fuzzMoney.ts';

let database: TestDatabase;
beforeAll(() => buildAll({ names: ['platform'] }), 120_000);
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

describe('money under random members, operators and gateways', () => {
  it('[I-31] [I-32] [I-33] adds up over two processes, and every hold is resolved', { timeout: 240_000 }, async () => {
    const { faults, counts } = await fuzzMoney({
      ...{ ownerUrl: database.url, seed: 'test' },
      ...{ operations: 60, members: 3, operators: 2, processes: 2 },
    });
    expect(faults).toEqual([]);
    for (const what of ['deposits', 'decisions', 'reports', 'withdrawals', 'bets']) {
      expect(counts[what] ?? 0, what).toBeGreaterThan(0);
    }
  });

  it('detects planted faults: a lost state and made money', { timeout: 240_000 }, async () => {
    const { faults } = await fuzzMoney({
      ...{ ownerUrl: database.url, seed: 'test', controls: ['lostState', 'madeMoney'] },
      ...{ operations: 40, members: 3, operators: 2, processes: 1 },
    });
    expect(faults).toContainEqual(expect.stringMatching(/^(deposit \d+ (was approved and )?is rejected|lost: )/));
    expect(faults).toContainEqual(expect.stringMatching(/^the ledger sums to [1-9]/));
  });
});
