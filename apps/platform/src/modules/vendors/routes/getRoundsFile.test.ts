import { listRounds } from '@baize/contract';
import { getRoundsFile } from '@baize/contract/vendors/getRoundsFile';
import {
  brandHosts,
  openVendor,
  registerMember,
  saveTable,
  startPlatform,
  type TestMember,
  type TestPlatform,
} from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const UNIT = 100_000;
let site: TestPlatform;
let member: TestMember;

const from = new Date(Date.now() - 86_400_000).toISOString();
const to = new Date(Date.now() + 86_400_000).toISOString();

beforeAll(async () => {
  site = await startPlatform();
  const vendor = await openVendor(site);
  member = await registerMember(site);
  const player = await vendor.player({ memberId: member.memberId });
  for (const [at, win] of [0, 5, 1].entries()) {
    const bet = vendor.bet(player, { amount: 2 * UNIT, ...(at === 0 ? { round: '=2+5' } : {}) });
    await vendor.call('/transaction/bet', bet);
    await vendor.call('/transaction/win', vendor.win(bet, { amount: win * UNIT }));
  }
});
afterAll(() => site.close());

const ask = (query: Record<string, string> = {}, token = member.token, host: string = brandHosts.first) =>
  saveTable(site, getRoundsFile, { from, to, ...query }, { token, host });

describe('works', () => {
  it('exports exactly the rows of the list, with exact amounts and safe texts', async () => {
    const shown = await site.call(listRounds, { from, to, pageNum: 1, pageSize: 100 }, { token: member.token });
    const rounds = shown.answer.value?.page.content ?? [];
    expect(rounds).toHaveLength(3);
    const answer = await ask();
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toMatch(
      /^attachment; filename="baize_betting-record_\d{4}-\d\d-\d\d_\d{4}-\d\d-\d\d\.csv"$/,
    );
    const [head, ...lines] = answer.lines;
    expect(head).toBe('\uFEFFTime,Game,Vendor,Round,Currency,Stake,Valid stake,Win,Net,Status');
    const cells = lines.map((line) => line.split(','));
    expect(cells.map((row) => row[3])).toEqual(
      rounds.map(({ round }) => (round.startsWith('=') ? `'${round}` : round)),
    );
    expect(cells.map((row) => row.slice(5))).toEqual([
      ['2', '1', '1', '-1', 'Lost'],
      ['2', '2', '5', '3', 'Won'],
      ['2', '2', '0', '-2', 'Lost'],
    ]);
  });

  it('applies the same filter, in the requested language, and as a workbook', async () => {
    const lost = await ask({ status: 'lost', language: 'CN' });
    expect(lost.lines).toHaveLength(3);
    expect(lost.text).toContain('龙八');
    expect((await ask({ search: 'nothing of this name' })).lines).toHaveLength(1);
    const book = await ask({ format: 'xlsx' });
    expect(book.headers['content-type']).toContain('spreadsheetml');
    expect(book.bytes.subarray(0, 2).toString()).toBe('PK');
  });
});

describe('refuses', () => {
  it('unknown formats, and periods that are invalid or too long', async () => {
    const queries: Record<string, string>[] = [
      { format: 'pdf' },
      { language: 'XX' },
      { to: from },
      { from: '2025-01-01T00:00:00.000Z' },
      { memberId: '1' },
    ];
    for (const query of queries) {
      expect((await ask(query)).status, JSON.stringify(query)).toBe(400);
    }
  });

  it('a list too long for one file, and too frequent exports', async () => {
    const crowd = await registerMember(site);
    await site.owner.query(
      `insert into vendors_rounds (member_id, brand_id, vendor_id, round, game_code, currency, bets, bet, win, adjusted,
              is_closed, transactions, started_at, updated_at)
       select $1, 1, 1, n::text, 'g', 'CNY', 1, 100, 0, 0, true, '{}', now(), now() from generate_series(1, 50001) n`,
      [crowd.memberId],
    );
    const answer = await ask({}, crowd.token);
    expect(answer.json()).toMatchObject({ success: false, code: 'file_too_large', value: { limit: 50_000 } });
    await site.owner.query(`delete from vendors_rounds where member_id = $1 and id % 20 > 0`, [crowd.memberId]);
    expect((await ask({}, crowd.token)).lines.length).toBeGreaterThan(2_400);
    for (let n = 0; n < 29; n += 1) expect((await ask({ status: 'won' }, crowd.token)).status).toBe(200);
    expect((await ask({}, crowd.token)).status).toBe(429);
  });
});

describe('forbids', () => {
  it('guests, other brands and other people', async () => {
    expect((await ask({}, '')).status).toBe(401);
    expect((await ask({}, member.token, brandHosts.second)).status).toBe(401);
    const other = await registerMember(site);
    expect((await ask({}, other.token)).lines).toHaveLength(1);
  });
});
