import {
  createMove,
  createOffer,
  decideMove,
  getBalance,
  getDailySalary,
  getDividend,
  listSalary,
  getRealtimeSalary,
  listRebates,
  listHourSalary,
  processContract,
  type InputOf,
  type createTemplate,
} from '@baize/contract';
import {
  changeSettings,
  goodPaymentPassword,
  openAgent,
  openOperator,
  pastMidnight,
  playRound,
  registerMember,
  signContract,
  standBelow,
  startPlatform,
  type TestMember,
  type TestPlatform,
} from '@baize/testkit';
import type { LedgerKind } from '@baize/contract/wallet/ledgerKinds';
import { addDays } from '@baize/maths/contracts/addDays';
import { periodOf } from '@baize/maths/contracts/periodOf';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { setAccountState, verifyLedger } from '#modules/wallet/index.ts';
import { createLogger } from '@baize/server/logger';
import { createMessages } from '#modules/messages/index.ts';
import { runPay } from '../index.ts';
import { tellBills } from './tellBills.ts';

let site: TestPlatform;
beforeEach(async () => {
  await pastMidnight(timeZone);
  site = await startPlatform({ env: { ROLE: 'web' } });
  await changeSettings(site, { modules: { AGENTPOLICY3: '1' } });
});
afterEach(async () => {
  const { faults, trialBalance } = await verifyLedger(site.platform.pool);
  expect(faults).toEqual([]);
  expect(trialBalance.map((row) => row.sum).filter((sum) => sum !== 0n)).toEqual([]);
  await site.close();
});

type Terms = InputOf<typeof createTemplate>['terms'];
const flat = (rateBps: number): Terms => ({
  ...{ period: 'daily', carry: 'none', activeBet: 0n },
  tiers: [{ validBet: 0n, loss: 0n, activeMembers: 0, rateBps, amount: 0n }],
});

const timeZone = 'Asia/Shanghai';
/** So many days after today, in the brand's time. */
const dayOf = (days: number): string =>
  addDays(new Intl.DateTimeFormat('en-CA', { timeZone }).format(Date.now()), days);
/** The same at so many hours and minutes of it. */
function at(days: number, hours = 0, minutes = 0): Date {
  const text = `${dayOf(days)}T${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}:30+08:00`;
  return new Date(text);
}
const pay = (
  now: Date,
  log = createLogger('silent', 'test'),
  { modules }: { modules: ReadonlySet<'AGENTPOLICY3'> } = { modules: new Set(['AGENTPOLICY3' as const]) },
): Promise<void> =>
  runPay(
    {
      ...{ pool: site.platform.pool, wallet: site.platform.wallet, log },
      brands: async () => [{ id: 1, timeZone, currency: 'CNY', modules }],
      classesOf: async () => new Map([['1:lotto', 'LOTT']]),
    },
    now,
  );
const balance = async ({ token }: TestMember) => (await site.call(getBalance, {}, { token })).answer.value?.balance;
const page = { pageNum: 1, pageSize: 50 };

async function team(): Promise<{ agent: TestMember; below: TestMember; player: TestMember }> {
  const agent = await openAgent(site);
  const below = await openAgent(site, { below: agent });
  const player = await registerMember(site);
  await standBelow(site, player, below);
  return { agent, below, player };
}

/** As if all contracts had been signed earlier: they begin with that day. */
async function beginOn(day: string): Promise<void> {
  await site.owner.query('update contracts_contracts set starts_day = $1', [day]);
  await site.owner.query('update contracts_versions set from_day = $1', [day]);
}
const wages = async ({ token }: TestMember) =>
  (await site.call(listSalary, { side: 'received', ...page }, { token })).answer.value?.content;

