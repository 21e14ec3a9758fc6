import { createTestDatabase, type TestDatabase } from '@baize/testkit';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { jobControls, type JobControl } from './PayOrder.ts';
import { startPayerWithin } from './startPayerWithin.ts';
import { tortureJobs } from './tortureJobs.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

const run = (bills: number, rough: { workers: number; kills: number; pauses: number }, control?: JobControl) =>
  tortureJobs({
    ...{ url: database.url, seed: 'test', bills, groups: 2, leaseMs: 400, ...rough, control },
    ...{ startPayer: startPayerWithin, say: () => undefined },
  });

describe('pay by several workers that are killed and paused, over both clock changes of the year', () => {
  it(
    '[A174] [A214] [I-27] [I-28] [I-29] [I-30] [I-50] bills every period once and pays what the model says',
    { timeout: 120_000 },
    async () => {
      const { faults, figures } = await run(100, { workers: 3, kills: 2, pauses: 1 });
      expect(faults).toEqual([]);
      expect(figures).toMatchObject({ kills: 2, pauses: 1, fenced: 1, clockJumps: 2 });
      expect(figures['bills']).toBeGreaterThan(100);
    },
  );

  it.each(jobControls)('detects the planted fault %s', { timeout: 120_000 }, async (control) => {
    const { faults } = await run(40, { workers: 2, kills: 0, pauses: 0 }, control);
    expect(faults.length).toBeGreaterThan(0);
  });
});
