import { listComparisons } from '@baize/contract';
import {
  openOperator,
  openVendor,
  startPlatform,
  startSupplier,
  type TestPlatform,
  type TestSupplier,
} from '@baize/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLogger } from '@baize/server/logger';
import { readDueComparisons } from './readDueComparisons.ts';
import { askDueNights } from './askDueNights.ts';

const path = '/operator/game/rounds';
let site: TestPlatform;
let supplier: TestSupplier;
let token: string;

beforeAll(async () => {
  [site, supplier] = await Promise.all([startPlatform({ env: { ROLE: 'web' } }), startSupplier()]);
  const vendor = await openVendor(site, { supplierUrl: supplier.url });
  supplier.operatorKey = vendor.operatorKey;
  // Only the first brand has a vendor with a list; at eleven in the morning there, the night before is over.
  await site.owner.query(`update vendors_vendors set lists_rounds = true`);
  await site.owner.query(`delete from vendors_brand_vendors where brand_id = 2`);
  const ahead = 11 - new Date().getUTCHours();
  await site.owner.query('update site_brands set time_zone = $1', [
    `Etc/GMT${ahead < 0 ? '+' : '-'}${Math.abs(ahead)}`,
  ]);
  token = (await openOperator(site)).token;
});
afterAll(async () => {
  await site.close();
  await supplier.close();
});

const runs = async () =>
  (await site.call(listComparisons, { pageNum: 1, pageSize: 20 }, { token })).answer.value?.content ?? [];
async function readOn(): Promise<void> {
  const { pool, vendors, wallet, catalogue } = site.platform;
  const log = createLogger('silent', 'test');
  await site.owner.query(`update vendors_comparisons set next_at = now() where status = 'reading'`);
  await readDueComparisons({ pool, vendors, wallet, catalogue, log, limiter: undefined as never });
}
const nights = async (): Promise<number[]> => {
  const { rows } = await site.owner.query<{ ago: number }>(
    `select (now() at time zone s.time_zone)::date - c.night as ago
       from vendors_comparisons c join site_brands s on s.id = c.brand_id where c.status <> 'failed' order by 1`,
  );
  return rows.map(({ ago }) => ago);
};

it('compares each day once with every vendor that lists its rounds, oldest first and one at a time, and retries vendors that do not answer', async () => {
  supplier.answers.set(path, 500);
  await Promise.all([1, 2, 3].map(() => askDueNights(site.platform.pool)));
  expect(await nights()).toEqual([3]);
  await readOn();
  // No answer proves nothing: the same day stays due, also for another comparison once this one is given up.
  expect(await runs()).toMatchObject([{ status: 'reading', askedBy: '' }]);
  await askDueNights(site.platform.pool);
  expect(await runs()).toHaveLength(1);
  await site.owner.query(`update vendors_comparisons set deadline_at = now()`);
  await readOn();
  expect(await runs()).toMatchObject([{ status: 'failed' }]);
  supplier.answers.set(path, { rounds: [], next: '' });
  for (const done of [[3], [2, 3], [1, 2, 3], [1, 2, 3]]) {
    await askDueNights(site.platform.pool);
    await readOn();
    expect(await nights()).toEqual(done);
  }
  const [last] = await runs();
  expect(last).toMatchObject({ status: 'done', askedBy: '' });
  expect(Date.parse(last?.to ?? '') - Date.parse(last?.from ?? '')).toBe(24 * 3_600_000);
});
