import { listRebates, type InputOf } from '@baize/contract';
import { daysAround, openTeam, startPlatform, type TestPlatform, type TestTeam } from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
let team: TestTeam;
const days = daysAround();

beforeAll(async () => {
  site = await startPlatform({ env: { ROLE: 'web' } });
  team = await openTeam(site);
  for (const [nth, [earned, amount, status]] of (
    [
      ['250000000', 0n, 'nothing'],
      ['1750000000', 1_000n, 'due'],
    ] as const
  ).entries()) {
    await site.owner.query(
      `insert into contracts_rebates (brand_id, member_id, currency, slot_at, own_bet, team_bet, carry_in, earned, carry_out,
              amount, status)
       values (1, $1, 'CNY', date_bin('5 minutes', now(), 'epoch') - $2 * interval '5 minutes', 0, 500000, $3::numeric, $4::numeric,
               $3::numeric + $4::numeric - $5::numeric * 1000000, $5, $6)`,
      [team.top.memberId, 1 - nth, nth === 0 ? '0' : '250000000', earned, amount, status],
    );
  }
});
afterAll(() => site.close());

const ask = async (token: string, changes: Partial<InputOf<typeof listRebates>> = {}) =>
  (await site.call(listRebates, { ...days, pageNum: 1, pageSize: 20, ...changes }, { token })).answer;

describe('works', () => {
  it('lists what the line brought, newest first, with what was left of the time before', async () => {
    const { value } = await ask(team.top.token);
    expect(value?.page.content).toMatchObject([
      { teamBet: 500_000n, earned: 1_750n, before: 250n, amount: 1_000n, status: 'due' },
      { teamBet: 500_000n, earned: 250n, before: 0n, amount: 0n, status: 'nothing' },
    ]);
    expect(value).toMatchObject({ currency: 'CNY', paid: 0n, page: { totalRows: 2 } });
    expect((await ask(team.top.token, { from: '2026-01-01', to: '2026-01-02' })).value?.page.totalRows).toBe(0);
  });
});

describe('refuses', () => {
  it('days that are upside down or too many, and rows that do not add up or are paid twice', async () => {
    expect((await ask(team.top.token, { from: '2026-01-02', to: '2026-01-01' })).code).toBe('span_invalid');
    expect((await ask(team.top.token, { from: '2026-01-01', to: '2026-12-01' })).code).toBe('span_invalid');
    const { owner } = site;
    const change = (text: string) => owner.query(`update contracts_rebates set ${text} where status = 'due'`);
    await expect(change('earned = earned + 1')).rejects.toMatchObject({ code: '23514' });
    await change(`status = 'paid', paid_at = now()`);
    await expect(
      owner.query(`update contracts_rebates set status = 'due', paid_at = null where status = 'paid'`),
    ).rejects.toMatchObject({ code: '23514' });
    expect((await ask(team.top.token)).value?.paid).toBe(1_000n);
  });
});

describe('forbids', () => {
  it('guests, and shows nobody what somebody else was brought', async () => {
    expect((await ask('')).code).toBe('not_logged_in');
    expect((await ask(team.middle.token)).value?.page.totalRows).toBe(0);
  });
});
