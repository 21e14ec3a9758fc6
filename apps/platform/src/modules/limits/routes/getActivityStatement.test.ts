import { updateLimit } from '@baize/contract';
import { getActivityStatement } from '@baize/contract/limits/getActivityStatement';
import { getProfit } from '@baize/contract/members/getProfit';
import { displayAmount } from '@baize/maths';
import {
  brandHosts,
  openOperator,
  openVendor,
  readPdfText,
  registerMember,
  startPlatform,
  type RawAnswer,
  type TestMember,
  type TestPlatform,
} from '@baize/testkit';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const UNIT = 100_000;
const DAY_MS = 86_400_000;
const from = new Date(Date.now() - 60 * DAY_MS).toISOString();
const to = new Date(Date.now() + DAY_MS).toISOString();
let site: TestPlatform;
let member: TestMember;

beforeAll(async () => {
  site = await startPlatform();
  const vendor = await openVendor(site);
  member = await registerMember(site);
  const player = await vendor.player({ memberId: member.memberId, balance: 5_000n * BigInt(UNIT) });
  for (const win of [0, 5, 1234, 0]) {
    const bet = vendor.bet(player, { amount: 250 * UNIT + 12_345 });
    await vendor.call('/transaction/bet', bet);
    await vendor.call('/transaction/win', vendor.win(bet, { amount: win * UNIT }));
  }
  const move = { brandId: 1, memberId: member.memberId, currency: 'CNY', scope: 'test' };
  for (const [kind, amount] of [
    ['deposit', 123_456_000n],
    ['rebate', 30_000n],
    ['withdrawal', 50_050_000n],
  ] as const) {
    const sides =
      kind === 'withdrawal'
        ? ({ debit: 'main', credit: 'house.bank:1' } as const)
        : ({ debit: 'house.bank:1', credit: 'main' } as const);
    await site.platform.wallet.post({ ...move, key: randomUUID(), kind, amount, ...sides });
  }
  await site.call(updateLimit, { measure: 'deposit', period: 'week', allowed: 987_600_000n }, { token: member.token });
  const laxer = { measure: 'deposit', period: 'week', allowed: 99_999_900_000n } as const;
  await site.call(updateLimit, laxer, { token: member.token });
  await site.owner.query(`select limits_block(1, $1, 'timeOut', now() + interval '2 days', '', '')`, [member.memberId]);
});
afterAll(() => site.close());

type Asked = { from?: string; to?: string; language?: string };
const ask = (token: string | undefined, input: Asked = {}, host?: string): Promise<RawAnswer> =>
  site.send('GET', `${getActivityStatement.path}?${new URLSearchParams({ from, to, language: 'EN', ...input })}`, {
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(host === undefined ? {} : { host: `${host}:${new URL(site.url).port}` }),
    },
  });
const textOf = async (language: string): Promise<string[]> => {
  const answer = await ask(member.token, { language });
  expect(answer.status).toBe(200);
  return readPdfText(answer.bytes);
};

