import {
  getDailySalary,
  getDividend,
  getHourlySalary,
  getRealtimeSalary,
  listPayments,
  type InputOf,
} from '@baize/contract';
import { contractKind } from '@baize/contract/contracts/contractTerms';
import {
  brandHosts,
  changeSettings,
  openAgent,
  registerMember,
  startPlatform,
  type TestMember,
  type TestPlatform,
} from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
let agent: TestMember;
let other: TestMember;
let days: { before: string; yesterday: string; today: string };
const kinds = contractKind.options;
const terms = {
  ...{ period: 'daily', carry: 'none', activeBet: '0' },
  tiers: [{ validBet: '0', loss: '0', activeMembers: 0, rateBps: 10, amount: '0' }],
};

/** Bills of every kind that were paid in two parts on each of three days, one of them when the day began and one as it ended. */
async function writePayments({ memberId }: TestMember, payerId: bigint, scale: bigint): Promise<void> {
  await site.owner.query(
    `with contracts as (
       insert into contracts_contracts (brand_id, payer_id, member_id, kind, currency, starts_day)
       select 1, $2, $1, unnest($4::text[]), 'CNY', $5::date - 9 returning id, kind
     ), versions as (
       insert into contracts_versions (brand_id, contract_id, from_day, terms)
       select 1, id, $5::date - 9, $6::jsonb from contracts
     ), bills as (
       insert into contracts_bills (brand_id, contract_id, period, kind, payer_id, member_id, currency, from_day, to_day,
              terms, valid_bet, net, active_members, late_bet, late_net, late_rounds, corrected_rounds, carry_in,
              carry_out, tier, rate_bps, amount, paid, attempts, depth, status)
       select 1, id, 'day ' || n, kind, $2, $1, 'CNY', $5::date - n - 1, $5::date - n, $6::jsonb, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
              100, sum, sum, 2, 0, 'issued'
         from contracts cross join generate_series(0, 2) n
        cross join lateral (select $3 * length(kind) * (n + 1) * 3 as sum) s
       returning id, kind, amount, to_day
     )
     insert into contracts_payments (bill_id, attempt, brand_id, member_id, kind, amount, paid_at)
     select b.id, part, 1, $1, b.kind, b.amount / 3 * part, case part when 1 then d.start
            else least(d.start + interval '24 hours' - interval '1 millisecond', now()) end
       from bills b cross join generate_series(1, 2) part
      cross join lateral (select b.to_day::timestamp at time zone 'Asia/Shanghai' as start) d`,
    [memberId, payerId, scale, kinds, days.today, JSON.stringify(terms)],
  );
}

beforeAll(async () => {
  site = await startPlatform({ env: { ROLE: 'web' } });
  await changeSettings(site, { modules: { AGENTPOLICY3: '1' } });
  await changeSettings(site, { modules: { AGENTPOLICY3: '1' } }, { host: brandHosts.second });
  const { rows } = await site.owner.query<typeof days>(
    `select (d - 2)::text as before, (d - 1)::text as yesterday, d::text as today
       from (select (now() at time zone 'Asia/Shanghai')::date as d) d`,
  );
  if (rows[0] === undefined) throw new Error('The database gave no day.');
  [days] = rows;
  [agent, other] = [await openAgent(site), await openAgent(site)];
  await writePayments(agent, 0n, 100_000n);
  await writePayments(other, agent.memberId, 777n);
});
afterAll(() => site.close());

const ask = async (changes: Partial<InputOf<typeof listPayments>> = {}, token = agent.token, host?: string) =>
  (
    await site.call(
      listPayments,
      { from: days.before, to: days.today, pageNum: 1, pageSize: 100, ...changes },
      { token, ...(host === undefined ? {} : { host }) },
    )
  ).answer;

async function overviewOf(kind: (typeof kinds)[number]) {
  const { token } = agent;
  const page = { side: 'received', pageNum: 1, pageSize: 20 } as const;
  if (kind === 'daily') return (await site.call(getDailySalary, {}, { token })).answer.value;
  if (kind === 'hourly') return (await site.call(getHourlySalary, {}, { token })).answer.value;
  return (await site.call(kind === 'dividend' ? getDividend : getRealtimeSalary, page, { token })).answer.value
    ?.overview;
}

