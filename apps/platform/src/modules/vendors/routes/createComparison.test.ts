import { createComparison, listComparisons, listDifferences, listTrail } from '@baize/contract';
import {
  brandHosts,
  openOperator,
  openVendor,
  registerMember,
  startPlatform,
  startSupplier,
  type TestPlatform,
  type TestPlayer,
  type TestSupplier,
  type TestVendor,
} from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLogger } from '@baize/server/logger';
import { readDueComparisons } from '../jobs/readDueComparisons.ts';

const UNIT = 100_000;
let site: TestPlatform;
let supplier: TestSupplier;
let vendor: TestVendor;
let player: TestPlayer;
let token: string;

beforeAll(async () => {
  [site, supplier] = await Promise.all([startPlatform({ env: { ROLE: 'web' } }), startSupplier()]);
  vendor = await openVendor(site, { supplierUrl: supplier.url });
  supplier.operatorKey = vendor.operatorKey;
  await site.owner.query('update vendors_vendors set lists_rounds = true');
  player = await vendor.player();
  token = (await openOperator(site)).token;
  for (const [round, win] of [
    ['alike', 3],
    ['differs', 1],
    ['only-ours', 5],
  ] as const) {
    const bet = vendor.bet(player, { round, amount: 2 * UNIT });
    await vendor.call('/transaction/bet', bet);
    await vendor.call('/transaction/win', vendor.win(bet, { amount: win * UNIT }));
  }
  await site.owner.query(`update vendors_rounds set started_at = now() - interval '1 hour'`);
});
afterAll(async () => {
  await site.close();
  await supplier.close();
});

const ago = (hours: number): string => new Date(Date.now() - hours * 3_600_000).toISOString();
const listed = (round: string, bet: number, win: number, change = {}) => ({
  ...{ round, user: player.user, game_code: 'dragon-eight', currency: 'CNY', bet: bet * UNIT, win: win * UNIT },
  ...{ state: 'settled', started_at: ago(1), ...change },
});
const page = { pageNum: 1, pageSize: 20 };
const compare = async (as: { token?: string; host?: string } = { token }, hours = [2, 0.001] as const) => {
  const input = { vendorId: vendor.id, from: ago(hours[0]), to: ago(hours[1]) };
  return (await site.call(createComparison, input, as)).answer;
};
/** Continues until no comparison is running; retries are due at once. */
async function readOn(): Promise<void> {
  const { vendors, wallet, catalogue } = site.platform;
  const log = createLogger('silent', 'test');
  await site.owner.query(
    `update vendors_comparisons set next_at = now() - interval '1 second' where status = 'reading'`,
  );
  await readDueComparisons({
    pool: site.platform.pool,
    vendors,
    wallet,
    catalogue,
    limiter: undefined as never,
    log,
  });
}
const differences = async (state: 'open' | 'agreed' = 'open') =>
  (await site.call(listDifferences, { ...page, state }, { token })).answer.value?.content ?? [];
const latest = async () => (await site.call(listComparisons, page, { token })).answer.value?.content[0];

describe('works', () => {
  it('reports each class of difference, resumes where it stopped, and notices what agrees by now', async () => {
    expect((await compare()).value).toMatchObject({ status: 'reading', vendor: 'studio' });
    const path = '/operator/game/rounds';
    for (const fault of [500, '{', { rounds: 'x' }]) {
      supplier.answers.set(path, fault);
      await readOn();
      expect(await latest()).toMatchObject({ status: 'reading', listed: 0 });
    }
    supplier.answers.set(path, { rounds: [listed('alike', 2, 3), listed('differs', 2, 4)], next: 'page-2' });
    // The second page fails: the same page is requested again, by its cursor.
    await readOn();
    expect(await latest()).toMatchObject({ status: 'reading', listed: 2 });
    supplier.answers.set(path, {
      rounds: [
        listed('only-theirs', 5, 1),
        listed('still-open', 9, 0, { state: 'open' }),
        listed('taken-back', 9, 9, { state: 'cancelled' }),
        listed('nobody', 1, 0, { user: 'other-77' }),
      ],
      next: '',
    });
    await readOn();
    expect(supplier.requests.findLast((one) => one.path === path)).toMatchObject({
      isSigned: true,
      body: { after: 'page-2', operator_id: 'baize' },
    });
    expect(await latest()).toMatchObject({ status: 'done', listed: 5, found: 3 });
    const found = await differences();
    expect(found).toHaveLength(3);
    expect(found).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ round: 'differs', kind: 'amountDiffers', amount: 300_000n }),
        expect.objectContaining({ round: 'only-ours', kind: 'missingThere', theirs: null, amount: -300_000n }),
        expect.objectContaining({ round: 'only-theirs', kind: 'missingHere', ours: null, amount: -400_000n }),
      ]),
    );
  });
});

describe('refuses', () => {
  it('a second one at the same time, vendors without a list, and invalid periods', async () => {
    supplier.answers.set('/operator/game/rounds', 500);
    expect((await compare()).code).toBe('ok');
    expect((await compare()).code).toBe('request_conflict');
    await site.owner.query(`update vendors_comparisons set deadline_at = now() where status = 'reading'`);
    await readOn();
    expect(await latest()).toMatchObject({ status: 'failed' });
    expect((await compare({ token }, [1, 2] as never)).code).toBe('span_invalid');
    expect((await compare({ token }, [1, -1] as never)).code).toBe('span_invalid');
    await site.owner.query('update vendors_vendors set lists_rounds = false');
    expect((await compare()).code).toBe('rounds_not_listed');
    await site.owner.query('update vendors_vendors set lists_rounds = true');
  });
});

describe('forbids', () => {
  it('[A257] auditors, members and guests, and writes the requester into the audit trail', async () => {
    expect((await compare(await openOperator(site, { role: 'auditor' }))).code).toBe('not_allowed');
    expect((await compare({ token: (await registerMember(site)).token })).code).toBe('not_logged_in');
    expect((await compare({})).code).toBe('not_logged_in');
    const trail = await site.call(listTrail, { ...page, action: 'vendors.createComparison' }, { token });
    expect(trail.answer.value?.page.totalRows).toBeGreaterThan(0);
    const foreign = await openOperator(site, { host: brandHosts.second });
    expect((await site.call(listComparisons, page, foreign)).answer.value?.content).toEqual([]);
  });
});
