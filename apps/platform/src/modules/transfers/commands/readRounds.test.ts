import { getWithdrawRules, listRounds, transferWallet } from '@baize/contract';
import { getProfit } from '@baize/contract/members/getProfit';
import {
  payIn,
  startPlatform,
  startPurse,
  type TestMember,
  type TestPlatform,
  type TestPurse,
  waitUntil,
} from '@baize/testkit';
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createLogger } from '@baize/server/logger';
import { seedDepositMethods, seedWithdrawRules } from '#modules/cashier/index.ts';
import { readDueRounds } from '../jobs/readDueRounds.ts';
import { takeList } from '../store/roundLists.ts';
import type { TransfersDeps } from '../TransfersDeps.ts';
import { readRounds } from './readRounds.ts';

const CENT = 1_000n;
let site: TestPlatform;
let beside: TestPlatform;
let purse: TestPurse;
beforeAll(async () => {
  site = await startPlatform();
  beside = await startPlatform({ beside: site });
  await seedWithdrawRules(site.owner, { brandId: 1, currency: 'CNY' });
  await seedDepositMethods(site.owner, { brandId: 1, currency: 'CNY' });
  purse = await startPurse(site);
});
afterAll(async () => {
  await beside.close();
  await site.close();
  await purse.close();
});
afterEach(() => {
  purse.around = undefined;
});

const deps = (): TransfersDeps => ({
  ...{ pool: site.platform.pool, wallet: site.platform.wallet, vendors: site.platform.vendors },
  log: createLogger('silent', 'test'),
});

/** A member with a wallet at the vendor. */
async function player(): Promise<TestMember> {
  const member = await purse.member();
  const input = { requestId: randomUUID(), from: 'main', to: 'pavilion', amount: 5_000_000n };
  await site.call(transferWallet, input, { token: member.token });
  return member;
}

/** Rounds of one yuan each at the vendor, of which every `wins`-th pays two. */
async function play(member: { memberId: bigint }, count: number, wins = 2): Promise<void> {
  await purse.db.query(
    `insert into studio_purse_tosses (id, operator_id, username, stake, win, picked, fell)
     select gen_random_uuid(), 'baize', $1, 100, case when n % $3::integer = 0 then 200 else 0 end, 'sun', 'sun'
       from generate_series(1, $2::integer) n`,
    [`baize-${member.memberId}`, count, wins],
  );
}

/** Reads the list, by this call or by the platform's own job, until a condition holds. */
async function readUntil(holds: () => Promise<boolean>): Promise<void> {
  await waitUntil(async () => {
    await site.owner.query('update transfers_round_lists set next_at = now() where next_at > now()');
    await readDueRounds(deps());
    return holds();
  });
}
type Kept = { rounds: number; bet: bigint; win: bigint; valid: bigint; changed: string };
async function kept({ memberId }: { memberId: bigint }): Promise<Kept> {
  const { rows } = await site.owner.query<Kept>(
    `select count(*)::integer as rounds, coalesce(sum(bet), 0)::bigint as bet, coalesce(sum(win), 0)::bigint as win,
            coalesce(sum(valid_bet), 0)::bigint as valid, coalesce(max(updated_at)::text, '') as changed
       from vendors_rounds where member_id = $1`,
    [memberId],
  );
  return rows[0] ?? { rounds: 0, bet: 0n, win: 0n, valid: 0n, changed: '' };
}
const has = (member: TestMember, rounds: number) => async () => (await kept(member)).rounds === rounds;
const lists = () => purse.calls.filter(({ method }) => method === 'rl');
const place = async () => {
  const { rows } = await site.owner.query<{ reached: string; turn: bigint; faults: number; fault: string }>(
    'select reached, turn, faults, fault from transfers_round_lists where vendor_id = $1',
    [purse.vendorId],
  );
  return rows[0];
};