describe('works', () => {
  it.each(kinds)('adds up to what the page of the %s says was paid today and yesterday', async (kind) => {
    const overview = await overviewOf(kind);
    for (const [figure, on] of [
      ['today', days.today],
      ['yesterday', days.yesterday],
    ] as const) {
      const { value } = await ask({ kind, from: on, to: on });
      expect(value?.paid, figure).toBe(overview?.[figure]);
      expect(value?.page.content.reduce((sum, { amount }) => sum + amount, 0n)).toBe(overview?.[figure]);
      expect(value?.page.content).toHaveLength(2);
      expect(overview?.[figure]).toBeGreaterThan(0n);
    }
  });

  it('lists each part of a bill, newest first, with its payer and its period', async () => {
    const { value } = await ask({ kind: 'daily' });
    expect(value?.page.content.map(({ attempt, amount, lastDay }) => [lastDay, attempt, amount])).toEqual([
      [days.yesterday, 2, 1_000_000n],
      [days.yesterday, 1, 500_000n],
      [days.before, 2, 2_000_000n],
      [days.before, 1, 1_000_000n],
      [expect.any(String), 2, 3_000_000n],
      [expect.any(String), 1, 1_500_000n],
    ]);
    expect(value?.page.content[0]).toMatchObject({ kind: 'daily', payer: '', fromDay: days.yesterday, slotAt: null });
    expect(value).toMatchObject({ currency: 'CNY', paid: 9_000_000n, page: { totalRows: 6 } });
    const below = (await ask({ kind: 'daily' }, other.token)).value;
    expect(below?.page.content[0]?.payer).toBe(agent.account);
  });

  it('sums all kinds and all pages, whichever page is read', async () => {
    const whole = (await ask()).value;
    expect(whole?.page.totalRows).toBe(24);
    const parts = await Promise.all(kinds.map(async (kind) => (await ask({ kind })).value?.paid ?? 0n));
    expect(whole?.paid).toBe(parts.reduce((sum, one) => sum + one, 0n));
    const pages = await Promise.all([1, 2, 3].map(async (pageNum) => (await ask({ pageNum, pageSize: 10 })).value));
    expect(pages.flatMap((page) => page?.page.content)).toEqual(whole?.page.content);
    expect(new Set(pages.map((page) => page?.paid))).toEqual(new Set([whole?.paid]));
  });
});

describe('refuses', () => {
  it('days that are reversed or too many, unknown kinds, and brands without contracts', async () => {
    expect((await ask({ from: '2026-01-02', to: '2026-01-01' })).code).toBe('span_invalid');
    expect((await ask({ from: '2026-01-01', to: '2026-12-01' })).code).toBe('span_invalid');
    const headers = { authorization: `Bearer ${agent.token}` };
    const query = new URLSearchParams({ from: days.today, to: days.today, kind: 'bonus' });
    expect((await site.send('GET', `${listPayments.path}?${query}`, { headers })).status).toBe(400);
    await changeSettings(site, { modules: { AGENTPOLICY3: '0' } });
    expect((await ask()).code).toBe('agent_policy_closed');
    await changeSettings(site, { modules: { AGENTPOLICY3: '1' } });
  });
});

describe('forbids', () => {
  it('guests, members and trials, and shows nobody what somebody else was paid', async () => {
    expect((await ask({}, '')).code).toBe('not_logged_in');
    expect((await ask({}, agent.token, brandHosts.second)).code).toBe('not_logged_in');
    const { token, memberId } = await registerMember(site);
    expect((await ask({}, token)).code).toBe('non_agent_account');
    await site.owner.query('update identity_accounts set type = 4 where id = $1', [memberId]);
    expect((await ask({}, token)).code).toBe('in_need_true_account');
    const fresh = await openAgent(site);
    expect((await ask({}, fresh.token)).value).toMatchObject({ paid: 0n, page: { totalRows: 0 } });
  });
});
