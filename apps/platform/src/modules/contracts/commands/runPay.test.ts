import {
  getBalance,
  listSalary,
  getRealtimeSalary,
  listHourSalary,
  type InputOf,
  type createTemplate,
} from '@baize/contract';
import {
  changeSettings,
  openAgent,
  pastMidnight,
  playRound,
  registerMember,
  signContract,
  standBelow,
  startPlatform,
  type TestMember,
  type TestPlatform,
} from '@baize/testkit';
import { addDays } from '@baize/maths/contracts/addDays';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { verifyLedger } from '#modules/wallet/index.ts';
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
/** A time relative to today's start in the brand's time zone. */
function at(days: number, hours = 0, minutes = 0): Date {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone }).format(Date.now());
  const text = `${addDays(today, days)}T${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}:30+08:00`;
  return new Date(text);
}
const pay = (now: Date, log = createLogger('silent', 'test')): Promise<void> =>
  runPay(
    {
      ...{ pool: site.platform.pool, wallet: site.platform.wallet, log },
      brands: async () => [{ id: 1, timeZone, currency: 'CNY', modules: new Set(['AGENTPOLICY3' as const]) }],
      lotteryGames: async () => new Set(['1:lotto']),
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

  it('[CONST-22] computes an hourly wage by hour and pays the day together, each hour once', async () => {
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
    await give(1_000_000n);
    await pay(at(2, 3, 10));
    expect(await rows()).toMatchObject([{ status: 'issued', paid: 1_000_000n }]);
    expect([await balance(agent), await balance(below)]).toEqual([300_000n, 1_000_000n]);
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
    const tagged = { after: async () => [], count: async () => 0 };
    const messages = createMessages({ pool, identity, live, log, tagged });
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
});
