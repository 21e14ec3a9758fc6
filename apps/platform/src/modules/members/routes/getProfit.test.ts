import { listRounds, type OutputOf } from '@baize/contract';
import { getProfit } from '@baize/contract/members/getProfit';
import { listTransactions } from '@baize/contract/wallet/listTransactions';
import {
  brandHosts,
  openOperator,
  openVendor,
  registerMember,
  startPlatform,
  type TestMember,
  type TestPlatform,
} from '@baize/testkit';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const UNIT = 100_000;
const DAY_MS = 86_400_000;
let site: TestPlatform;
let member: TestMember;

const from = new Date(Date.now() - 60 * DAY_MS).toISOString();
const to = new Date(Date.now() + DAY_MS).toISOString();

beforeAll(async () => {
  site = await startPlatform();
  const vendor = await openVendor(site);
  member = await registerMember(site);
  const player = await vendor.player({ memberId: member.memberId, balance: 100n * BigInt(UNIT) });
  const rounds: string[] = [];
  for (const win of [0, 5, 1, 2, 0, 9]) {
    const bet = vendor.bet(player, { amount: 2 * UNIT });
    rounds.push(String(bet['round']));
    await vendor.call('/transaction/bet', bet);
    await vendor.call('/transaction/win', vendor.win(bet, { amount: win * UNIT }));
  }
  // Two rounds just before and after midnight of the brand's time zone, which is 16:00 UTC, and one of an unknown game.
  for (const [at, moment] of [
    [0, '15:59:59.999'],
    [1, '16:00:00.000'],
  ] as const) {
    const day = new Date(Date.now() - 5 * DAY_MS).toISOString().slice(0, 10);
    await site.owner.query('update vendors_rounds set started_at = $2::timestamptz where round = $1', [
      rounds[at],
      `${day}T${moment}Z`,
    ]);
  }
  await site.owner.query(`update vendors_rounds set game_code = 'forgotten' where round = $1`, [rounds[2]]);
  for (const [kind, amount] of [
    ['rebate', 30_000n],
    ['bonusReleased', 70_000n],
    ['withdrawal', 500_000n],
  ] as const) {
    const isOut = kind === 'withdrawal';
    await site.platform.wallet.post({
      ...{ brandId: 1, memberId: member.memberId, currency: 'CNY', scope: 'test', key: randomUUID(), kind, amount },
      ...(isOut ? { debit: 'main', credit: 'house.bank:1' } : { debit: 'house.promotion', credit: 'main' }),
    });
  }
});
afterAll(() => site.close());

const ask = (input: { from: string; to: string } = { from, to }, token = member.token, host?: string) =>
  site.call(getProfit, input, { token, ...(host === undefined ? {} : { host }) });
const profit = async (): Promise<OutputOf<typeof getProfit>> => {
  const { value } = (await ask()).answer;
  if (value === null) throw new Error('refused');
  return value;
};
const sums = (rows: readonly { rounds: number; bet: bigint; validBet: bigint; win: bigint; net: bigint }[]) =>
  rows.reduce(
    (sum, { rounds, bet, validBet, win, net }) => ({
      ...{ rounds: sum.rounds + rounds, bet: sum.bet + bet, validBet: sum.validBet + validBet },
      ...{ win: sum.win + win, net: sum.net + net },
    }),
    { rounds: 0, bet: 0n, validBet: 0n, win: 0n, net: 0n },
  );

describe('works', () => {
  it('[MEMBER-08] matches the rows of the betting record, by day and by category', async () => {
    const { totals, days, categories } = await profit();
    const list = await site.call(listRounds, { from, to, pageNum: 1, pageSize: 100 }, { token: member.token });
    const rows = list.answer.value?.page.content ?? [];
    expect(rows).toHaveLength(6);
    expect(sums(rows.map((row) => ({ ...row, rounds: 1 })))).toEqual(list.answer.value?.grandTotals);
    expect(totals).toMatchObject({ ...list.answer.value?.grandTotals });
    expect(sums(days)).toEqual(list.answer.value?.grandTotals);
    expect(sums(categories)).toEqual(list.answer.value?.grandTotals);
    expect(categories.map(({ gameClassify, vassalage }) => [gameClassify, vassalage])).toEqual([
      ['RNG', 'studio'],
      ['', 'studio'],
    ]);
  });

  it('assigns a round to the day in the brand’s time zone on which it began', async () => {
    const { days } = await profit();
    const before = new Date(Date.now() - 5 * DAY_MS).toISOString().slice(0, 10);
    const after = new Date(Date.now() - 4 * DAY_MS).toISOString().slice(0, 10);
    expect(days.filter(({ day }) => day === before || day === after)).toMatchObject([
      { day: before, rounds: 1, bet: 200_000n, net: -200_000n },
      { day: after, rounds: 1, bet: 200_000n, net: 300_000n },
    ]);
    expect(days.map(({ day }) => day)).toEqual(days.map(({ day }) => day).toSorted());
  });

  it('adds rebates and bonuses to the result, with deposits and withdrawals separately', async () => {
    const { totals, days } = await profit();
    expect(totals).toMatchObject({ rebate: 30_000n, bonus: 70_000n, withdrawals: 500_000n });
    expect(totals.result).toBe(totals.net + 100_000n);
    expect(days.reduce((sum, { result }) => sum + result, 0n)).toBe(totals.result);
    for (const [kind, figure] of [
      ['rebate', totals.rebate],
      ['bonusReleased', totals.bonus],
      ['deposit', totals.deposits],
      ['withdrawal', -totals.withdrawals],
    ] as const) {
      const page = await site.call(
        listTransactions,
        { from, to, kind, pageNum: 1, pageSize: 1 },
        { token: member.token },
      );
      expect(page.answer.value?.totals.net, kind).toBe(figure);
    }
  });

  it('is zero without activity', async () => {
    const fresh = await registerMember(site);
    const { value } = (await ask(undefined, fresh.token)).answer;
    expect(value).toMatchObject({ days: [], categories: [], totals: { rounds: 0, result: 0n, deposits: 0n } });
  });
});

describe('refuses', () => {
  it('invalid ranges or more than 93 days', async () => {
    for (const wrong of [
      { from, to: from },
      { from: to, to: from },
      { from: '2025-01-01T00:00:00.000Z', to },
    ]) {
      expect((await ask(wrong)).answer.code).toBe('invalid_input');
    }
  });
});

describe('forbids', () => {
  it('guests, operators and other brands, and sums only own rounds', async () => {
    const operator = await openOperator(site);
    const other = await registerMember(site);
    expect((await site.call(getProfit, { from, to })).status).toBe(401);
    expect((await ask(undefined, operator.token)).status).toBe(401);
    expect((await ask(undefined, member.token, brandHosts.second)).status).toBe(401);
    expect((await ask(undefined, other.token)).answer.value?.totals.rounds).toBe(0);
  });
});
