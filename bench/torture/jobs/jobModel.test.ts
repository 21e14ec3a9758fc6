import { expect, it } from 'vitest';
import { JobModel, type ModelContract } from './jobModel.ts';
import { RebateModel } from './rebateModel.ts';

const HOUR = 3_600_000;
/** Midnight in Shanghai. */
const begins = Date.parse('2026-06-05T16:00:00Z');

const HOUR_END = new Date(begins + HOUR).toISOString();
const none = { validBet: 0n, loss: 0n, activeMembers: 0, rateBps: 0, amount: 0n };
const contract: ModelContract = {
  ...{ id: '1', kind: 'realtime', payer: 0n, member: 7n, team: new Set([7n, 8n]), tiers: [none] },
  ...{ isWeekly: false, isCarried: false },
};
/** A member below an agent. */
const rebatesAt = (rates: readonly [agent: number, member: number]) =>
  new RebateModel({
    lines: new Map([
      [7n, [7n]],
      [8n, [8n, 7n]],
    ]),
    rates: new Map([
      [7n, rates[0]],
      [8n, rates[1]],
    ]),
    percents: { lottery: 3, other: 5 },
  });
const played = { id: 'round', member: 8n, at: begins, isLottery: false, validBet: 1_000_000n, net: -1_000_000n };

it('ignores a lottery before two in the morning of the first day, and still expects the database to count it, but no round that paid its stake', () => {
  const model = new JobModel({
    ...{ timeZone: 'Asia/Shanghai', begins, formulas: [], rebates: rebatesAt([0, 0]) },
    contracts: [{ ...contract, tiers: [{ ...none, rateBps: 100 }] }],
  });
  const fact = { member: 7n, validBet: 10_000n, net: -10_000n };
  model.pass(begins + 3 * HOUR, [
    { ...fact, id: 'early', at: begins + 2 * HOUR - 1, isLottery: true },
    { ...fact, id: 'on time', at: begins + 2 * HOUR, isLottery: true },
    { ...fact, id: 'no lottery', at: begins, isLottery: false },
    { ...fact, id: 'stake back', at: begins, isLottery: false, validBet: 0n, net: 0n },
  ]);
  expect(model.bills.map(({ validBet, amount }) => ({ validBet, amount }))).toEqual([
    { validBet: 20_000n, amount: 200n },
  ]);
  expect(model.facts).toHaveLength(2);
  expect(model.counted).toBe(3);
});

it('brings each the difference to the rates below, of whole hundredths, and keeps what is left over', () => {
  const rebates = rebatesAt([900, 400]);
  const model = new JobModel({ ...{ timeZone: 'Asia/Shanghai', begins, formulas: [], rebates }, contracts: [] });
  model.pass(begins + HOUR, [played]);
  // 1,000,000 of 500 * 5 and 400 * 5 millionths: 2,500 and 2,000, of which 500 wait.
  const first = { slot: HOUR_END, earned: 2_500_000_000n, amount: 2_000n, left: 500_000_000n };
  expect(rebates.rebates).toEqual([
    { ...first, member: 8n, earned: 2_000_000_000n, left: 0n },
    { ...first, member: 7n },
  ]);
  // A correction takes back by the rates of its round; another round goes by those of now.
  rebates.rates = new Map([[7n, 100]]);
  model.pass(begins + 2 * HOUR, [
    { ...played, validBet: -500_000n, net: 500_000n },
    { ...played, id: 'other', isLottery: true, validBet: 3_000_000n, net: -3_000_000n },
  ]);
  expect(rebates.rebates.slice(2)).toMatchObject([
    { member: 8n, earned: -1_000_000_000n, amount: 0n, left: -1_000_000_000n },
    { member: 7n, earned: -350_000_000n, amount: 0n, left: 150_000_000n },
  ]);
});

it('takes off a dividend what the formula of its first day says, of what was booked on its days', () => {
  const shares = { platformFeeBps: 1_000, rebatesPercent: 100, activityPercent: 50, depositFeeBps: 100 };
  const formulas = [
    { ...shares, fromDay: '2026-06-06', withdrawalFeeBps: 200 },
    { ...shares, fromDay: '2026-06-07', platformFeeBps: 5_000, withdrawalFeeBps: 0 },
  ];
  const model = new JobModel({
    ...{ timeZone: 'Asia/Shanghai', begins, formulas, rebates: rebatesAt([0, 400]) },
    contracts: [{ ...contract, kind: 'dividend', isCarried: true, tiers: [{ ...none, loss: 1n, rateBps: 2_000 }] }],
  });
  const book = (at: number, figure: Parameters<typeof model.book>[1]['figure'], amount: bigint): void =>
    model.book(at, { member: 8n, figure, amount });
  book(begins, 'deposits', 1_000_000n);
  book(begins, 'withdrawals', 300_000n);
  book(begins, 'withdrawals', -100_000n);
  book(begins, 'activity', 60_001n);
  book(begins + 24 * HOUR, 'activity', 999_998n);
  model.pass(begins + HOUR, [played]);
  model.pass(begins + 27 * HOUR, []);
  book(begins, 'deposits', 500_000_000n);
  model.pass(begins + 51 * HOUR, []);
  const net = { gross: 1_000_000n, platformFee: 100_000n, rebates: 2_000n, activity: 30_000n, depositFee: 10_000n };
  expect(model.bills).toMatchObject([
    { period: '2026-06-06/2026-06-07', amount: 170_800n, net: { ...net, withdrawalFee: 4_000n, net: 854_000n } },
    { period: '2026-06-07/2026-06-08', amount: 0n, net: { gross: 0n, activity: 499_999n, net: -499_999n } },
  ]);
});