describe('the pay run', () => {
  it('[CONST-21] [CONTRACT-01] [PROD-14] pays a daily wage once on the next business day, down the tree', async () => {
    const { agent, below, player } = await team();
    await signContract(site, { kind: 'daily', terms: flat(100), agent });
    await signContract(site, { kind: 'daily', terms: flat(60), agent: below, payer: agent });
    await pay(at(0, 23, 50));
    await playRound(site, { memberId: player.memberId, at: at(1, 12), bet: 100_000_000n, win: 0n });
    await pay(at(1, 12, 10));
    await pay(at(2, 1, 0));
    expect(await balance(agent)).toBe(0n);
    await pay(at(2, 3, 0));
    await pay(at(2, 3, 1));
    await pay(at(3, 4, 0));
    expect(await balance(agent)).toBe(400_000n);
    expect(await balance(below)).toBe(600_000n);
    const { answer } = await site.call(listSalary, { side: 'received', ...page }, { token: below.token });
    expect(answer.value?.content).toMatchObject([
      { status: 'issued', amount: 600_000n, paid: 600_000n, validBet: 100_000_000n, payer: agent.account, tier: 1 },
    ]);
    const given = await site.call(listSalary, { side: 'given', ...page }, { token: agent.token });
    expect(given.answer.value?.content).toMatchObject([{ account: below.account, amount: 600_000n }]);
  });

  it('[CONST-20] settles real-time wages every five minutes, each change of a round once', async () => {
    const { agent, player } = await team();
    await signContract(site, { kind: 'realtime', terms: flat(100), agent });
    await pay(at(0, 23, 58));
    await playRound(site, { memberId: player.memberId, at: at(1, 12, 1), bet: 10_000_000n, win: 0n });
    await pay(at(1, 12, 5));
    expect(await balance(agent)).toBe(100_000n);
    const round = await playRound(site, { memberId: player.memberId, at: at(1, 12, 6), bet: 10_000_000n, win: 0n });
    await pay(at(1, 12, 7));
    expect(await balance(agent)).toBe(100_000n);
    await Promise.all([pay(at(1, 12, 10)), pay(at(1, 12, 10)), pay(at(1, 12, 11))]);
    expect(await balance(agent)).toBe(200_000n);
    // Rolled back: nothing is paid until as much has been staked again.
    await site.owner.query('update vendors_rounds set bet = 0, bets = 0, updated_at = $2 where id = $1', [
      round,
      at(1, 12, 12),
    ]);
    await playRound(site, { memberId: player.memberId, at: at(1, 12, 13), bet: 4_000_000n, win: 0n });
    await pay(at(1, 12, 15));
    expect(await balance(agent)).toBe(200_000n);
    await playRound(site, { memberId: player.memberId, at: at(1, 12, 16), bet: 10_000_000n, win: 0n });
    await pay(at(1, 12, 20));
    expect(await balance(agent)).toBe(240_000n);
    const { answer } = await site.call(getRealtimeSalary, { side: 'received', ...page }, { token: agent.token });
    expect(answer.value?.page.content.map(({ amount, status }) => [amount, status])).toEqual([
      [40_000n, 'issued'],
      [0n, 'notReached'],
      [100_000n, 'issued'],
      [100_000n, 'issued'],
    ]);
  });

  it('pays everybody above the difference of the rates, with the settlement of the five minutes, and what is left later', async () => {
    const { agent, below, player } = await team();
    const rate = (who: TestMember, bps: number) =>
      site.owner.query('update agents_members set rebate_bps = $2 where member_id = $1', [who.memberId, bps]);
    await Promise.all([rate(agent, 1_200), rate(below, 1_000), rate(player, 300)]);
    await pay(at(0, 23, 58));
    // Five percent of a rate counts: 0.15 % for the player, 0.35 % and 0.1 % further up.
    await playRound(site, { memberId: player.memberId, at: at(1, 12, 1), bet: 10_000_000n, win: 0n });
    await Promise.all([pay(at(1, 12, 5)), pay(at(1, 12, 5)), pay(at(1, 12, 6))]);
    const balances = async () => Promise.all([player, below, agent].map(balance));
    expect(await balances()).toEqual([15_000n, 35_000n, 10_000n]);
    // 333,000 bring the player 499.5 of the 1,000 that are a hundredth: that waits.
    const small = await playRound(site, { memberId: player.memberId, at: at(1, 12, 7), bet: 333_000n, win: 0n });
    await pay(at(1, 12, 10));
    expect(await balances()).toEqual([15_000n, 36_000n, 10_000n]);
    await playRound(site, { memberId: player.memberId, at: at(1, 12, 11), bet: 333_667n, win: 0n });
    await pay(at(1, 12, 15));
    expect(await balances()).toEqual([16_000n, 37_000n, 10_000n]);
    // A rate that is raised later changes nothing of what a round was counted with.
    await rate(player, 900);
    await site.owner.query('update vendors_rounds set bet = 0, bets = 0, updated_at = $2 where id = $1', [
      small,
      at(1, 12, 16),
    ]);
    await pay(at(1, 12, 20));
    expect(await balances()).toEqual([16_000n, 37_000n, 10_000n]);
    const { rows } = await site.owner.query<{ member: bigint; left: string }>(
      `select member_id as member, carry_out::text as left from contracts_rebates where slot_at = date_bin('5 minutes', $1::timestamptz, 'epoch') order by 1`,
      [at(1, 12, 20)],
    );
    const leftOf = ({ memberId }: TestMember) => BigInt(rows.find(({ member }) => member === memberId)?.left ?? 'x');
    // In millionths: what was earned of all three bets, less what was paid, less what the one that is gone had brought.
    expect(leftOf(player)).toBe((10_000_000n + 333_667n) * 1_500n - 16_000_000_000n);
    expect(leftOf(below)).toBe((10_000_000n + 333_667n) * 3_500n - 37_000_000_000n);
    const page = { from: addDays(dayOf(1), -1), to: dayOf(1), pageNum: 1, pageSize: 10 };
    const { answer } = await site.call(listRebates, page, { token: below.token });
    expect(answer.value?.paid).toBe(37_000n);
    expect(answer.value?.page.content.map(({ teamBet, amount, status }) => [teamBet, amount, status])).toEqual([
      [-333_000n, 0n, 'nothing'],
      [333_667n, 1_000n, 'paid'],
      [333_000n, 1_000n, 'paid'],
      [10_000_000n, 35_000n, 'paid'],
    ]);
  });

  it('pays rebates where nobody has contracts, counts each category as the house says, and nothing of the time before', async () => {
    await changeSettings(site, { modules: { AGENTPOLICY3: '0' } });
    const { agent, player } = await team();
    await site.owner.query('update agents_members set rebate_bps = 1000 where member_id = $1', [agent.memberId]);
    await site.owner.query(
      `insert into agents_rules (brand_id, rebate_percents) values (1, '{"LOTT":100,"RNG":0}')
       on conflict (brand_id) do update set rebate_percents = excluded.rebate_percents`,
    );
    await playRound(site, { memberId: player.memberId, at: at(0, 23, 50), bet: 10_000_000n, win: 0n, game: 'lotto' });
    const closed = { modules: new Set<never>() };
    await pay(at(0, 23, 58), undefined, closed);
    await pay(at(1, 0, 5), undefined, closed);
    expect(await balance(agent)).toBe(0n);
    await playRound(site, { memberId: player.memberId, at: at(1, 12, 1), bet: 10_000_000n, win: 0n, game: 'lotto' });
    await playRound(site, { memberId: player.memberId, at: at(1, 12, 2), bet: 10_000_000n, win: 0n });
    await pay(at(1, 12, 5), undefined, closed);
    expect(await balance(agent)).toBe(1_000_000n);
  });

  it('[CONTRACT-02] takes what the formula says off the result of a dividend, by the day it began with, and shows each line', async () => {
    const { agent, below, player } = await team();
    // Both sides of one line are reckoned alike. The contracts are as if they had been made yesterday.
    const share = { ...flat(2_000), tiers: [{ ...flat(2_000).tiers[0]!, loss: 1n }] };
    await signContract(site, { kind: 'dividend', terms: share, agent });
    await signContract(site, { kind: 'dividend', terms: share, agent: below, payer: agent });
    await beginOn(dayOf(0));
    await pay(at(-1, 23, 50));
    const formula = (day: string, fee: number) =>
      site.owner.query(
        `insert into contracts_formulas (brand_id, from_day, platform_fee_bps, rebates_percent, activity_percent,
                deposit_fee_bps, withdrawal_fee_bps, reason, created_by)
         values (1, $1, $2, 100, 50, 100, 200, 'Agreed with all.', 'ann')`,
        [day, fee],
      );
    await formula(dayOf(0), 1_000);
    await formula(dayOf(1), 5_000);
    const book = (kind: LedgerKind, amount: bigint, way: 'in' | 'out' = 'in') =>
      site.platform.wallet.post({
        ...{ brandId: 1, memberId: player.memberId, currency: 'CNY', scope: 'test', key: kind, kind, amount },
        ...(way === 'in'
          ? ({ debit: 'house.bank:1', credit: 'main' } as const)
          : ({ debit: 'main', credit: 'house.bank:1' } as const)),
      });
    await book('deposit', 50_000_000n);
    await book('bonusReleased', 4_000_000n);
    await book('rebate', 1_000_000n);
    await book('withdrawal', 10_000_000n, 'out');
    await playRound(site, { memberId: player.memberId, at: at(0, 12), bet: 100_000_000n, win: 70_000_000n });
    await pay(at(1, 3, 0));
    await pay(at(1, 3, 5));
    const rows = async ({ token }: TestMember) =>
      (await site.call(getDividend, { side: 'received', ...page }, { token })).answer.value;
    // 30,000,000 of the players' loss, less 10 % of it, all rebates, half the bonus, 1 % of deposits, 2 % of payouts.
    const ngr = {
      ...{ gross: 30_000_000n, platformFee: 3_000_000n, rebates: 1_000_000n, activity: 2_000_000n },
      ...{ depositFee: 500_000n, withdrawalFee: 200_000n, net: 23_300_000n },
    };
    for (const who of [agent, below]) {
      expect((await rows(who))?.page.content).toMatchObject([
        { profitAndLoss: -30_000_000n, ngr, rateBps: 2_000, amount: 4_660_000n, status: 'unapproved' },
      ]);
    }
    expect((await rows(agent))?.overview.formula).toMatchObject({ platformFeeBps: 1_000 });
    const { rows: costs } = await site.owner.query('select member_id, team::text as team from contracts_costs');
    const line = [player, below, agent].map(({ memberId }) => memberId);
    expect(costs).toEqual([{ member_id: player.memberId, team: `{${line.join(',')}}` }]);
  });

  it('[CONST-22] works an hourly wage out by the hour and pays the day together, each hour once', async () => {
    const { agent, player } = await team();
    const terms: Terms = {
      ...flat(0),
      tiers: [{ validBet: 5_000_000n, loss: 0n, activeMembers: 1, rateBps: 100, amount: 0n }],
    };
    await signContract(site, { kind: 'hourly', terms, agent });
    await pay(at(0, 23, 58));
    for (const [hour, bet] of [
      [9, 3_000_000n],
      [10, 5_000_000n],
      [10, 1_000_000n],
      [23, 7_000_000n],
    ] as const) {
      await playRound(site, { memberId: player.memberId, at: at(1, hour, 30), bet, win: 0n });
    }
    await pay(at(2, 3, 0));
    await pay(at(2, 3, 5));
    expect(await balance(agent)).toBe(130_000n);
    const { answer } = await site.call(listHourSalary, { side: 'received', ...page }, { token: agent.token });
    expect(answer.value?.content[0]?.hours).toEqual([
      { hour: 9, validBet: 3_000_000n, rateBps: 0, amount: 0n },
      { hour: 10, validBet: 6_000_000n, rateBps: 100, amount: 60_000n },
      { hour: 23, validBet: 7_000_000n, rateBps: 100, amount: 70_000n },
    ]);
  });

  it('[I-36] an upline without enough money pays what it has and the rest later; both legs or none', async () => {
    const { agent, below, player } = await team();
    await signContract(site, { kind: 'daily', terms: flat(100), agent });
    await signContract(site, { kind: 'daily', terms: flat(100), agent: below, payer: agent });
    await pay(at(0, 23, 50));
    await playRound(site, { memberId: player.memberId, at: at(1, 12), bet: 100_000_000n, win: 0n });
    await pay(at(1, 13));
    await site.owner.query(`update contracts_contracts set ends_day = starts_day where member_id = $1`, [
      agent.memberId,
    ]);
    await pay(at(2, 3, 0));
    const rows = async () =>
      (await site.call(listSalary, { side: 'received', ...page }, { token: below.token })).answer.value?.content;
    expect(await rows()).toMatchObject([{ status: 'insufficient', paid: 0n, amount: 1_000_000n }]);
    const give = async (amount: bigint) =>
      site.platform.wallet.post({
        ...{ brandId: 1, memberId: agent.memberId, currency: 'CNY', scope: 'test', key: `give:${amount}` },
        ...{ kind: 'adjust', debit: 'house.adjust:test', credit: 'main', amount },
      });
    await give(300_000n);
    await pay(at(2, 3, 5));
    expect(await rows()).toMatchObject([{ status: 'partly', paid: 300_000n }]);
    expect([await balance(agent), await balance(below)]).toEqual([0n, 300_000n]);
    await site.owner.query(`update contracts_payments set paid_at = paid_at - interval '1 day'`);
    await give(1_000_000n);
    await pay(at(2, 3, 10));
    expect(await rows()).toMatchObject([{ status: 'issued', paid: 1_000_000n }]);
    expect([await balance(agent), await balance(below)]).toEqual([300_000n, 1_000_000n]);
    const header = (await site.call(getDailySalary, {}, { token: below.token })).answer.value;
    expect(header).toMatchObject({ today: 700_000n, yesterday: 300_000n });
  });

  it('tries a bill whose payer is locked once an hour, says so, and pays it when the account is open again', async () => {
    const { agent, below, player } = await team();
    await signContract(site, { kind: 'daily', terms: flat(200), agent });
    await signContract(site, { kind: 'daily', terms: flat(100), agent: below, payer: agent });
    await pay(at(0, 23, 50));
    await playRound(site, { memberId: player.memberId, at: at(1, 12), bet: 100_000_000n, win: 0n });
    await pay(at(1, 13));
    const { pool } = site.platform;
    await site.platform.wallet.post({
      ...{ brandId: 1, memberId: agent.memberId, currency: 'CNY', scope: 'test', key: 'give', kind: 'adjust' },
      ...{ debit: 'house.adjust:test', credit: 'main', amount: 5_000_000n },
    });
    await setAccountState(pool, { brandId: 1, memberId: agent.memberId, state: 'closed' });
    for (const minute of [0, 1, 2]) await pay(at(2, 3, minute));
    const bills = async () =>
      (await site.call(listSalary, { side: 'received', ...page }, { token: below.token })).answer.value?.content;
    expect(await bills()).toMatchObject([{ status: 'insufficient', paid: 0n, isBlocked: true }]);
    const tries = await site.owner.query(
      `select from wallet_transfers where scope = 'contracts.bill' and member_id = $1 and outcome = 'account_closed'`,
      [agent.memberId],
    );
    expect(tries.rowCount).toBe(1);
    await setAccountState(pool, { brandId: 1, memberId: agent.memberId, state: 'open' });
    await pay(at(2, 3, 3));
    expect(await bills()).toMatchObject([{ isBlocked: true }]);
    await site.owner.query('update contracts_bills set retry_at = clock_timestamp() where retry_at is not null');
    await pay(at(2, 3, 4));
    expect(await bills()).toMatchObject([{ status: 'issued', paid: 1_000_000n, isBlocked: false }]);
  });

  it('notifies once of paid and unpayable bills, each side in its own language', async () => {
    const { agent, below, player } = await team();
    await signContract(site, { kind: 'daily', terms: flat(100), agent });
    await signContract(site, { kind: 'daily', terms: flat(100), agent: below, payer: agent });
    const speak = 'update identity_accounts set language = $2 where id = $1';
    await site.owner.query(speak, [agent.memberId, 'EN']);
    await site.owner.query(speak, [below.memberId, 'CN']);
    await pay(at(0, 23, 50));
    await playRound(site, { memberId: player.memberId, at: at(1, 12), bet: 100_000_000n, win: 0n });
    await pay(at(1, 13));
    await site.owner.query(`update contracts_contracts set ends_day = starts_day where member_id = $1`, [
      agent.memberId,
    ]);
    await pay(at(2, 3, 0));
    const { pool, identity, live } = site.platform;
    const log = createLogger('silent', 'test');
    const audiences = {
      next: async () => ({ memberIds: [], last: 0n, isDone: true }),
      count: async () => ({ members: 0, isWhole: true }),
      shareSegment: async () => false,
      nameSegments: async () => new Map<bigint, string>(),
    };
    const messages = createMessages({ pool, identity, live, log, audiences });
    const tell = () => tellBills({ pool, identity, messages });
    const titles = async ({ memberId }: TestMember) => {
      const { rows } = await site.owner.query<{ title: string }>(
        `select title from messages_items where member_id = $1 and request_key like 'system:bill:%' order by created_at, id`,
        [memberId],
      );
      return rows.map(({ title }) => title);
    };
    expect(
      await Promise.all([tell(), tell(), tell()]).then((counts) => counts.reduce((sum, count) => sum + count, 0)),
    ).toBe(2);
    await pay(at(2, 3, 5));
    expect(await tell()).toBe(0);
    expect(await titles(agent)).toEqual([`You owe ${below.account} a daily wage of 10 CNY`]);
    expect(await titles(below)).toEqual(['您的日工资 10 CNY 尚未足额发放']);
    await site.platform.wallet.post({
      ...{ brandId: 1, memberId: agent.memberId, currency: 'CNY', scope: 'test', key: 'give', kind: 'adjust' },
      ...{ debit: 'house.adjust:test', credit: 'main', amount: 1_000_000n },
    });
    await pay(at(2, 3, 10));
    expect(await tell()).toBe(1);
    expect(await titles(below)).toEqual(['您的日工资 10 CNY 尚未足额发放', '您的日工资 10 CNY 已发放']);
  });

  it('[I-28] carries late and corrected rounds into the next bill, with a reason', async () => {
    const { agent, player } = await team();
    await signContract(site, { kind: 'daily', terms: flat(100), agent });
    await pay(at(0, 23, 50));
    const round = await playRound(site, { memberId: player.memberId, at: at(1, 12), bet: 100_000_000n, win: 0n });
    await pay(at(2, 3, 0));
    expect(await balance(agent)).toBe(1_000_000n);
    await site.owner.query('update vendors_rounds set bet = 40000000, updated_at = $2 where id = $1', [
      round,
      at(2, 9),
    ]);
    await playRound(site, { memberId: player.memberId, at: at(1, 23, 59), bet: 10_000_000n, win: 0n });
    await playRound(site, { memberId: player.memberId, at: at(2, 10), bet: 80_000_000n, win: 0n });
    await pay(at(3, 3, 0));
    const { answer } = await site.call(listSalary, { side: 'received', ...page }, { token: agent.token });
    expect(answer.value?.content[0]).toMatchObject({
      ...{ validBet: 30_000_000n, amount: 300_000n },
      carried: { validBet: -50_000_000n, lateRounds: 1, correctedRounds: 1 },
    });
    expect(await balance(agent)).toBe(1_300_000n);
  });

  it('pays changed wages from the next business day on, and the day of the change as before', async () => {
    const { agent, player } = await team();
    await signContract(site, { kind: 'daily', terms: flat(100), agent });
    await beginOn(dayOf(0));
    await signContract(site, { kind: 'daily', terms: flat(300), agent });
    await pay(at(-1, 23, 50));
    for (const day of [0, 1]) {
      await playRound(site, { memberId: player.memberId, at: at(day, 12), bet: 10_000_000n, win: 0n });
    }
    await pay(at(2, 3, 0));
    expect(await wages(agent)).toMatchObject([
      { fromDay: dayOf(1), lastDay: dayOf(1), rateBps: 300, amount: 300_000n },
      { fromDay: dayOf(0), lastDay: dayOf(0), rateBps: 100, amount: 100_000n },
    ]);
    expect(await balance(agent)).toBe(400_000n);
  });

  it('pays a changed dividend from its next period on, and the whole running one as before', async () => {
    const { agent, player } = await team();
    const share = (rateBps: number): Terms => ({
      ...{ period: 'weekly', carry: 'none', activeBet: 0n },
      tiers: [{ validBet: 0n, loss: 1n, activeMembers: 0, rateBps, amount: 0n }],
    });
    const week = periodOf('weekly', dayOf(0));
    const next = [1, 2, 3, 4, 5, 6, 7].find((days) => dayOf(days) === week.to) ?? 0;
    await signContract(site, { kind: 'dividend', terms: share(1_000), agent });
    await beginOn(week.from);
    await signContract(site, { kind: 'dividend', terms: share(2_000), agent });
    await pay(at(-1, 23, 50));
    // Today, the last day of the running week, which may be the same, and the first of the next.
    for (const day of [0, next - 1, next]) {
      await playRound(site, { memberId: player.memberId, at: at(day, 12), bet: 10_000_000n, win: 0n });
    }
    await pay(at(next, 3, 0));
    await pay(at(next + 7, 3, 0));
    const { answer } = await site.call(getDividend, { side: 'received', ...page }, { token: agent.token });
    expect(answer.value?.page.content).toMatchObject([
      { fromDay: week.to, lastDay: dayOf(next + 6), rateBps: 2_000, amount: 2_000_000n },
      { fromDay: week.from, lastDay: dayOf(next - 1), rateBps: 1_000, amount: 2_000_000n },
    ]);
    expect(answer.value?.overview.contract).toMatchObject({
      terms: share(1_000),
      next: { fromDay: week.to, terms: share(2_000) },
    });
  });

  it('pays nothing of the day on which a contract is signed, and all of the day on which one is ended', async () => {
    const { agent, player } = await team();
    await signContract(site, { kind: 'daily', terms: flat(100), agent });
    await beginOn(dayOf(0));
    await signContract(site, { kind: 'hourly', terms: flat(200), agent });
    const { token } = await openOperator(site);
    const offer = { what: 'termination' as const, kind: 'daily' as const };
    const asked = await site.call(
      createOffer,
      { requestId: crypto.randomUUID(), account: agent.account, offer },
      { token },
    );
    const ended = await site.call(
      processContract,
      { id: asked.answer.value?.id ?? '', act: 'accept', paymentPassword: goodPaymentPassword },
      { token: agent.token },
    );
    expect(ended.answer.value?.status).toBe('accepted');
    await pay(at(-1, 23, 50));
    for (const day of [0, 1]) {
      await playRound(site, { memberId: player.memberId, at: at(day, 12), bet: 10_000_000n, win: 0n });
    }
    await pay(at(2, 3, 0));
    await pay(at(3, 3, 0));
    expect(await wages(agent)).toMatchObject([{ fromDay: dayOf(0), lastDay: dayOf(0), amount: 100_000n }]);
    const { answer } = await site.call(listHourSalary, { side: 'received', ...page }, { token: agent.token });
    expect(answer.value?.content.map(({ bill }) => bill)).toMatchObject([{ fromDay: dayOf(1), amount: 200_000n }]);
    expect(await balance(agent)).toBe(300_000n);
  });

  it('leaves what was counted before a move with the former line, and brings what comes later to the new one', async () => {
    const { agent, player } = await team();
    const other = await openAgent(site);
    await signContract(site, { kind: 'daily', terms: flat(100), agent });
    await signContract(site, { kind: 'daily', terms: flat(200), agent: other });
    await pay(at(0, 23, 50));
    const early = await playRound(site, { memberId: player.memberId, at: at(1, 10), bet: 50_000_000n, win: 0n });
    await pay(at(1, 10, 5));
    const [asker, second] = await Promise.all([openOperator(site), openOperator(site, { role: 'approver' })]);
    const move = { memberId: String(player.memberId), toAccount: other.account, reason: 'They asked for it by post.' };
    const asked = await site.call(createMove, move, { token: asker.token });
    const decision = { id: asked.answer.value?.id ?? '', decision: 'approve' as const };
    expect((await site.call(decideMove, decision, { token: second.token })).answer.code).toBe('ok');
    await playRound(site, { memberId: player.memberId, at: at(1, 14), bet: 20_000_000n, win: 0n });
    // A correction follows its round.
    await site.owner.query('update vendors_rounds set bet = 30000000, updated_at = $2 where id = $1', [
      early,
      at(1, 15),
    ]);
    await pay(at(2, 3, 0));
    expect(await wages(agent)).toMatchObject([{ fromDay: dayOf(1), validBet: 30_000_000n, amount: 300_000n }]);
    expect(await wages(other)).toMatchObject([{ fromDay: dayOf(1), validBet: 20_000_000n, amount: 400_000n }]);
    expect(await Promise.all([agent, other].map(balance))).toEqual([300_000n, 400_000n]);
  });
});
