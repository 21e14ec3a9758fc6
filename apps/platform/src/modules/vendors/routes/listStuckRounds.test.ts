import { listStuckRounds } from '@baize/contract';
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

const path = '/operator/desk/list';
let site: TestPlatform;
let supplier: TestSupplier;
let token: string;
beforeAll(async () => {
  let now = Date.now();
  [site, supplier] = await Promise.all([startPlatform({ clock: () => now }), startSupplier()]);
  const vendor = await openVendor(site, { supplierUrl: supplier.url });
  supplier.operatorKey = vendor.operatorKey;
  await site.owner.query('update vendors_vendors set has_desk = true');
  // The directory's cache of a second expires.
  now += 2_000;
  const stuck = {
    ...{ round: 'stuck-1', user: 'baize-9', sub_partner_id: 'baize', game_code: 'dragon-eight', currency: 'CNY' },
    ...{ bet: 100_000, win: 250_000, call: 'win', reason: said.tokenWrong, attempts: 2, is_asking: false },
    since: '2026-03-05T12:00:00.000Z',
  };
  supplier.answers.set(path, { rounds: [stuck, { ...stuck, user: 'other-9' }, { ...stuck, sub_partner_id: 'x' }] });
  token = (await openOperator(site)).token;
});
afterAll(async () => {
  await site.close();
  await supplier.close();
});

const list = async (as: { token?: string; host?: string } = { token }) =>
  (await site.call(listStuckRounds, {}, as)).answer;

describe('works', () => {
  it('shows the pending rounds of the brand’s members only', async () => {
    const { value } = await list();
    expect(value).toMatchObject({
      rounds: [
        {
          ...{ round: 'stuck-1', memberId: '9', bet: 100_000n, win: 250_000n, call: 'win', attempts: 2 },
          ...{ reason: said.tokenWrong, isAsking: false },
        },
      ],
      silent: [],
    });
    expect(supplier.requests.at(-1)).toMatchObject({ isSigned: true, body: { sub_partner_id: 'baize' } });
  });
});

describe('refuses', () => {
  it('to return an empty list if a vendor does not answer, or answers something else', async () => {
    const before = supplier.answers.get(path);
    for (const answer of [500, { rounds: [{ round: 'x' }] }]) {
      supplier.answers.set(path, answer);
      const { value } = await list();
      expect(value?.rounds).toEqual([]);
      expect(value?.silent).toHaveLength(1);
    }
    supplier.answers.set(path, before);
  });
});

describe('forbids', () => {
  it('guests; [A258] another brand sees nothing of it', async () => {
    expect((await list({})).code).toBe('not_logged_in');
    const foreign = (await list(await openOperator(site, { host: brandHosts.second }))).value?.rounds;
    expect(foreign?.filter(({ round }) => round === 'stuck-1')).toEqual([]);
  });
});
