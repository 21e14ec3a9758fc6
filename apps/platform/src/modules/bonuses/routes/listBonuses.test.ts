import { approveGrant, createGrant, listBonuses, type InputOf } from '@baize/contract';
import {
  brandHosts,
  insertRound,
  openOperator,
  openVendor,
  registerMember,
  startPlatform,
  waitUntil,
  type TestPlatform,
} from '@baize/testkit';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
beforeAll(async () => {
  site = await startPlatform();
});
afterAll(() => site.close());

const page = { pageNum: 1, pageSize: 20 };

describe('works', () => {
  it('[MEMBER-09] shows the remaining wagering requirement and the deadline', async () => {
    const member = await registerMember(site);
    const [asks, decides] = [await openOperator(site), await openOperator(site, { role: 'approver' })];
    const input = { requestId: randomUUID(), account: member.account, title: 'Welcome', amount: 1_000_000n };
    const terms = { multiple: 5, days: 7, reason: 'agreed with the member' };
    const { answer } = await site.call(createGrant, { ...input, ...terms }, { token: asks.token });
    const grantId = answer.value?.id ?? '';
    await site.call(approveGrant, { grantId, reason: 'looks right' }, { token: decides.token });
    const { value } = (await site.call(listBonuses, page, { token: member.token })).answer;
    expect(value).toMatchObject({
      ...{ currency: 'CNY', balance: 1_000_000n, ended: { totalRows: 0 } },
      open: [{ title: 'Welcome', amount: 1_000_000n, multiple: 5, required: 5_000_000n, done: 0n, days: 7 }],
    });
    const [open] = value?.open ?? [];
    const days = Date.parse(open?.expiresAt ?? '') - Date.parse(open?.activeFrom ?? '');
    expect(days).toBe(7 * 86_400_000);
    expect(JSON.stringify(Object.keys(open ?? {}))).not.toMatch(/reason|requester|approver/);
  });

  it('says on what the requirement is counted: every category, each valid bet in full', async () => {
    const vendor = await openVendor(site);
    await waitUntil(async () => (await site.platform.vendors.directory.byCode(vendor.code)) !== undefined);
    const member = await registerMember(site);
    const play = (bet: bigint, more = {}) => insertRound(site, member, { bet, vendorId: vendor.id, ...more });
    await site.owner.query(
      `insert into bonuses_grants (brand_id, member_id, account, request_id, title, amount, currency, multiple, required,
              days, status, requester_id, requester, reason, active_from, expires_at)
       values (1, $1, 'x', gen_random_uuid(), 'Welcome', 1000000, 'CNY', 5, 5000000, 7, 'active', 0, 'rule', 'given',
              clock_timestamp() - interval '1 hour', clock_timestamp() + interval '1 hour')`,
      [member.memberId],
    );
    const ask = async () => (await site.call(listBonuses, page, { token: member.token })).answer.value?.open[0];
    expect(await ask()).toMatchObject({ done: 0n, counted: [] });
    await play(700_000n);
    await play(900_000n, { gameCode: 'gone-from-the-catalogue' });
    await play(100_000n);
    await play(4_000_000n, { isClosed: false });
    const shown = await ask();
    const { rows } = await site.owner.query<{ sum: bigint }>(
      'select sum(valid_bet)::bigint as sum from vendors_rounds where member_id = $1',
      [member.memberId],
    );
    expect(shown?.done).toBe(rows[0]?.sum);
    expect(shown?.counted).toEqual([
      { classify: null, validBet: 900_000n },
      { classify: 'RNG', validBet: 800_000n },
    ]);
    // What was begun before the bonus does not count.
    await site.owner.query(
      `update vendors_rounds set started_at = started_at - interval '2 hours' where member_id = $1`,
      [member.memberId],
    );
    expect(await ask()).toMatchObject({ done: 0n, counted: [] });
  });

  it('[MEMBER-09] finds ended ones by the moment and the manner of their end, and adds all of them up', async () => {
    const { token, memberId } = await registerMember(site);
    await endBonuses(memberId);
    const ask = async (input: Partial<InputOf<typeof listBonuses>>) =>
      (await site.call(listBonuses, { ...page, ...input }, { token })).answer.value;
    expect(await ask({ pageSize: 2 })).toMatchObject({
      ended: { totalRows: 3, totalPages: 2, content: [{ title: 'third' }, { title: 'first' }] },
      endedTotals: { amount: 6_000n },
    });
    const march = { from: '2026-03-01T00:00:00.000Z', to: '2026-03-03T00:00:00.000Z' };
    expect(await ask(march)).toMatchObject({
      ended: { totalRows: 2, content: [{ title: 'first' }, { title: 'second' }] },
      endedTotals: { amount: 3_000n },
    });
    expect(await ask({ ...march, status: 'expired' })).toMatchObject({
      ended: { content: [{ title: 'second' }] },
      endedTotals: { amount: 2_000n },
    });
    expect(await ask({ from: march.to })).toMatchObject({ ended: { content: [{ title: 'third' }] } });
    expect(await ask({ to: march.from })).toMatchObject({ ended: { content: [] }, endedTotals: { amount: 0n } });
  });
});

/** Three that ended: the third last, the second first. */
async function endBonuses(memberId: bigint): Promise<void> {
  await site.owner.query(
    `insert into bonuses_grants (brand_id, member_id, account, request_id, title, amount, currency, multiple, required,
            days, status, requester_id, requester, reason, ended_at)
     select 1, $1, 'x', gen_random_uuid(), b.title, b.amount, 'CNY', 2, b.amount * 2, 7, b.status, 0, 'rule', 'given',
            b.ended::timestamptz
       from (values ('first', 1000, 'released', '2026-03-02T10:00:00Z'),
                    ('second', 2000, 'expired', '2026-03-01T00:00:00Z'),
                    ('third', 3000, 'cancelled', '2026-03-03T00:00:00Z')) b (title, amount, status, ended)`,
    [memberId],
  );
}

describe('refuses', () => {
  it('pages, states and stretches that are none', async () => {
    const { token } = await registerMember(site);
    const headers = { authorization: `Bearer ${token}` };
    const crooked = '?from=2026-03-02T00:00:00.000Z&to=2026-03-01T00:00:00.000Z';
    for (const query of ['?pageNum=0', '?pageSize=101', '?memberId=1', '?status=active', '?from=today', crooked]) {
      expect((await site.send('GET', listBonuses.path + query, { headers })).status, query).toBe(400);
    }
  });
});

describe('forbids', () => {
  it('guests, operators and trial accounts, and shows only own bonuses', async () => {
    expect((await site.call(listBonuses, page)).status).toBe(401);
    expect((await site.call(listBonuses, page, { token: (await openOperator(site)).token })).status).toBe(401);
    const other = await registerMember(site);
    const { answer } = await site.call(listBonuses, page, { token: other.token });
    expect(answer.value).toMatchObject({ balance: 0n, open: [], ended: { content: [] } });
    expect((await site.call(listBonuses, page, { token: other.token, host: brandHosts.second })).status).toBe(401);
    await site.owner.query('update identity_accounts set type = 4 where id = $1', [other.memberId]);
    expect((await site.call(listBonuses, page, { token: other.token })).answer.code).toBe('in_need_true_account');
  });
});
