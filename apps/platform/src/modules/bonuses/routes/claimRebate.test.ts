import { claimRebate, getBalance, getRebate, listRebateClaims, updateRebateRules } from '@baize/contract';
import {
  brandHosts,
  insertRound,
  openOperator,
  openVendor,
  registerMember,
  said,
  startPlatform,
  waitUntil,
} from '@baize/testkit';
import type { TestMember, TestPlatform, TestVendor } from '@baize/testkit';
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { verifyLedger } from '#modules/wallet/index.ts';
import { noRates } from '../rules.ts';

let site: TestPlatform;
let beside: TestPlatform;
let vendor: TestVendor;
const page = { pageNum: 1, pageSize: 20 };
beforeAll(async () => {
  site = await startPlatform();
  beside = await startPlatform({ beside: site });
  vendor = await openVendor(site);
  const { token } = await openOperator(site);
  const rates = { ...noRates, RNG: 50 };
  await site.call(updateRebateRules, { rates, minimum: 1_000n, version: 0 }, { token });
  await waitUntil(async () => (await site.platform.vendors.directory.byCode(vendor.code)) !== undefined);
});
afterAll(async () => {
  await beside.close();
  await site.close();
});
afterEach(async () => {
  expect((await verifyLedger(site.platform.pool)).faults).toEqual([]);
  expect(await faultsOfRebates()).toEqual([]);
});

/** Members who were paid for more than they staked, or whose claims differ from the ledger. */
async function faultsOfRebates(): Promise<unknown[]> {
  const { rows } = await site.owner.query(
    `select c.member_id from (
       select member_id, sum(valid_bet) as counted from bonuses_rebate_counted group by 1) c
       join (select member_id, sum(valid_bet) as played from vendors_rounds group by 1) r using (member_id)
       join (select member_id, sum(amount) as claimed from bonuses_rebate_claims group by 1) p using (member_id)
       left join (select member_id, sum(amount) as booked from wallet_transfers where kind = 'rebate' group by 1) b
         using (member_id)
      where c.counted > r.played or p.claimed <> b.booked or p.claimed > r.played * 50 / 10000`,
  );
  return rows;
}

const play = (member: TestMember, bet: bigint) => insertRound(site, member, { bet, vendorId: vendor.id });
const claim = async ({ token }: TestMember, requestId = randomUUID(), at = site) =>
  (await at.call(claimRebate, { requestId }, { token })).answer;
const main = async ({ token }: TestMember) => (await site.call(getBalance, {}, { token })).answer.value?.balance;

