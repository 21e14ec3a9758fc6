import { claimReward, getBalance, joinPromotion, listBonuses, listOwnPromotions } from '@baize/contract';
import {
  brandHosts,
  insertRound,
  openOperator,
  openPromotion,
  payIn,
  registerMember,
  startPlatform,
  type TestMember,
  type TestPlatform,
  waitUntil,
} from '@baize/testkit';
import { request, type ClientRequest } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { seedDepositMethods } from '#modules/cashier/index.ts';
import { verifyLedger } from '#modules/wallet/index.ts';

let site: TestPlatform;
beforeAll(async () => {
  site = await startPlatform();
  await seedDepositMethods(site.platform.pool, { brandId: 1, currency: 'CNY' });
});
afterAll(() => site.close());
afterEach(async () => {
  expect((await verifyLedger(site.platform.pool)).faults).toEqual([]);
  expect(await unpaid()).toEqual([]);
});

/** Participations marked as paid without an exact payment, and bonuses without a participation. */
async function unpaid(): Promise<unknown[]> {
  const { rows } = await site.owner.query(
    `select p.id, g.id as grant from promotions_participations p
       full join (select * from bonuses_grants where requester = 'promotions') g
         on g.id = p.grant_id and g.member_id = p.member_id and g.amount = p.amount
      where (p.status in ('claimed', 'issued')) <> (g.id is not null and g.status <> 'cancelled' and g.status <> 'expired')`,
  );
  return rows;
}

const join = async (promotionId: string, { token }: TestMember) =>
  (await site.call(joinPromotion, { promotionId }, { token })).answer;
const claim = async (promotionId: string, { token }: { token: string }) =>
  (await site.call(claimReward, { promotionId }, { token })).answer;
const main = async ({ token }: TestMember) => (await site.call(getBalance, {}, { token })).answer.value?.balance;
const bonuses = async ({ token }: TestMember) =>
  (await site.call(listBonuses, { pageNum: 1, pageSize: 20 }, { token })).answer.value;
const statusOf = async (promotionId: string, { token }: TestMember) =>
  (await site.call(listOwnPromotions, {}, { token })).answer.value?.find((one) => one.promotionId === promotionId)
    ?.status;

