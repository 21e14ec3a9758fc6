import { expect, it } from 'vitest';
import { JobModel } from './jobModel.ts';

const HOUR = 3_600_000;
/** Midnight in Shanghai. */
const begins = Date.parse('2026-06-05T16:00:00Z');

it('ignores a lottery before two in the morning of the first day, and still expects the database to count it', () => {
  const wage = { validBet: 0n, loss: 0n, activeMembers: 0, rateBps: 100, amount: 0n };
  const model = new JobModel({
    ...{ timeZone: 'Asia/Shanghai', begins },
    contracts: [{ id: '1', kind: 'realtime', payer: 0n, member: 7n, team: new Set([7n]), tiers: [wage] }],
  });
  const fact = { member: 7n, validBet: 10_000n, net: -10_000n };
  model.pass(begins + 3 * HOUR, [
    { ...fact, id: 'early', at: begins + 2 * HOUR - 1, isLottery: true },
    { ...fact, id: 'on time', at: begins + 2 * HOUR, isLottery: true },
    { ...fact, id: 'no lottery', at: begins, isLottery: false },
  ]);
  expect(model.bills.map(({ validBet, amount }) => ({ validBet, amount }))).toEqual([
    { validBet: 20_000n, amount: 200n },
  ]);
  expect(model.facts).toHaveLength(2);
  expect(model.counted).toBe(3);
});
