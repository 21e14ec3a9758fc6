import { simulateContract, type createTemplate, type InputOf } from '@baize/contract';
import {
  changeSettings,
  openAgent,
  pastMidnight,
  playRound,
  registerMember,
  standBelow,
  startPlatform,
  type TestMember,
  type TestPlatform,
} from '@baize/testkit';
import { createLogger } from '@baize/server/logger';
import { runPay } from '../index.ts';
import { monthBefore } from '../rules.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
beforeAll(async () => {
  await pastMidnight('Asia/Shanghai');
  site = await startPlatform({ env: { ROLE: 'web' } });
  await changeSettings(site, { modules: { AGENTPOLICY3: '1' } });
});
afterAll(() => site.close());

const terms: InputOf<typeof createTemplate>['terms'] = {
  ...{ period: 'daily', carry: 'none', activeBet: 0n },
  tiers: [{ validBet: 0n, loss: 0n, activeMembers: 0, rateBps: 100, amount: 0n }],
};

type Tried = InputOf<typeof simulateContract>;
const tryIt = async (token: string, input: Tried) => (await site.call(simulateContract, input, { token })).answer;
const pay = (now: Date): Promise<void> =>
  runPay(
    {
      ...{ pool: site.platform.pool, wallet: site.platform.wallet, log: createLogger('silent', 'test') },
      brands: async () => [
        { id: 1, timeZone: 'Asia/Shanghai', currency: 'CNY', modules: new Set(['AGENTPOLICY3' as const]) },
      ],
      classesOf: async () => new Map(),
    },
    now,
  );
/** A day of last month in the brand's time zone. */
function lastMonth(day: number, hour: number): Date {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Shanghai' }).format(Date.now());
  const { from } = monthBefore(today);
  return new Date(`${from.slice(0, 8)}${String(day).padStart(2, '0')}T${String(hour).padStart(2, '0')}:10:00+08:00`);
}

describe('works', () => {
  it("computes last month's pay by the terms, rounds before any contract included, and writes nothing", async () => {
    const agent = await openAgent(site);
    const below = await openAgent(site, { below: agent });
    const player: TestMember = await registerMember(site);
    await standBelow(site, player, below);
    const play = (day: number, hour: number, bet: bigint, win = 0n) =>
      playRound(site, { memberId: player.memberId, at: lastMonth(day, hour), bet, win });
    await play(3, 10, 50_000_000n);
    await play(3, 11, 30_000_000n);
    await play(20, 11, 10_000_000n, 110_000_000n);
    await pay(new Date());
    const [tier] = terms.tiers;
    if (!tier) throw new Error('There is no tier.');
    const ask = async (change: Partial<Tried>) =>
      (await tryIt(agent.token, { kind: 'daily', account: below.account, terms, ...change })).value;
    const daily = await ask({});
    expect(daily?.total).toBe(900_000n);
    expect(daily?.lines.find(({ validBet }) => validBet === 80_000_000n)).toMatchObject({ amount: 800_000n });
    const step = { ...terms, tiers: [{ ...tier, validBet: 40_000_000n }] };
    // Whoever is asked to sign sees the same as who offers.
    const own = await tryIt(below.token, { kind: 'daily', account: below.account, terms });
    expect(own.value).toEqual(daily);
    expect((await ask({ kind: 'hourly', terms: step }))?.total).toBe(500_000n);
    expect((await ask({ kind: 'realtime', terms: step }))?.total).toBe(500_000n);
    const half = { ...terms, period: 'semimonthly' as const, tiers: [{ ...tier, rateBps: 1_000 }] };
    const dividend = await ask({ kind: 'dividend', terms: half });
    expect(dividend?.lines.map(({ profitAndLoss, amount }) => [profitAndLoss, amount])).toEqual([
      [-80_000_000n, 8_000_000n],
      [100_000_000n, 0n],
    ]);
    expect((await ask({ kind: 'dividend', terms: { ...half, period: 'monthly' } }))?.total).toBe(0n);
    // The formula of the first day of each period is what is taken off in it.
    const dayOf = (day: number): string => lastMonth(day, 12).toISOString().slice(0, 10);
    await site.owner.query(
      `insert into contracts_formulas (brand_id, from_day, platform_fee_bps, rebates_percent, activity_percent,
              deposit_fee_bps, withdrawal_fee_bps, reason, created_by)
       values (1, $1, 1000, 0, 100, 0, 0, 'Agreed.', 'ann'), (1, $2, 0, 0, 0, 0, 0, 'Agreed.', 'ann')`,
      [dayOf(1), dayOf(2)],
    );
    await site.owner.query(
      `insert into contracts_costs (brand_id, member_id, currency, day, deposits, withdrawals, rebates, activity, team)
       values (1, $1, 'CNY', $2, 0, 0, 0, 2000000, $3)`,
      [player.memberId, dayOf(9), [player.memberId, below.memberId, agent.memberId]],
    );
    const net = await ask({ kind: 'dividend', terms: half });
    expect(net?.lines.map(({ costs, amount }) => [costs, amount])).toEqual([
      [10_000_000n, 7_000_000n],
      [0n, 0n],
    ]);
    expect((await ask({}))?.lines.every(({ costs }) => costs === 0n)).toBe(true);
    const { rows } = await site.owner.query('select from contracts_bills');
    expect(rows).toHaveLength(0);
  });
});

describe('refuses', () => {
  it('contradictory terms, and all but direct downlines', async () => {
    const agent = await openAgent(site);
    const below = await openAgent(site, { below: agent });
    const { account } = below;
    const fault = { ...terms, carry: 'permanent' as const };
    expect((await tryIt(agent.token, { kind: 'daily', account, terms: fault })).code).toBe('contract_terms_invalid');
    expect((await tryIt(below.token, { kind: 'daily', account: agent.account, terms })).code).toBe(
      'contract_not_direct',
    );
    expect((await tryIt(agent.token, { kind: 'daily', account: 'nobody', terms })).code).toBe('contract_not_direct');
  });
});

describe('forbids', () => {
  it('guests and members who are not agents', async () => {
    const input: Tried = { kind: 'daily', account: 'nobody', terms };
    expect((await tryIt('', input)).code).toBe('not_logged_in');
    expect((await tryIt((await registerMember(site)).token, input)).code).toBe('non_agent_account');
  });
});