/** A call whose answer nobody reads. */
function post(path: string, input: unknown, { token }: TestMember): ClientRequest {
  const { port } = new URL(site.url);
  const headers = {
    ...{ host: `${brandHosts.first}:${port}`, authorization: `Bearer ${token}` },
    'content-type': 'application/json',
  };
  const sent = request({ host: '127.0.0.1', port, method: 'POST', path, headers });
  // It is cut by the test.
  sent.on('error', () => undefined);
  sent.end(JSON.stringify(input));
  return sent;
}
const isSomebodyWaiting = async (): Promise<boolean> => {
  const { rows } = await site.owner.query(
    `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows.length > 0;
};

describe('works', () => {
  it('[CALL-57] pays a share of the first deposit as a bonus to be wagered: claimed, then issued', async () => {
    const promotion = await openPromotion(site, 'firstDeposit');
    const member = await registerMember(site);
    await join(promotion, member);
    await payIn(site, member, 6_000_000n);
    const before = await main(member);
    expect((await claim(promotion, member)).value).toMatchObject({
      status: 'claimed',
      amount: 3_000_000n,
      multiple: 3,
    });
    expect(await main(member)).toBe(before);
    expect(await bonuses(member)).toMatchObject({
      balance: 3_000_000n,
      open: [{ status: 'active', amount: 3_000_000n, required: 9_000_000n, title: 'Promotion CN' }],
    });
    await insertRound(site, member, { bet: 9_000_000n });
    await bonuses(member);
    expect(await statusOf(promotion, member)).toBe('issued');
    expect(await main(member)).toBe((before ?? 0n) + 3_000_000n);
  });

  it('pays rewards without a wagering requirement at once, even while another bonus is active', async () => {
    const [worked, free] = [
      await openPromotion(site, 'signUp', { terms: { multiple: 2 } }),
      await openPromotion(site, 'signUp', { terms: { amount: 700_000n } }),
    ];
    const member = await registerMember(site);
    for (const id of [worked, free]) await join(id, member);
    expect((await claim(worked, member)).value).toMatchObject({ status: 'claimed' });
    expect((await claim(free, member)).value).toMatchObject({ status: 'issued', amount: 700_000n });
    expect(await main(member)).toBe(700_000n);
    expect((await bonuses(member))?.balance).toBe(1_800_000n);
  });

  it('[A180] [I-39] pays one of a hundred concurrent claims, with the same response for all', async () => {
    const promotion = await openPromotion(site, 'signUp');
    const member = await registerMember(site);
    await join(promotion, member);
    const answers = await Promise.all(Array.from({ length: 100 }, () => claim(promotion, member)));
    const paid = answers.filter(({ success }) => success);
    expect(paid.length).toBeGreaterThan(0);
    for (const { value } of paid) expect(value).toMatchObject({ status: 'issued', amount: 1_800_000n });
    expect((await claim(promotion, member)).value?.status).toBe('issued');
    expect(await main(member)).toBe(1_800_000n);
    const { rows } = await site.owner.query('select from bonuses_grants where member_id = $1', [member.memberId]);
    expect(rows).toHaveLength(1);
  });

  it('[I-39] pays once if the answer was lost on its way, and answers the same request with what was paid', async () => {
    const promotion = await openPromotion(site, 'signUp');
    const member = await registerMember(site);
    const joined = (await join(promotion, member)).value;
    const holder = await site.owner.connect();
    try {
      await holder.query('begin');
      await holder.query('select from promotions_campaigns where id = $1 for update', [promotion]);
      const lost = post(claimReward.path, { promotionId: promotion }, member);
      await waitUntil(isSomebodyWaiting);
      lost.destroy();
      await holder.query('commit');
    } finally {
      holder.release(true);
    }
    const grants = async () =>
      (await site.owner.query('select from bonuses_grants where member_id = $1', [member.memberId])).rows;
    await waitUntil(async () => (await grants()).length > 0);
    const again = await claim(promotion, member);
    expect(again.value).toMatchObject({ id: joined?.id, status: 'issued', amount: 1_800_000n });
    expect((await claim(promotion, member)).value).toEqual(again.value);
    expect(await grants()).toHaveLength(1);
    expect(await main(member)).toBe(1_800_000n);
  });

  it('closes the participation of an expired bonus', async () => {
    const promotion = await openPromotion(site, 'signUp', { terms: { multiple: 4 } });
    const member = await registerMember(site);
    await join(promotion, member);
    await claim(promotion, member);
    await site.owner.query(
      `update bonuses_grants set expires_at = clock_timestamp() - interval '1 second' where member_id = $1`,
      [member.memberId],
    );
    await bonuses(member);
    expect(await statusOf(promotion, member)).toBe('closed');
  });
});

describe('refuses', () => {
  it('[A189] reverting: issued stays issued, even for the owner of the tables', async () => {
    const promotion = await openPromotion(site, 'signUp');
    const member = await registerMember(site);
    await join(promotion, member);
    await claim(promotion, member);
    const write = (status: string) =>
      site.owner.query('update promotions_participations set status = $2 where member_id = $1', [
        member.memberId,
        status,
      ]);
    for (const status of ['signedUp', 'applying', 'inProcess', 'claim', 'claimed', 'rejected', 'closed']) {
      await expect(write(status), status).rejects.toMatchObject({ code: '42501' });
    }
    expect(await main(member)).toBe(1_800_000n);
  });

  it('[A181] before the condition is met, after the deadline, and without joining', async () => {
    const member = await registerMember(site);
    const deposit = await openPromotion(site, 'firstDeposit');
    expect((await claim(deposit, member)).code).toBe('promotion_not_found');
    await join(deposit, member);
    expect((await claim(deposit, member)).code).toBe('promotion_state_changed');
    const ending = await openPromotion(site, 'signUp');
    await join(ending, member);
    const end = (shift: string) =>
      site.owner.query('update promotions_campaigns set ends_at = now() + $2::interval where id = $1', [ending, shift]);
    await end('-8 days');
    expect((await claim(ending, member)).code).toBe('promotion_closed');
    expect(await statusOf(ending, member)).toBe('closed');
    await end('-6 days');
    expect((await claim(ending, member)).value?.status).toBe('issued');
    expect((await claim(await openPromotion(site, 'raffle'), member)).code).toBe('promotion_not_found');
  });

  it('[A056] a payee shared with another participant, until an operator has reviewed it', async () => {
    const promotion = await openPromotion(site, 'signUp');
    const [first, second] = [await registerMember(site), await registerMember(site)];
    for (const member of [first, second]) await join(promotion, member);
    const bind = ({ memberId }: TestMember) =>
      site.owner.query(
        `insert into cashier_accounts (brand_id, member_id, request_id, kind, bank, holder_name, number_key)
         values (1, $1, gen_random_uuid(), 'bank', 'Bank', 'One Person', '622848')`,
        [memberId],
      );
    for (const member of [first, second]) await bind(member);
    expect((await claim(promotion, first)).value?.status).toBe('issued');
    expect((await claim(promotion, second)).code).toBe('promotion_held');
    expect((await claim(promotion, second)).code).toBe('promotion_held');
    expect(await main(second)).toBe(0n);
    const { rows } = await site.owner.query(
      'select status, flags, is_held from promotions_participations where member_id = $1',
      [second.memberId],
    );
    expect(rows).toEqual([{ status: 'claim', flags: ['payee'], is_held: true }]);
  });

  it('[CONST-23] a bonus for Zalo above 131K, even by the owner of the tables', async () => {
    const promotion = await openPromotion(site, 'zaloBinding');
    const raise = site.owner.query('update promotions_campaigns set amount = 13100000001 where id = $1', [promotion]);
    await expect(raise).rejects.toMatchObject({ code: '23514' });
    const member = await registerMember(site);
    await join(promotion, member);
    const more = site.owner.query(
      `update promotions_participations set status = 'claim', amount = 13100000001 where member_id = $1`,
      [member.memberId],
    );
    await expect(more).rejects.toMatchObject({ code: '23514' });
  });

  it('[A182] an amount from the caller', async () => {
    const promotion = await openPromotion(site, 'signUp');
    const member = await registerMember(site);
    await join(promotion, member);
    const answer = await site.send('POST', claimReward.path, {
      headers: { authorization: `Bearer ${member.token}` },
      body: JSON.stringify({ promotionId: promotion, amount: '999999' }),
    });
    expect(answer.status).toBe(400);
    expect(await main(member)).toBe(0n);
  });
});

describe('forbids', () => {
  it('guests, operators, trial accounts, and [A181] rewards of another member or brand', async () => {
    const promotion = await openPromotion(site, 'signUp');
    const [owner, stranger] = [await registerMember(site), await registerMember(site)];
    await join(promotion, owner);
    expect((await claim(promotion, stranger)).code).toBe('promotion_not_found');
    expect((await site.call(claimReward, { promotionId: promotion })).status).toBe(401);
    expect((await site.call(claimReward, { promotionId: promotion }, await openOperator(site))).status).toBe(401);
    const other = await registerMember(site, undefined, { host: brandHosts.second });
    const foreign = await site.call(
      claimReward,
      { promotionId: promotion },
      { token: other.token, host: brandHosts.second },
    );
    expect(foreign.answer.code).toBe('promotion_not_found');
    await site.owner.query('update identity_accounts set type = 4 where id = $1', [owner.memberId]);
    expect((await claim(promotion, owner)).code).toBe('in_need_true_account');
    expect(await main(owner)).toBe(0n);
  });
});
