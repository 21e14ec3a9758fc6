import { getBonusesFile } from '@baize/contract/bonuses/getBonusesFile';
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
    `insert into bonuses_grants (brand_id, member_id, account, request_id, title, amount, currency, multiple, required,
            days, status, done, requester_id, requester, reason, created_at, ended_at)
     select 1, $1, 'x', gen_random_uuid(), b.title, b.amount, 'CNY', 2, b.amount * 2, 7, b.status, b.done, 0, 'rule',
            'given', '2026-02-20T00:00:00Z', b.ended::timestamptz
       from (values ('=2+5', 150000, 'released', 900000, '2026-03-02T10:00:00Z'),
                    ('Welcome', 100001, 'expired', 50000, '2026-03-01T00:00:00Z'),
                    ('Later', 100000, 'cancelled', 0, '2026-03-03T00:00:00Z')) b (title, amount, status, done, ended)`,
    [member.memberId],
  );
});
afterAll(() => site.close());

const ask = (query: Record<string, string> = {}, token = member.token, host: string = brandHosts.first) =>
  saveTable(site, getBonusesFile, { ...stretch, ...query }, { token, host });

describe('works', () => {
  it('[MEMBER-09] saves the rows that the list shows, with exact amounts and safe texts', async () => {
    const answer = await ask();
    expect(answer.status).toBe(200);
    expect(answer.headers['content-disposition']).toBe(
      'attachment; filename="baize_bonuses_2026-03-01_2026-03-03.csv"',
    );
    expect(answer.lines).toEqual([
      '\uFEFFEnded,Given,Bonus,Status,Currency,Amount,Staked,To be staked',
      `2026-03-02 18:00:00,2026-02-20 08:00:00,'=2+5,Released,CNY,1.5,3,3`,
      '2026-03-01 08:00:00,2026-02-20 08:00:00,Welcome,Expired,CNY,1.00001,0.5,2.00002',
    ]);
  });

  it('goes by the same filter, in the language asked for, and as a workbook', async () => {
    const lines = (await ask({ status: 'expired', language: 'CN' })).lines;
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain('已过期');
    expect((await ask({ format: 'xlsx' })).bytes.subarray(0, 2).toString()).toBe('PK');
  });
});

describe('refuses', () => {
  it('forms that do not exist, and stretches that are none or too long', async () => {
    const queries: Record<string, string>[] = [
      ...[{ format: 'pdf' }, { language: 'XX' }, { memberId: '1' }],
      ...[{ to: stretch.from }, { from: '2025-01-01T00:00:00.000Z' }, { status: 'active' }],
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
