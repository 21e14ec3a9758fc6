import { decideStuckRound, listTrail } from '@baize/contract';
import {
  brandHosts,
  openOperator,
  openVendor,
  startPlatform,
  startSupplier,
  type TestPlatform,
  type TestSupplier,
  said,
} from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
let supplier: TestSupplier;
let vendorId: number;
let token: string;
const stuck = {
  ...{ round: 'stuck-1', user: 'baize-9', sub_partner_id: 'baize', game_code: 'dragon-eight', currency: 'CNY' },
  ...{ bet: 100_000, win: 250_000, call: 'win', reason: said.tokenWrong, attempts: 1, is_asking: false },
  since: '2026-03-05T12:00:00.000Z',
};
beforeAll(async () => {
  let now = Date.now();
  [site, supplier] = await Promise.all([startPlatform({ clock: () => now }), startSupplier()]);
  const vendor = await openVendor(site, { supplierUrl: supplier.url });
  vendorId = vendor.id;
  supplier.operatorKey = vendor.operatorKey;
  await site.owner.query('update vendors_vendors set has_desk = true');
  // The directory's cache of a second expires.
  now += 2_000;
  supplier.answers.set('/operator/desk/list', { rounds: [stuck, { ...stuck, round: 'asked-1', is_asking: true }] });
  supplier.answers.set('/operator/desk/retry', { state: 'settled' });
  supplier.answers.set('/operator/desk/close', { state: 'closed' });
  token = (await openOperator(site)).token;
});
afterAll(async () => {
  await site.close();
  await supplier.close();
});

const decide = async (
  round: string,
  act: 'retry' | 'close',
  {
    as = { token },
    reason = 'The token is known again.',
  }: { as?: { token?: string; host?: string }; reason?: string } = {},
) => (await site.call(decideStuckRound, { vendorId, round, act, reason }, as)).answer;
const told = (path: string) => supplier.requests.filter((one) => one.path === path);

describe('works', () => {
  it('makes the vendor retry or give up, signed and by operator name, with audit rows for both', async () => {
    expect((await decide('stuck-1', 'retry')).value).toEqual({ state: 'settled' });
    expect(told('/operator/desk/retry')).toMatchObject([{ isSigned: true, body: { round: 'stuck-1' } }]);
    expect((await decide('stuck-1', 'close', { reason: 'Paid by hand.' })).value).toEqual({ state: 'closed' });
    const [closing] = told('/operator/desk/close');
    expect(closing).toMatchObject({ isSigned: true, body: { round: 'stuck-1', reason: 'Paid by hand.' } });
    expect(String(closing?.body['by'])).not.toBe('');
    const trail =
      (await site.call(listTrail, { pageNum: 1, pageSize: 10 }, { token })).answer.value?.page.content ?? [];
    expect(trail.filter(({ action }) => action === 'vendors.decideStuckRound')).toHaveLength(2);
  });
});

describe('refuses', () => {
  it('rounds that are not pending or are being retried, without a call to the vendor, and a vendor that does not answer', async () => {
    const before = supplier.requests.length;
    expect((await decide('stuck-7', 'retry')).code).toBe('stuck_round_not_found');
    expect((await decide('asked-1', 'close')).code).toBe('stuck_round_asking');
    const paths = supplier.requests.slice(before).map(({ path }) => path);
    expect(new Set(paths)).toEqual(new Set(['/operator/desk/list']));
    supplier.answers.set('/operator/desk/retry', 409);
    expect((await decide('stuck-1', 'retry')).code).toBe('vendor_unavailable');
    supplier.answers.set('/operator/desk/retry', { state: 'settled' });
  });
});

describe('forbids', () => {
  it('[A257] auditors and guests; [A258] another brand', async () => {
    expect((await decide('stuck-1', 'retry', { as: await openOperator(site, { role: 'auditor' }) })).code).toBe(
      'not_allowed',
    );
    expect((await decide('stuck-1', 'retry', { as: {} })).code).toBe('not_logged_in');
    const foreign = await openOperator(site, { host: brandHosts.second });
    expect((await decide('stuck-1', 'retry', { as: foreign })).code).toBe('stuck_round_not_found');
  });
});