describe('works', () => {
  it('is a small, named document that must not be cached', async () => {
    const { headers, bytes, status } = await ask(member.token);
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, 'application/pdf', 'no-store']);
    expect(headers['content-disposition']).toMatch(/filename="baize_activity-statement_\d{4}-.*\.pdf"/);
    expect(bytes.subarray(0, 8).toString('latin1')).toBe('%PDF-1.7');
    expect(bytes.length).toBeLessThan(60_000);
  });

  for (const [language, words] of [
    ['EN', ['Activity statement', 'Deposits', 'Withdrawals', 'Stakes', 'Wins', 'Net (wins less stakes)', 'Time-out']],
    ['CN', ['活动报表', '存款', '提款', '投注', '派彩', '净输赢（派彩减投注）', '暂停期']],
    ['MS', ['Penyata aktiviti', 'Deposit', 'Pengeluaran', 'Pertaruhan', 'Kemenangan', 'Rehat']],
  ] as const) {
    it(`says in ${language} who, when and how much, with the same figures as the profit record`, async () => {
      const text = await textOf(language);
      for (const word of words) expect(text, word).toContain(word);
      expect(text).toContain(member.account);
      const { totals } = (await site.call(getProfit, { from, to }, { token: member.token })).answer.value ?? {};
      if (totals === undefined) throw new Error('refused');
      expect(totals).toMatchObject({ rounds: 4, win: 123_900_000n, bet: 100_049_380n });
      const summary = new Map(text.map((word, at) => [word, text[at + 1]]));
      const shown = words.slice(1, 5).map((label) => summary.get(label));
      expect(shown.slice(0, 2)).toEqual([totals.deposits, totals.withdrawals].map(displayAmount));
      expect(text).toContain('1,000.4938');
      expect(text).toContain(displayAmount(totals.win));
      expect(text).toContain('238.5062');
      expect(text).toContain('9,876.00');
      expect(text.some((line) => line.includes('999,999.00') && line.includes('20'))).toBe(true);
      expect(text.join('')).not.toContain('\uFFFD');
      expect(text).toContain('Asia/Shanghai');
      expect(text.some((line) => /^\d{4}-\d\d-\d\d \S+ \d{4}-\d\d-\d\d$/.test(line))).toBe(true);
      expect(text.filter((line) => line.includes('…'))).toEqual([]);
    });
  }

  it('of a quarter of play has page numbers', async () => {
    const busy = await registerMember(site);
    await site.owner.query(
      `insert into vendors_rounds (member_id, brand_id, vendor_id, round, game_code, currency, bets, bet, win, adjusted,
              is_closed, transactions, started_at, updated_at)
       select $1, 1, 1, 'many' || n, 'dragon-eight', 'CNY', 1, 100000, 0, 0, true, '{}',
              now() - n * interval '12 hours', now()
         from generate_series(0, 183) n`,
      [busy.memberId],
    );
    const answer = await ask(busy.token, { from: new Date(Date.now() - 91 * DAY_MS).toISOString() });
    expect(answer.bytes.length).toBeLessThan(100_000);
    const text = readPdfText(answer.bytes);
    const foot = text.filter((line) => / · page \d of \d$/.test(line));
    expect(foot.length).toBeGreaterThan(1);
    expect(foot.at(-1)).toContain(`page ${foot.length} of ${foot.length}`);
    // Table headings are repeated on each page.
    expect(text.filter((line) => line === 'Rebates and bonuses').length).toBeGreaterThan(1);
  });
});

describe('refuses', () => {
  it('invalid ranges or more than 93 days, unknown languages, and unknown fields', async () => {
    for (const wrong of [{ to: from }, { from: '2025-01-01T00:00:00.000Z' }, { language: 'XX' }, { memberId: '1' }]) {
      expect((await ask(member.token, wrong)).status).toBe(400);
    }
  });

  it("too many requests of one member, and nobody else's", async () => {
    const eager = await registerMember(site);
    const answers = await Promise.all(Array.from({ length: 34 }, () => ask(eager.token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(30);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(4);
    expect((await ask(member.token)).status).toBe(200);
  });
});

describe('forbids', () => {
  it('guests, operators, other brands and trial accounts; everybody gets only their own', async () => {
    const operator = await openOperator(site);
    expect((await ask(undefined)).status).toBe(401);
    expect((await ask(operator.token)).status).toBe(401);
    expect((await ask(member.token, {}, brandHosts.second)).status).toBe(401);
    const other = await registerMember(site);
    const text = readPdfText((await ask(other.token)).bytes);
    expect(text).toContain(other.account);
    expect(text.join(' ')).not.toContain(member.account);
    expect(text).toContain('Nothing was played on these days.');
    await site.owner.query('update identity_accounts set type = 4 where id = $1', [other.memberId]);
    expect((await ask(other.token)).json()).toMatchObject({ code: 'in_need_true_account' });
  });
});
