import type { TransactionKind } from '@baize/contract/wallet/ledgerKinds';
import type { Queryable } from '#kit/db.ts';

type Team = Readonly<{ brandId: number; currency: string; memberIds: readonly bigint[] }>;
type Stretch = Readonly<{ from: Date; to: Date }>;

const ownLines = `wallet_accounts a
  join wallet_entries e on e.account_id = a.id
  where a.member_id = any ($2::bigint[]) and a.member_id > 0 and a.brand_id = $1 and a.currency = $3 and a.name = 'main'
    and a.shard = 0 and e.created_at >= $4 and e.created_at < $5`;

export type TeamEntry = {
  transferId: bigint;
  memberId: bigint;
  kind: TransactionKind;
  amount: bigint;
  balanceAfter: bigint;
  createdAt: Date;
  /** The same to the microsecond, as the database says it. */
  at: string;
};

type Page = Readonly<{
  limit: number;
  offset?: number | undefined;
  /** The entry before them. */
  after?: Pick<TeamEntry, 'at' | 'transferId' | 'memberId'> | undefined;
}>;

const columns = `e.transfer_id as "transferId", a.member_id as "memberId", e.kind, e.amount,
  e.balance_after as "balanceAfter", e.created_at as "createdAt", e.created_at::text as at`;

/** A transfer between two of the members has an entry of each. */
const ordered = 'e.created_at desc, e.transfer_id desc, a.member_id';
const isBehind = `($9::timestamptz is null
  or (e.created_at, e.transfer_id, -a.member_id) < ($9, $10::bigint, -$11::bigint))`;
const placeOf = ({ limit, offset = 0, after }: Page): unknown[] => [
  ...[limit, offset, after?.at ?? null, after?.transferId ?? null, after?.memberId ?? null],
];

/** Entries of many members' main accounts, newest first, with the totals in and out. */
export async function teamEntriesOf(
  db: Queryable,
  query: Team & Stretch & Page & { kinds?: readonly TransactionKind[] | undefined },
): Promise<{ rows: TeamEntry[]; total: number; in: bigint; out: bigint }> {
  const values = [query.brandId, query.memberIds, query.currency, query.from, query.to, query.kinds ?? null];
  const lines = `${ownLines} and ($6::text[] is null or e.kind = any ($6))`;
  const { rows } = await db.query<TeamEntry>(
    `select ${columns} from ${lines} and ${isBehind} order by ${ordered} limit $7 offset $8`,
    [...values, ...placeOf(query)],
  );
  const summed = await db.query<{ total: number; in: bigint; out: bigint }>(
    `select count(*)::integer as total, coalesce(sum(e.amount) filter (where e.amount > 0), 0)::bigint as in,
            coalesce(-sum(e.amount) filter (where e.amount < 0), 0)::bigint as out from ${lines}`,
    values,
  );
  return { rows, ...(summed.rows[0] ?? { total: 0, in: 0n, out: 0n }) };
}

/** Entries of the main accounts of all members below an agent within a time range, newest first. */
export async function entriesBelow(
  db: Queryable,
  query: Omit<Team, 'memberIds'> &
    Stretch &
    Page & {
      agentId: bigint;
      scope: 'team' | 'direct';
      kinds?: readonly TransactionKind[] | undefined;
    },
): Promise<TeamEntry[]> {
  const { rows } = await db.query<TeamEntry>(
    `select ${columns}
       from ${query.scope === 'team' ? 'agents_team($2)' : 'agents_direct($2)'} t
       join wallet_accounts a on a.member_id = t.member_id
       join wallet_entries e on e.account_id = a.id
      where a.member_id > 0 and a.brand_id = $1 and a.currency = $3 and a.name = 'main' and a.shard = 0
        and e.created_at >= $4 and e.created_at < $5 and ($6::text[] is null or e.kind = any ($6))
        and ${isBehind}
      order by ${ordered} limit $7 offset $8`,
    [...[query.brandId, query.agentId, query.currency, query.from, query.to, query.kinds ?? null], ...placeOf(query)],
  );
  return rows;
}

export type DayOfLines = {
  day: string;
  kind: TransactionKind;
  amount: bigint;
  /** The newest first. */ transferIds: string[];
};

/** Entries of some kinds of a member's main account by booking day, latest day first. */
export async function linesByDay(
  db: Queryable,
  query: Omit<Team, 'memberIds'> & Stretch & { memberId: bigint; kinds: readonly TransactionKind[]; timeZone: string },
): Promise<DayOfLines[]> {
  if (query.kinds.length === 0) return [];
  const { rows } = await db.query<DayOfLines>(
    `select to_char(e.created_at at time zone $7, 'YYYY-MM-DD') as day, e.kind, sum(e.amount)::bigint as amount,
            array_agg(e.transfer_id::text order by e.version desc) as "transferIds"
       from ${ownLines} and e.kind = any ($6) group by 1, 2 order by 1 desc, 2`,
    [query.brandId, [query.memberId], query.currency, query.from, query.to, query.kinds, query.timeZone],
  );
  return rows;
}