describe('works', () => {
  it('[MEMBER-14] shows the amount by category, pays it, and then nothing until more is staked', async () => {
    const member = await registerMember(site);
    await play(member, 10_000_000n);
    await insertRound(site, member, { bet: 90_000_000n, isClosed: false, vendorId: vendor.id });
    const shown = await site.call(getRebate, {}, { token: member.token });
    expect(shown.answer.value).toEqual({
      ...{ isOpen: true, currency: 'CNY', minimum: 1_000n, amount: 50_000n, mayClaim: true },
      lines: [{ classify: 'RNG', validBet: 10_000_000n, rateBps: 50, amount: 50_000n }],
    });
    const requestId = randomUUID();
    const paid = (await claim(member, requestId)).value;
    expect(paid).toMatchObject({ amount: 50_000n, lines: [{ classify: 'RNG', validBet: 10_000_000n }] });
    expect((await claim(member, requestId)).value).toEqual(paid);
    expect(await main(member)).toBe(50_000n);
    expect((await claim(member)).code).toBe('rebate_nothing');
    await play(member, 4_000_000n);
    expect((await claim(member)).value?.amount).toBe(20_000n);
    const list = await site.call(listRebateClaims, page, { token: member.token });
    expect(list.answer.value?.content.map(({ amount }) => amount)).toEqual([20_000n, 50_000n]);
  });

  it('[A188] truncates to whole hundredths, and offsets rounds that were rolled back after they were paid for', async () => {
    const member = await registerMember(site);
    const round = await play(member, 10_000_000n);
    await play(member, 333_333n);
    expect((await claim(member)).value?.amount).toBe(51_000n);
    await site.owner.query('update vendors_rounds set bets = 0, bet = 0 where round = $1', [round]);
    await play(member, 10_000_000n);
    expect((await claim(member)).code).toBe('rebate_nothing');
    await play(member, 2_000_000n);
    expect((await claim(member)).value?.amount).toBe(10_000n);
  });

  it('[A188] pays nothing for a bet that is open, or that was rolled back', async () => {
    const member = await registerMember(site);
    const player = await vendor.player({ memberId: member.memberId, balance: 10_000_000n });
    const bet = vendor.bet(player, { amount: 10_000_000 });
    expect((await vendor.call('/transaction/bet', bet)).status).toBe(said.done);
    expect((await claim(member)).code).toBe('rebate_nothing');
    expect((await vendor.call('/transaction/rollback', vendor.rollback(bet))).status).toBe(said.done);
    expect((await claim(member)).code).toBe('rebate_nothing');
    expect(await main(member)).toBe(10_000_000n);
  });

  it('[A188] counts opposite bets of two accounts by the result of each', async () => {
    const [loser, winner] = [await registerMember(site), await registerMember(site)];
    await insertRound(site, loser, { bet: 10_000_000n, vendorId: vendor.id });
    await insertRound(site, winner, { bet: 10_000_000n, win: 19_500_000n, vendorId: vendor.id });
    expect((await claim(loser)).value).toMatchObject({ amount: 50_000n, lines: [{ validBet: 10_000_000n }] });
    expect((await claim(winner)).value).toMatchObject({ amount: 47_000n, lines: [{ validBet: 9_500_000n }] });
  });
});

describe('concurrency', () => {
  it('[I-39] 64 concurrent claims over two processes are paid once', async () => {
    const member = await registerMember(site);
    await play(member, 20_000_000n);
    const answers = await Promise.all(
      Array.from({ length: 64 }, (_, at) => claim(member, randomUUID(), at % 2 === 0 ? site : beside)),
    );
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect(await main(member)).toBe(100_000n);
  });

  it('the planted fault: a claim without its rounds is detected by the sums', async () => {
    const member = await registerMember(site);
    await play(member, 20_000_000n);
    await claim(member);
    await site.owner.query('delete from bonuses_rebate_counted where member_id = $1', [member.memberId]);
    await claim(member);
    expect(await faultsOfRebates()).toHaveLength(1);
    await play(member, 20_000_000n);
    await site.owner.query('update bonuses_rebate_counted set valid_bet = 40000000 where member_id = $1', [
      member.memberId,
    ]);
  });
});

describe('refuses', () => {
  it('amounts below the minimum, and requests without an id', async () => {
    const member = await registerMember(site);
    await play(member, 199_999n);
    expect((await claim(member)).code).toBe('rebate_nothing');
    const headers = { authorization: `Bearer ${member.token}` };
    for (const body of ['{}', '{"requestId":"1"}', `{"requestId":"${randomUUID()}","amount":"5"}`]) {
      expect((await site.send('POST', claimRebate.path, { body, headers })).status, body).toBe(400);
    }
  });
});

describe('forbids', () => {
  it('guests, operators, trial accounts, and brands without rebates', async () => {
    const input = { requestId: randomUUID() };
    expect((await site.call(claimRebate, input)).status).toBe(401);
    expect((await site.call(claimRebate, input, { token: (await openOperator(site)).token })).status).toBe(401);
    const host = brandHosts.second;
    const other = await registerMember(site, undefined, { host });
    expect((await site.call(claimRebate, input, { token: other.token, host })).answer.code).toBe('rebate_nothing');
    const trial = await registerMember(site);
    await site.owner.query('update identity_accounts set type = 4 where id = $1', [trial.memberId]);
    expect((await claim(trial)).code).toBe('in_need_true_account');
  });
});
