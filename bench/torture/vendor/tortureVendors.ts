import type pg from 'pg';
import { verifyLedger } from '@baize/platform/modules/wallet/index';
import { WireClient } from '@baize/tools/conformance/WireClient';
import { seededRandom } from '@baize/tools/seededRandom';
import { ageDatabase } from './ageDatabase.ts';
import { askAgain, deliverRounds, type Wire } from './deliverRounds.ts';
import { judgeRound } from './judgeRound.ts';
import { planRounds } from './planRounds.ts';
import type { Round } from './Round.ts';
import type { Seat } from './Seat.ts';

/** Logical calls that are delivered together, in one random order. */
const CHUNK = 2_000;
const AGE_DAYS = 130;

export type Torture = Readonly<{
  /** The base URLs of the platform's processes. */
  urls: readonly string[];
  seats: readonly Seat[];
  seed: string;
  /** Minimum number of logical calls. */
  calls: number;
  cutPercent: number;
  owner: pg.Pool;
  /** Restarts the processes, where the run owns them. */
  restart?(): Promise<void>;
  note(line: string): void;
}>;

export type Outcome = Readonly<{
  faults: readonly string[];
  calls: number;
  rounds: number;
  delivered: number;
  cut: number;
  lost: number;
  replays: number;
}>;

/**
 * Vendors of every dialect, their calls delivered one to five times in random order over all processes, some of them
 * cut off; then everything once more 130 days later. Responses are checked call by call and against the books.
 */
export async function tortureVendors(torture: Torture): Promise<Outcome> {
  const { seats, seed, owner, note } = torture;
  const draw = seededRandom(`vendor torture ${seed}`);
  const clients = new Map<string, WireClient[]>();
  for (const { voice } of seats) {
    if (!clients.has(voice.dialect)) {
      clients.set(
        voice.dialect,
        torture.urls.map((url) => new WireClient(`${url}/vendor/${voice.dialect}`)),
      );
    }
  }
  const wire: Wire = {
    clientsOf: (dialect) => clients.get(dialect) ?? [],
    ...{ draw, cutPercent: torture.cutPercent, tick: 0, delivered: 0, cut: 0, lost: 0, late: 0 },
  };
  try {
    const rounds: Round[] = [];
    let calls = 0;
    while (calls < torture.calls) {
      const from = rounds.length;
      const chunk = planRounds(seats, { seed, from, calls: Math.min(CHUNK, torture.calls - calls) }, draw);
      await deliverRounds(wire, chunk);
      rounds.push(...chunk);
      calls += chunk.reduce((sum, round) => sum + round.calls.length, 0);
      note(`${calls} calls, ${wire.delivered} deliveries, ${wire.cut} cut`);
    }
    const faults = await checkBooks(owner, seats, rounds);
    const report = await verifyLedger(owner);
    faults.push(...report.faults.map((fault) => `ledger: ${JSON.stringify(fault, plain)}`));
    const before = await sumOf(owner);
    const first = wire.delivered;
    note(`${faults.length} faults; everything is aged by ${AGE_DAYS} days and repeated`);
    await ageDatabase(owner, AGE_DAYS);
    await torture.restart?.();
    await askAgain(wire, rounds);
    faults.push(...rounds.flatMap((round) => judgeRound(round).faults));
    const after = await sumOf(owner);
    if (before !== after) faults.push(`the ledger changed after ${AGE_DAYS} days: ${before}, then ${after}`);
    return {
      faults: [...new Set(faults)],
      ...{
        calls,
        rounds: rounds.length,
        delivered: first,
        cut: wire.cut,
        lost: wire.lost,
        replays: wire.delivered - first,
      },
    };
  } finally {
    for (const client of [...clients.values()].flat()) client.close();
  }
}

async function checkBooks(owner: pg.Pool, seats: readonly Seat[], rounds: readonly Round[]): Promise<string[]> {
  const expected = new Map(seats.map(({ memberId, startBalance }) => [memberId, startBalance]));
  const promised = new Map<bigint, Set<bigint>>();
  const faults: string[] = [];
  for (const round of rounds) {
    const { memberId } = round.seat;
    const { faults: found, net, balances } = judgeRound(round);
    faults.push(...found);
    expected.set(memberId, (expected.get(memberId) ?? 0n) + net);
    const told = promised.get(memberId) ?? new Set();
    for (const balance of balances) told.add(balance);
    promised.set(memberId, told);
  }
  const { rows: accounts } = await owner.query<{ id: bigint; member: bigint; balance: bigint }>(
    // An amount taken back beyond a balance is a debt, and counts as received.
    `select m.id, m.member_id as member, m.balance + coalesce(d.balance, 0)::bigint as balance
       from wallet_accounts m
       left join wallet_accounts d on d.member_id = m.member_id and d.currency = m.currency and d.name = 'debt'
      where m.name = 'main' and m.member_id > 1000000`,
  );
  for (const { id, member, balance } of accounts) {
    if (balance !== expected.get(member)) {
      faults.push(`member ${member} has ${balance}, expected ${expected.get(member)}`);
    }
    const { rows } = await owner.query<{ after: bigint }>(
      'select balance_after as after from wallet_entries where account_id = $1',
      [id],
    );
    const real = new Set(rows.map(({ after }) => after));
    const invented = [...(promised.get(member) ?? [])].find((told) => !real.has(told));
    if (invented !== undefined) faults.push(`member ${member} received a balance that never existed: ${invented}`);
  }
  return faults;
}

/** What must not change when only replays arrive. */
async function sumOf(owner: pg.Pool): Promise<string> {
  const { rows } = await owner.query<{ sum: string }>(
    `select concat_ws(' ', (select count(*) from wallet_entries), (select count(*) from vendors_rounds),
              (select md5(string_agg(balance::text, ',' order by id)) from wallet_accounts)) as sum`,
  );
  return rows[0]?.sum ?? '';
}

function plain(_key: string, value: unknown): unknown {
  return typeof value === 'bigint' ? String(value) : value;
}
