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
  writePayments,
} from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
let agent: TestMember;
let other: TestMember;
let days: { before: string; yesterday: string; today: string };
const kinds = contractKind.options;

beforeAll(async () => {
  site = await startPlatform({ env: { ROLE: 'web' } });
  await changeSettings(site, { modules: { AGENTPOLICY3: '1' } });
  await changeSettings(site, { modules: { AGENTPOLICY3: '1' } }, { host: brandHosts.second });
  [agent, other] = [await openAgent(site), await openAgent(site)];
  days = await writePayments(site, agent, { payerId: 0n, scale: 100_000n });
  await writePayments(site, other, { payerId: agent.memberId, scale: 777n });
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
