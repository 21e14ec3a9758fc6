import {
  daysAround,
  openInTree,
  openTeam,
  openVendor,
  playRound,
  startPlatform,
  type TestMember,
  type TestPlatform,
  type TestTeam,
} from '@baize/testkit';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { postWithin } from '#modules/wallet/index.ts';
import { readEntriesPage } from './readEntriesPage.ts';
import { reportRows } from './reportRows.ts';

type Asked = Parameters<typeof reportRows>[1];

let site: TestPlatform;
let team: TestTeam;
let asked: Omit<Asked, 'report'>;
let vendorId: number;
beforeAll(async () => {
  site = await startPlatform({ env: { ROLE: 'web' } });
  team = await openTeam(site, { balance: 50_00000n });
  ({ id: vendorId } = await openVendor(site));
  const brand = await site.platform.brands.byId(1);
  if (!brand) throw new Error('There is no brand.');
  asked = {
    ...daysAround(),
    brand,
    brandId: 1,
    agentId: team.top.memberId,
    scope: 'team',
    format: 'csv',
    language: 'EN',
  };
});
afterAll(() => site.close());

/** All rows of a report, three read at a time; `meanwhile` happens behind the first and the second. */
async function save(query: Partial<Asked> & Pick<Asked, 'report'>, meanwhile?: () => Promise<unknown>) {
  const { count, rows } = await reportRows(site.platform, { ...asked, ...query }, 3);
  const seen: (readonly string[])[] = [];
  for await (const row of rows) if (seen.push(row) < 3) await meanwhile?.();
  return { count, seen };
}

/** Five rounds, of which several began in the same microsecond and all in the same millisecond. */
async function playMany(memberId: bigint, at: Date): Promise<void> {
  await site.owner.query(
    `insert into vendors_rounds (member_id, brand_id, vendor_id, round, game_code, currency, bets, bet, win, adjusted,
            is_closed, transactions, started_at, updated_at)
     select $1, 1, $2, gen_random_uuid()::text, 'dragon-eight', 'CNY', 1, 100000, 0, 0, true, '{}',
            $3::timestamptz + n / 2 * interval '1 microsecond', $3 from generate_series(0, 4) n`,
    [memberId, vendorId, at],
  );
}

/** Stakes of some members, posted together and thus at the same moment. */
const stake = (...memberIds: readonly bigint[]) =>
  postWithin(
    site.platform.pool,
    memberIds.map((memberId) => ({
      ...{ brandId: 1, memberId, currency: 'CNY', scope: 'test', key: randomUUID(), kind: 'bet' as const },
      ...{ debit: 'main', credit: 'house.vendor:studio', amount: 10_000n },
    })),
  );

