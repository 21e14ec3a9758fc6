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
};

/** An entry behind which a file reads on. */
export type PlacedEntry = TeamEntry & {
  /** When it was booked, to the microsecond, as the database says it. */
  at: string;
};

type OfKinds = Readonly<{ kinds?: readonly TransactionKind[] | undefined }>;
type Page = Readonly<{ limit: number; offset?: number | undefined }>;
type Place = Pick<PlacedEntry, 'at' | 'transferId' | 'memberId'>;
type Behind = Readonly<{ limit: number; after: Place | undefined }>;

const columns = `e.transfer_id as "transferId", a.member_id as "memberId", e.kind, e.amount,
  e.balance_after as "balanceAfter", e.created_at as "createdAt"`;
const placedColumns = `${columns}, e.created_at::text as at`;

/** A transfer between two of the members has an entry of each. */
const ordered = 'e.created_at desc, e.transfer_id desc, a.member_id';
const behind = (after: Place | undefined): string =>
  after === undefined
    ? ''
    : `and e.created_at <= $9::timestamptz
       and (e.created_at, e.transfer_id, -a.member_id) < ($9::timestamptz, $10::bigint, -$11::bigint)`;
const placeOf = ({ limit, offset = 0 }: Page, after: Place | undefined): unknown[] => [
  ...[limit, offset],
  ...(after === undefined ? [] : [after.at, after.transferId, after.memberId]),
];

type OfMembers = Team & Stretch & OfKinds;

const ownWanted = `${ownLines} and ($6::text[] is null or e.kind = any ($6))`;
const ownValues = (query: OfMembers): unknown[] => [
  ...[query.brandId, query.memberIds, query.currency, query.from, query.to, query.kinds ?? null],
];

/** Entries of many members' main accounts, newest first. */
export async function teamEntriesOf(db: Queryable, query: OfMembers & Page): Promise<TeamEntry[]> {
  const { rows } = await db.query<TeamEntry>(
    `select ${columns} from ${ownWanted} order by ${ordered} limit $7 offset $8`,
    [...ownValues(query), ...placeOf(query, undefined)],
  );
  return rows;
}

/** Their entries behind one of them, or the first ones, in the same order. */
export async function teamEntriesBehind(db: Queryable, query: OfMembers & Behind): Promise<PlacedEntry[]> {
  const { limit, after } = query;
  const { rows } = await db.query<PlacedEntry>(
    `select ${placedColumns} from ${ownWanted} ${behind(after)} order by ${ordered} limit $7 offset $8`,
    [...ownValues(query), ...placeOf({ limit }, after)],
  );
  return rows;
}

/** How many those are, and what goes in and out with them. */
export async function sumTeamEntries(
  db: Queryable,
  query: OfMembers,
): Promise<{ total: number; in: bigint; out: bigint }> {
  const { rows } = await db.query<{ total: number; in: bigint; out: bigint }>(
    `select count(*)::integer as total, coalesce(sum(e.amount) filter (where e.amount > 0), 0)::bigint as in,
            coalesce(-sum(e.amount) filter (where e.amount < 0), 0)::bigint as out from ${ownWanted}`,
    ownValues(query),
  );
  return rows[0] ?? { total: 0, in: 0n, out: 0n };
}

type Below = Omit<Team, 'memberIds'> & Stretch & OfKinds & Readonly<{ agentId: bigint; scope: 'team' | 'direct' }>;

/* What the calls of vendors write: left out of the index of kinds, so that no bet pays for it. */
const isIndexed = `e.kind not in ('bet', 'win', 'contribution', 'freeBet')`;

/** Whether entries of just these kinds are found by their index, however many others were booked between them. */
export const isFoundByKind = (kinds: readonly TransactionKind[] | undefined): kinds is readonly TransactionKind[] =>
  kinds !== undefined && !kinds.some((kind) => kind === 'bet' || kind === 'win');

async function readBelow<Entry extends TeamEntry>(
  db: Queryable,
  query: Below & Page,
  fields: string,
  after: Place | undefined,
): Promise<Entry[]> {
  const lines = `${query.scope === 'team' ? 'agents_team($2)' : 'agents_direct($2)'} t
    join wallet_accounts a on a.member_id = t.member_id
    join wallet_entries e on e.account_id = a.id
    where a.member_id > 0 and a.brand_id = $1 and a.currency = $3 and a.name = 'main' and a.shard = 0
      and e.created_at >= $4 and e.created_at < $5 ${behind(after)}`;
  // Each kind is read from its newest entry backwards, as many as the page could need of it.
  const text = isFoundByKind(query.kinds)
    ? `select l.* from unnest($6::text[]) as k (kind)
        cross join lateral (select ${fields} from ${lines} and e.kind = k.kind and ${isIndexed}
          order by ${ordered} limit $7::bigint + $8::bigint) l
        order by l."createdAt" desc, l."transferId" desc, l."memberId" limit $7 offset $8`
    : `select ${fields} from ${lines} and ($6::text[] is null or e.kind = any ($6))
        order by ${ordered} limit $7 offset $8`;
  const { rows } = await db.query<Entry>(text, [
    ...[query.brandId, query.agentId, query.currency, query.from, query.to, query.kinds ?? null],
    ...placeOf(query, after),
  ]);
  return rows;
}

/** Entries of the main accounts of all members below an agent within a time range, newest first. */
export const entriesBelow = (db: Queryable, query: Below & Page): Promise<TeamEntry[]> =>
  readBelow(db, query, columns, undefined);

/** Their entries behind one of them, or the first ones, in the same order. */
export const entriesBelowBehind = (db: Queryable, { after, ...query }: Below & Behind): Promise<PlacedEntry[]> =>
  readBelow(db, query, placedColumns, after);

/**
 * How many entries of the main accounts of all members below an agent were booked within a time range. They are counted by
 * account first, and each account is looked up once, however many entries it has.
 */
export async function countEntriesBelow(
  db: Queryable,
  { brandId, agentId, currency, scope, from, to, kinds }: Below,
): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    `select coalesce(sum(e.count), 0)::integer as count
       from (select e.account_id, count(*) as count from wallet_entries e
              where e.created_at >= $4 and e.created_at < $5 and ($6::text[] is null or e.kind = any ($6))
              group by 1 offset 0) e
      cross join lateral (select a.member_id from wallet_accounts a
         where a.id = e.account_id and a.member_id > 0 and a.brand_id = $1 and a.currency = $3 and a.name = 'main'
           and a.shard = 0 offset 0) a
      cross join lateral (select from ${scope === 'team' ? 'agents_team($2)' : 'agents_direct($2)'} t
         where t.member_id = a.member_id offset 0) t`,
    [brandId, agentId, currency, from, to, kinds ?? null],
  );
  return rows[0]?.count ?? 0;
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
