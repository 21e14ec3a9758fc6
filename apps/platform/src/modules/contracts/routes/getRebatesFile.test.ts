import { getRebatesFile } from '@baize/contract';
import { daysAround, openTeam, saveTable, startPlatform, type TestPlatform, type TestTeam } from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
let team: TestTeam;
const days = daysAround();

beforeAll(async () => {
  site = await startPlatform({ env: { ROLE: 'web' } });
  team = await openTeam(site);
  await site.owner.query(
    `insert into contracts_rebates (brand_id, member_id, currency, slot_at, own_bet, team_bet, carry_in, earned, carry_out,
            amount, status)
     select 1, $1, 'CNY', date_bin('5 minutes', now(), 'epoch') - n * interval '5 minutes', 0, 500000, 0,
            n * 100000000000::numeric, 0, n * 100000, 'due' from generate_series(1, 3) n`,
    [team.top.memberId],
  );
});
afterAll(() => site.close());

const save = (token: string, query: Record<string, string> = {}) =>
  saveTable(site, getRebatesFile, { ...days, ...query }, { token });

describe('works', () => {
  it('contains what the line brought within the days, newest first', async () => {
    const lines = (await save(team.top.token)).lines.slice(1).map((line) => line.split(','));
    expect(lines.map((cells) => cells.slice(1))).toEqual([
      ['5', '0', '1', '0', '1', 'Due'],
      ['5', '0', '2', '0', '2', 'Due'],
      ['5', '0', '3', '0', '3', 'Due'],
    ]);
    expect((await save(team.top.token, { from: '2026-01-01', to: '2026-01-02' })).lines).toHaveLength(1);
    expect((await save(team.top.token, { language: 'MS' })).text).toContain('Belum dibayar');
  });
});

describe('refuses', () => {
  it('days that are reversed or too many', async () => {
    expect((await save(team.top.token, { from: '2026-01-02', to: '2026-01-01' })).text).toContain('span_invalid');
    expect((await save(team.top.token, { from: '2026-01-01', to: '2026-12-01' })).text).toContain('span_invalid');
  });
});

describe('forbids', () => {
  it('guests, and shows nobody what somebody else was brought', async () => {
    expect((await save('')).text).toContain('not_logged_in');
    expect((await save(team.sibling.token)).lines).toHaveLength(1);
  });
});
