import { getRebateClaimsFile } from '@baize/contract/bonuses/getRebateClaimsFile';
import {
  brandHosts,
  openOperator,
  registerMember,
  saveTable,
  startPlatform,
  type TestMember,
  type TestPlatform,
} from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
let member: TestMember;
const stretch = { from: '2026-03-01T00:00:00.000Z', to: '2026-03-03T00:00:00.000Z' };

beforeAll(async () => {
  site = await startPlatform();
  member = await registerMember(site);
  await site.owner.query(
    `insert into bonuses_rebate_claims (brand_id, member_id, request_id, amount, currency, lines, created_at)
     select 1, $1, gen_random_uuid(), 1500, 'CNY',
            '[{"classify": "RNG", "validBet": "100000", "rateBps": 50, "amount": "500"},
              {"classify": "LIVE", "validBet": "100001", "rateBps": 100, "amount": "1000"}]',
            '2026-03-02T16:00:00Z'::timestamptz + n * interval '1 day' from generate_series(0, 1) n`,
    [member.memberId],
  );
});
afterAll(() => site.close());

const ask = (query: Record<string, string> = {}, token = member.token, host: string = brandHosts.first) =>
  saveTable(site, getRebateClaimsFile, { ...stretch, ...query }, { token, host });

describe('works', () => {
  it('[MEMBER-14] saves a row for each category of each claim, with exact amounts', async () => {
    const answer = await ask();
    expect(answer.status).toBe(200);
    expect(answer.headers['content-disposition']).toBe(
      'attachment; filename="baize_rebates_2026-03-01_2026-03-03.csv"',
    );
    const [head, ...rows] = answer.lines.map((line) => line.split(','));
    expect(head).toEqual(['\uFEFFTime', 'Claim', 'Category', 'Currency', 'Valid bets', 'Rate %', 'Amount']);
    expect(rows.map(([, , ...rest]) => rest)).toEqual([
      ['Slots', 'CNY', '1', '0.5', '0.005'],
      ['Live casino', 'CNY', '1.00001', '1', '0.01'],
    ]);
    expect(rows.map(([time]) => time)).toEqual(['2026-03-03 00:00:00', '2026-03-03 00:00:00']);
    expect(rows[0]?.[1]).toBe(rows[1]?.[1]);
  });

  it('is in the language asked for, and a workbook', async () => {
    expect((await ask({ language: 'CN' })).text).toContain('有效投注');
    expect((await ask({ format: 'xlsx' })).bytes.subarray(0, 2).toString()).toBe('PK');
  });
});

describe('refuses', () => {
  it('forms that do not exist, and stretches that are none or too long', async () => {
    const queries: Record<string, string>[] = [
      ...[{ format: 'pdf' }, { language: 'XX' }, { memberId: '1' }],
      ...[{ to: stretch.from }, { from: '2025-01-01T00:00:00.000Z' }],
    ];
    for (const query of queries) expect((await ask(query)).status, JSON.stringify(query)).toBe(400);
  });
});

describe('forbids', () => {
  it('guests, operators and other brands, and holds nobody else’s rows', async () => {
    expect((await ask({}, '')).status).toBe(401);
    expect((await ask({}, (await openOperator(site)).token)).status).toBe(401);
    expect((await ask({}, member.token, brandHosts.second)).status).toBe(401);
    const other = await registerMember(site);
    expect((await ask({}, other.token)).lines).toHaveLength(1);
  });
});
