import { openSeeded, type Seeded } from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Pool } from '#kit/db.ts';
import type { TransactionKind } from '@baize/contract/wallet/ledgerKinds';
import { entriesBelow } from '#modules/wallet/index.ts';
import type { Transaction } from './AgentsDeps.ts';
import { readTeamEntries } from './readTeamEntries.ts';

const ENTRIES = 6_000;
const day = '2026-03-05';
const brand = { id: 1, currency: 'CNY', timeZone: 'UTC' } as const;

let seeded: Seeded;
let owner: Pool;

/* An agent, nine members below, and one of another line, whose entries stand between theirs; most late in the day. */
beforeAll(async () => {
  seeded = await openSeeded(async (owner) => {
    await owner.query(
      `insert into agents_tree (brand_id, ancestor_id, descendant_id, depth)
     select 1, n, n, 0 from generate_series(1, 11) n union all select 1, 1, n, 1 from generate_series(2, 10) n`,
    );
    await owner.query(
      `insert into wallet_accounts (brand_id, member_id, currency, name, shard) select 1, n, 'CNY', 'main', 0
       from generate_series(1, 11) n`,
    );
    await owner.query(
      `insert into wallet_entries (account_id, version, transfer_id, amount, balance_after, kind, created_at)
     select a.id, 1 + n / 10, n, 100, 100, case when n % 3 = 0 then 'win' else 'bet' end,
            timestamptz '2026-03-05 00:00Z' + sqrt(floor(n / 3) * 3 / $1::float8) * interval '23 hours'
       from generate_series(0, $1::integer - 1) n join wallet_accounts a on a.member_id = 2 + n % 10`,
      [ENTRIES],
    );
    await owner.query(
      `insert into agents_sums (brand_id, agent_id, what, day, key, count, plus, minus, valid)
     select 1, 1, 'money', $1::date, e.kind, count(*), sum(e.amount), 0, 0
       from wallet_entries e join wallet_accounts a on a.id = e.account_id where a.member_id between 2 and 10 group by e.kind`,
      [day],
    );
  });
  owner = seeded.owner;
});
afterAll(() => seeded.close());

describe('a page of the entries of a team', () => {
  const page = async (kinds: readonly TransactionKind[] | undefined, offset: number) => {
    const skips: number[] = [];
    const counting = {
      query: async (text: string, values: unknown[] = []) => {
        if (text.includes('offset $8')) skips.push(Number(values[7]));
        return owner.query(text, values);
      },
    } as unknown as Transaction;
    const team = { db: counting, now: new Date(), agentId: 1n, whats: ['money'], changes: [], classes: {} } as const;
    const asked = { brand: brand as never, from: day, to: day, scope: 'team', kinds, limit: 20, offset } as const;
    return { ...(await readTeamEntries(team, asked)), skips };
  };

  it.each([
    ['of all kinds', undefined],
    ['of one kind', ['win'] as const],
  ])(
    '%s is the same as of a list sorted as a whole, however deep, and is found without skipping what is before it',
    async (_of, kinds) => {
      const all = await entriesBelow(owner, {
        ...{ brandId: 1, currency: 'CNY', agentId: 1n, scope: 'team', kinds, limit: ENTRIES },
        ...{ from: new Date('2026-03-05T00:00Z'), to: new Date('2026-03-06T00:00Z') },
      });
      expect(all.length).toBeGreaterThan(1_500);
      for (const part of [0, 0.02, 0.11, 0.25, 0.5, 0.63, 0.8, 0.97, 1, 1.5]) {
        const offset = Math.floor((all.length * part) / 20) * 20;
        const found = await page(kinds, offset);
        expect(found.total).toBe(all.length);
        expect(found.rows, `from ${offset}`).toEqual(all.slice(offset, offset + 20));
        expect(Math.max(0, ...found.skips)).toBeLessThanOrEqual(200);
      }
    },
  );
});
