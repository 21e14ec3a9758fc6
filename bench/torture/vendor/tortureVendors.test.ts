import { startPlatform } from '@baize/testkit';
import { expect, it, onTestFinished } from 'vitest';
import { armControl, type Control } from '../controls.ts';
import { seatMembers } from './seatMembers.ts';
import { tortureVendors, type Outcome } from './tortureVendors.ts';

/** Two processes on one database, and fewer calls than `npm run torture -- --vendor` makes. */
async function torture(calls: number, control?: Control): Promise<Outcome> {
  const site = await startPlatform();
  const other = await startPlatform({ beside: site });
  onTestFinished(async () => {
    await other.close();
    await site.close();
  });
  const seats = await seatMembers(site.owner, { brandId: 1, folder: site.dataDir, seed: 'test', perDialect: 8 });
  if (control !== undefined) await armControl(site.owner, control);
  const run = { urls: [site.url, other.url], seats, seed: 'test', calls, cutPercent: 3 };
  return tortureVendors({ ...run, owner: site.owner, note: () => undefined });
}

it(
  'repeated and reordered calls of every dialect, over two processes and with broken connections, never have a wrong effect; 130 days later each call has its first response',
  {
    timeout: 60_000,
  },
  async () => {
    const { faults, calls, delivered, cut, replays } = await torture(300);
    expect(faults).toEqual([]);
    expect(calls).toBeGreaterThanOrEqual(300);
    expect(delivered).toBeGreaterThan(1.5 * calls);
    expect(cut).toBeGreaterThan(0);
    expect(replays).toBeGreaterThanOrEqual(calls);
  },
);

it('detects books that forget tombstones', { timeout: 60_000 }, async () => {
  const { faults } = await torture(120, 'no-tombstone');
  expect(faults.join('\n')).toContain('a bet');
});