describe('play at a transfer vendor', () => {
  it('[MEMBER-08] is in the betting record and the profit record, and counts as valid bets', async () => {
    const member = await player();
    const rules = async () => (await site.call(getWithdrawRules, {}, { token: member.token })).answer.value;
    await payIn(site, member, 5_000_000n);
    expect((await rules())?.turnover).toMatchObject({ done: 0n, isMet: false });
    await play(member, 4, 2);
    await readUntil(has(member, 4));
    const stretch = {
      from: new Date(Date.now() - 86_400_000).toISOString(),
      to: new Date(Date.now() + 60_000).toISOString(),
    };
    const list = await site.call(listRounds, { ...stretch, pageNum: 1, pageSize: 20 }, { token: member.token });
    expect(list.answer.value?.page.content).toHaveLength(4);
    expect(list.answer.value?.page.content[0]).toMatchObject({ bet: 100n * CENT, currency: 'CNY' });
    const profit = await site.call(getProfit, stretch, { token: member.token });
    expect(profit.answer.value?.totals).toMatchObject({
      ...{ rounds: 4, bet: 400n * CENT, win: 400n * CENT, validBet: 400n * CENT, net: 0n },
    });
    expect((await rules())?.turnover.done).toBe(400n * CENT);
  });

  it('is stored once, however often pages are read, by any process, also in the overlap of ten minutes', async () => {
    const member = await player();
    await play(member, 1_100);
    purse.around = async (call, next) => {
      if (call.method === 'rl') await next();
      return next();
    };
    await readUntil(has(member, 1_100));
    const first = await kept(member);
    expect(first).toMatchObject({ bet: 110_000n * CENT, win: 110_000n * CENT, valid: 110_000n * CENT });
    const turn = (await place())?.turn ?? 0n;
    const besideDeps = { ...deps(), pool: beside.platform.pool, vendors: beside.platform.vendors };
    await waitUntil(async () => {
      await site.owner.query('update transfers_round_lists set next_at = now()');
      await Promise.all([readDueRounds(deps()), readDueRounds(besideDeps), readDueRounds(deps())]);
      return ((await place())?.turn ?? 0n) >= turn + 6n;
    });
    // No row was rewritten: change counters see none.
    expect(await kept(member)).toEqual(first);
  });

  it("follows the vendor's corrections, and stops counting when rolled back", async () => {
    const member = await player();
    await play(member, 3, 99);
    await readUntil(has(member, 3));
    const { rows } = await purse.db.query<{ id: string }>('select id from studio_purse_tosses where username = $1', [
      `baize-${member.memberId}`,
    ]);
    await purse.db.query('update studio_purse_tosses set win = 350 where id = $1', [rows[0]?.id]);
    await purse.db.query(`update studio_purse_tosses set state = 'CANCELLED' where id = $1`, [rows[1]?.id]);
    await readUntil(async () => (await kept(member)).win === 350n * CENT);
    expect(await kept(member)).toMatchObject({ rounds: 3, bet: 200n * CENT, win: 350n * CENT, valid: 200n * CENT });
    const { rows: states } = await site.owner.query<{ status: string }>(
      'select status from vendors_rounds where member_id = $1 order by status',
      [member.memberId],
    );
    expect(states.map(({ status }) => status)).toEqual(['cancelled', 'lost', 'won']);
  });

  it('resumes at the cursor after an outage of the vendor', async () => {
    const member = await player();
    await play(member, 1_100);
    let isAway = false;
    purse.around = async (call, next) => {
      if (call.method !== 'rl') return next();
      if (isAway) return 'lost';
      isAway = true;
      return next();
    };
    await readUntil(async () => ((await place())?.faults ?? 0) > 0);
    const stopped = await place();
    expect(stopped?.reached).not.toBe('');
    expect(stopped?.fault).toMatch(/^rl gave no usable answer/);
    const some = (await kept(member)).rounds;
    expect(some).toBeLessThan(1_100);
    const asked = lists().length;
    purse.around = undefined;
    await readUntil(has(member, 1_100));
    expect(lists()[asked]?.['after']).toBe(stopped?.reached);
    expect(await place()).toMatchObject({ faults: 0, fault: '' });
  });

  it('ignores a page if another process has advanced the cursor', async () => {
    const member = await player();
    await play(member, 1, 99);
    await readUntil(has(member, 1));
    const known = await site.platform.vendors.directory.byCode(purse.code);
    if (!known) throw new Error('There is no such vendor.');
    const list = await waitUntil(async () => {
      await site.owner.query('update transfers_round_lists set next_at = now()');
      return takeList(site.platform.pool, [purse.vendorId]);
    });
    let letGo: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    let isFirst = true;
    purse.around = async (call, next) => {
      const answer = await next();
      if (call.method === 'rl' && isFirst) {
        isFirst = false;
        await held;
      }
      return answer;
    };
    const late = readRounds(deps(), known, list);
    await waitUntil(() => !isFirst);
    await purse.db.query('update studio_purse_tosses set win = 500 where username = $1', [`baize-${member.memberId}`]);
    await readUntil(async () => (await kept(member)).win === 500n * CENT);
    letGo();
    await late;
    expect((await kept(member)).win).toBe(500n * CENT);
  });

  it('skips members without a wallet there and other currencies; a list that does not advance is a fault', async () => {
    const member = await player();
    const stranger = await purse.member();
    const before = lists().length;
    const listed = (username: string, currency = 'CNY', round = randomUUID()) => ({
      ...{ round_id: round, username, game_code: 'coin-toss', currency, bet_amount: '1.00', win_amount: '0.00' },
      ...{ round_status: 'SETTLED', started_at: '2026-03-05T09:00:00.000Z', changed_at: '2026-03-05T09:00:00.000Z' },
    });
    const rounds = [
      ...[`baize-${stranger.memberId}`, `other-${member.memberId}`, `nobody-1`, 'baize-', 'x'].map((name) =>
        listed(name),
      ),
      listed(`baize-${member.memberId}`, 'MYR'),
    ];
    purse.around = async (call, next) => (call.method === 'rl' ? { status: 0, rounds, next: '' } : next());
    await readUntil(async () => lists().length > before + 1);
    expect([(await kept(member)).rounds, (await kept(stranger)).rounds]).toEqual([0, 0]);
    for (const wrong of [
      { status: 0, rounds: [], next: 'further' },
      { status: 0, rounds: [{ ...rounds[0], bet_amount: '-1.00' }], next: '' },
      { status: 0, rounds: [{ ...rounds[0], bet_amount: '1e3' }], next: '' },
      { status: 2 },
    ]) {
      purse.around = async (call, next) => (call.method === 'rl' ? wrong : next());
      const { faults = 0 } = (await place()) ?? {};
      await readUntil(async () => ((await place())?.faults ?? 0) > faults);
    }
    purse.around = undefined;
    await readUntil(async () => (await place())?.faults === 0);
  });
});