describe('a report that is read page by page', () => {
  it('has every round once although rounds are played meanwhile', async () => {
    const minuteAgo = new Date(Date.now() - 60_000);
    for (const { memberId } of [team.leaf, team.direct, team.cousin]) await playMany(memberId, minuteAgo);
    for (const query of [{}, { account: team.leaf.account }] as const) {
      const before = await save({ report: 'rounds', ...query });
      expect(before.seen).toHaveLength(before.count);
      const played = { memberId: team.leaf.memberId, bet: 1n, win: 0n, vendorId };
      const playAll = async () => {
        await playRound(site, { ...played, at: new Date() });
        await playRound(site, { ...played, memberId: team.direct.memberId, at: new Date() });
      };
      expect((await save({ report: 'rounds', ...query }, playAll)).seen, JSON.stringify(query)).toEqual(before.seen);
    }
    const { seen } = await save({ report: 'rounds' });
    expect(new Set(seen.map((row) => row[4])).size).toBe(10 + 2 * 2 * 2);
  });

  it.each([{}, { account: () => team.leaf.account }])('adds all rounds up for its number of rows only', async (who) => {
    const asks = vi.spyOn(pg.Client.prototype, 'query');
    try {
      const { count } = await save({ report: 'rounds', ...(who.account ? { account: who.account() } : {}) });
      expect(count).toBeGreaterThan(2 * 3);
      const texts = asks.mock.calls.map(([text]) => String(text));
      expect(texts.filter((text) => /from vendors_rounds r\s.*order by/s.test(text)).length).toBeGreaterThan(2);
      expect(texts.filter((text) => /agents_sums|as rounds, coalesce/.test(text))).toHaveLength(1);
    } finally {
      asks.mockRestore();
    }
  });

  it('has every entry of the ledger once although others are booked meanwhile', async () => {
    const { leaf, middle, direct } = team;
    const all = [leaf, middle, direct].map(({ memberId }) => memberId);
    await stake(...all, ...all);
    for (const query of [{ kind: 'bet' }, { figure: 'deposits' }, { account: leaf.account }] as const) {
      const before = await save({ report: 'transactions', ...query });
      expect(before.count).toBeGreaterThanOrEqual(3);
      expect(before.seen).toHaveLength(before.count);
      expect(new Set(before.seen.map((row) => row.join())).size).toBe(before.count);
      const after = await save({ report: 'transactions', ...query }, () => stake(...all));
      expect(after.seen, JSON.stringify(query)).toEqual(before.seen);
    }
  });

  it('has the entries of a figure in the order of all entries, page by page', async () => {
    const [own, others] = [
      [team.leaf, team.direct, team.middle],
      [team.sibling, team.cousin],
    ];
    const kinds = ['dailyWage', 'hourlyWage', 'promo', 'dividend'] as const;
    // Posted together and thus at the same moment, one kind after another.
    await postWithin(
      site.platform.pool,
      [...own, ...others].flatMap(({ memberId }) =>
        kinds.map((kind) => ({
          ...{ brandId: 1, memberId, currency: 'CNY', scope: 'test', key: randomUUID(), kind },
          ...{ debit: 'house.bank', credit: 'main', amount: 10_000n },
        })),
      ),
    );
    const all = await readEntriesPage(site.platform, { ...asked, limit: 1_000 });
    const wages = all.rows.filter(({ kind }) => kind !== 'promo' && kinds.some((one) => one === kind));
    expect(wages).toHaveLength(3 * own.length);
    const paged = [];
    for (let offset = 0; offset < wages.length; offset += 5) {
      const { rows, total } = await readEntriesPage(site.platform, { ...asked, figure: 'pay', limit: 5, offset });
      expect(total).toBe(wages.length);
      paged.push(...rows);
    }
    expect(paged).toEqual(wages);
    const { seen } = await save({ report: 'transactions', figure: 'pay' });
    expect(seen.map((row) => row.at(-1))).toEqual(wages.map(({ transferId }) => String(transferId)));
  });

  it('has every downline once although one leaves and another comes meanwhile', async () => {
    const { top, sibling } = team;
    const opened: TestMember[] = [];
    for (let n = 0; n < 5; n += 1) opened.push(await openInTree(site, { type: 0, invitedBy: top }));
    const [first, ...others] = opened;
    if (!first) throw new Error('Nobody was opened.');
    const stand = (parentId: bigint) =>
      site.owner.query('update agents_members set parent_id = $2 where member_id = $1', [first.memberId, parentId]);
    const isNew = (row: readonly string[]): boolean => others.some(({ account }) => account === row[0]);
    for (const query of [{ report: 'downlines' }, { report: 'statements' }] as const) {
      const before = await save(query);
      expect(before.seen).toHaveLength(before.count);
      const after = await save(query, () => stand(sibling.memberId));
      await stand(top.memberId);
      expect(after.seen.filter(isNew).map(([account]) => account)).toEqual(others.map(({ account }) => account));
      expect(new Set(after.seen.map(([account]) => account)).size).toBe(after.seen.length);
    }
    for (const part of ['everybody', 'joined', 'active'] as const) {
      const { seen, count } = await save({ report: 'downlines', part });
      expect(count, part).toBeGreaterThan(1);
      expect(seen, part).toHaveLength(count);
      expect(new Set(seen.map(([account]) => account)).size).toBe(count);
    }
  });
});
