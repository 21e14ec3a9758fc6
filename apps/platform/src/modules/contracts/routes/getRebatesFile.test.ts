import { getRebatesFile } from '@baize/contract';
import { daysAround, openTeam, saveTable, startPlatform, type TestPlatform, type TestTeam } from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPages } from '#modules/exports/index.ts';
import type { RebateRow } from '../RebateRow.ts';
import { readOwnRebates } from '../store/rebates.ts';

let site: TestPlatform;
let team: TestTeam;
const days = daysAround();

beforeAll(async () => {
  site = await startPlatform({ env: { ROLE: 'web' } });
  team = await openTeam(site);
  await writeRebates(1, 3);
});
afterAll(() => site.close());

/** Rebates of five minutes each, which began so many slots ago. */
const writeRebates = (first: number, last: number) =>
  site.owner.query(
    `insert into contracts_rebates (brand_id, member_id, currency, slot_at, own_bet, team_bet, carry_in, earned, carry_out,
            amount, status)
     select 1, $1, 'CNY', date_bin('5 minutes', now(), 'epoch') - n * interval '5 minutes', 0, 500000, 0,
            greatest(n, 1) * 100000000000::numeric, 0, greatest(n, 1) * 100000, 'due' from generate_series($2::integer, $3::integer) n`,
    [team.top.memberId, first, last],
  );
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

  it('contains each row once although the next five minutes end while it is read', async () => {
    const asked = { brandId: 1, memberId: team.top.memberId, currency: 'CNY', ...days, timeZone: 'Asia/Shanghai' };
    const { rows: before } = await readOwnRebates(site.owner, asked, { limit: 9 });
    const seen: RebateRow[] = [];
    const pages = readPages<RebateRow>(
      async ({ limit, after }) => (await readOwnRebates(site.owner, asked, { limit, after: after?.id })).rows,
      2,
    );
    for await (const row of pages) if (seen.push(row) === 2) await writeRebates(0, 0);
    expect(seen).toEqual(before);
    expect((await readOwnRebates(site.owner, asked, { limit: 1 })).total).toBe(4);
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
