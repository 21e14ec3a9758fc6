import type { LedgerKind, TransactionKind } from '@baize/contract/wallet/ledgerKinds';
import type { Client, Pool, Queryable } from '#kit/db.ts';
import { transact } from '@baize/server/transact';
import type { EntryRow } from './EntryRow.ts';
import { parsePosted, type PostedRow } from './parsePosted.ts';
import type { AccountName, PostResult, WalletItem } from './rules.ts';
import type { TrialBalanceRow } from './TrialBalanceRow.ts';
import { isStorable } from './isStorable.ts';
import { UnsoundItem } from './UnsoundItem.ts';
import { walletJson } from './walletJson.ts';

const postText = `select outcome, replayed, transfer_id, balance, balance_now, version, amount, ref_kind
  from wallet_post($1::jsonb) order by idx`;

/**
 * Posts within the caller's transaction, or in a transaction of its own when given a pool. Once per transaction: locks
 * are taken in a fixed order per call. Call `wallet.announce` after the commit. Throws UnsoundItem if an item violates
 * an invariant, so that no partial list is taken for done.
 */
export async function postWithin(db: Queryable, items: readonly WalletItem[]): Promise<PostResult[]> {
  const results = await postEach(db, items);
  const at = results.findIndex(({ outcome }) => outcome === 'unsound');
  const unsound = items[at];
  if (unsound !== undefined) throw new UnsoundItem(unsound);
  return results;
}

/** The same for items of several callers, which get only their own results: `unsound` is an outcome here. */
export async function postEach(db: Queryable, items: readonly WalletItem[]): Promise<PostResult[]> {
  if (items.length === 0) return [];
  // A text that PostgreSQL cannot store is unsound too, and must not be sent: it would fail the whole list.
  const json = JSON.stringify(items.map((item) => (isStorable(item) ? walletJson(item) : {})));
  const { rows } = await db.query<PostedRow>({ name: 'wallet_post', text: postText, values: [json] });
  return rows.map(parsePosted);
}

type MemberOf = { brandId: number; memberId: bigint };

/** Opens the member's main account in each currency, in the transaction that registers the member. */
export async function openMemberAccounts(
  db: Queryable,
  { brandId, memberId, currencies }: MemberOf & { currencies: readonly string[] },
): Promise<void> {
  await db.query('select wallet_open($1, $2, $3)', [brandId, memberId, [...currencies]]);
}

/** A closed account cannot spend; winnings and refunds still arrive. False: the member has no account. */
export async function setAccountState(
  db: Queryable,
  { brandId, memberId, state }: MemberOf & { state: 'open' | 'closed' },
): Promise<boolean> {
  const { rows } = await db.query<{ count: number }>('select wallet_set_state($1, $2, $3) as count', [
    brandId,
    memberId,
    state,
  ]);
  return (rows[0]?.count ?? 0) > 0;
}

export type AccountBalance = {
  name: AccountName;
  currency: string;
  balance: bigint;
  version: bigint;
  state: 'open' | 'closed';
};

/** All accounts of one member: main in each currency, and holds, bonuses and debts. */
export async function balancesOf(db: Queryable, { brandId, memberId }: MemberOf): Promise<AccountBalance[]> {
  const { rows } = await db.query<AccountBalance>({
    name: 'wallet_balances',
    text: `select name, currency, balance, version, state from wallet_accounts
            where member_id = $2 and member_id > 0 and brand_id = $1 order by name <> 'main', name, currency`,
    values: [brandId, memberId],
  });
  return rows;
}

/** The member's spendable balance in a currency; undefined without such an account. */
export async function balanceOf(
  db: Queryable,
  { brandId, memberId, currency }: MemberOf & { currency: string },
): Promise<{ balance: bigint; version: bigint; state: 'open' | 'closed' } | undefined> {
  const { rows } = await db.query<{ balance: bigint; version: bigint; state: 'open' | 'closed' }>({
    name: 'wallet_balance',
    text: `select balance, version, state from wallet_accounts
            where member_id = $2 and member_id > 0 and name = 'main' and currency = $3 and brand_id = $1 and shard = 0`,
    values: [brandId, memberId, currency],
  });
  return rows[0];
}

export type SpendableBalance = {
  brandId: number;
  memberId: bigint;
  currency: string;
  balance: bigint;
  version: bigint;
};

/** Spendable balances of many members, in one query. */
export async function spendableOf(db: Queryable, memberIds: readonly bigint[]): Promise<SpendableBalance[]> {
  const { rows } = await db.query<SpendableBalance>({
    name: 'wallet_spendable',
    text: `select brand_id as "brandId", member_id as "memberId", currency, balance, version from wallet_accounts
            where member_id = any($1::bigint[]) and member_id > 0 and name = 'main' and shard = 0`,
    values: [memberIds],
  });
  return rows;
}

export type EntryPage = { total: bigint; rows: EntryRow[] };

/**
 * The entries of one account of a member, newest first. Versions have no gaps, so the latest version is the number of
 * entries and a page is a range of versions: no offset is scanned, however long the account.
 */
export async function entriesOf(
  db: Queryable,
  query: MemberOf & { currency: string; account?: AccountName; pageNum: number; pageSize: number },
): Promise<EntryPage> {
  const { brandId, memberId, currency, account = 'main', pageNum, pageSize } = query;
  const found = await db.query<{ id: bigint; version: bigint }>(
    `select id, version from wallet_accounts
      where member_id = $2 and member_id > 0 and name = $4 and currency = $3 and brand_id = $1 and shard = 0`,
    [brandId, memberId, currency, account],
  );
  const owner = found.rows[0];
  if (!owner) return { total: 0n, rows: [] };
  const newest = owner.version - BigInt(pageNum - 1) * BigInt(pageSize);
  const { rows } = await db.query<EntryRow>(
    `select e.transfer_id as "transferId", $4 as account, t.currency, t.kind, e.amount, e.balance_after as "balanceAfter",
            e.version, t.scope, t.key, t.ref_key as "refKey", t.content, t.created_at as "createdAt"
       from wallet_entries e join wallet_transfers t on t.id = e.transfer_id
      where e.account_id = $1 and e.version between $2 and $3
      order by e.version desc`,
    [owner.id, newest - BigInt(pageSize) + 1n, newest, account],
  );
  return { total: owner.version, rows };
}

export type Stretch = { from: Date; to: Date };
export type TransactionPage = { rows: EntryRow<TransactionKind>[]; total: number; in: bigint; out: bigint };

/** Which lines: of some kinds, and those of certain withdrawals by their numbers; everything where nothing is given. */
type Wanted = { kinds?: readonly TransactionKind[]; withdrawals?: readonly string[] };

const wantedText = `($4::text[] is null or e.kind = any ($4)) and ($5::text[] is null
  or (t.scope = 'cashier.withdrawal' and split_part(t.key, ':', 2) = any($5::text[])))`;

/**
 * Entries of a member's main account in a time range, newest first, with totals. An entry's time is taken under the
 * account's lock, so versions follow the time: the range is found by binary search, and read as a range of the primary
 * key. `from` is inclusive, `to` exclusive.
 */
export async function transactionsOf(
  db: Queryable,
  query: MemberOf & Wanted & { currency: string; pageNum: number; pageSize: number } & Stretch,
): Promise<TransactionPage> {
  const { brandId, memberId, currency, kinds, withdrawals, pageNum, pageSize, from, to } = query;
  const found = await versionsOf(db, { brandId, memberId, currency, from, to });
  const isRange = kinds === undefined && withdrawals === undefined;
  if (found === undefined) return { rows: [], total: 0, in: 0n, out: 0n };
  const { owner, first, last } = found;
  const filter = sumFilterOf(kinds, withdrawals);
  const summed = await db.query<{ total: number; in: bigint; out: bigint }>({
    name: `wallet_lines_sum_${filter.name}`,
    text: `select count(*)::integer as total, coalesce(sum(e.amount) filter (where e.amount > 0), 0)::bigint as in,
            coalesce(-sum(e.amount) filter (where e.amount < 0), 0)::bigint as out
       from wallet_entries e ${filter.join}
      where e.account_id = $1 and e.version between $2 and $3 ${filter.condition}`,
    values: [owner.id, first, last, ...filter.values],
  });
  const sums = summed.rows[0] ?? { total: 0, in: 0n, out: 0n };
  const skipped = BigInt(pageNum - 1) * BigInt(pageSize);
  // Unfiltered, a page is itself a range of versions; otherwise what does not match has to be passed over.
  const { rows } = await db.query<EntryRow<TransactionKind>>({
    name: 'wallet_lines_page',
    text: `select e.transfer_id as "transferId", 'main' as account, t.currency, e.kind, e.amount,
            e.balance_after as "balanceAfter", e.version, t.scope, t.key, t.ref_key as "refKey", t.content,
            e.created_at as "createdAt"
       from wallet_entries e join wallet_transfers t on t.id = e.transfer_id
      where e.account_id = $1 and e.version between $2 and $3 and ${wantedText}
      order by e.version desc limit $6 offset $7`,
    values: [
      ...[owner.id, first, isRange ? last - skipped : last, kinds ?? null, withdrawals ?? null],
      ...[pageSize, isRange ? 0n : skipped],
    ],
  });
  return { rows, ...sums };
}

/** The filter of the totals: kinds are in the entries themselves, withdrawals need their transfers. */
function sumFilterOf(kinds: Wanted['kinds'], withdrawals: Wanted['withdrawals']) {
  if (withdrawals !== undefined) {
    return {
      name: 'withdrawals',
      join: 'join wallet_transfers t on t.id = e.transfer_id',
      condition: `and ${wantedText}`,
      values: [kinds ?? null, withdrawals],
    };
  }
  if (kinds !== undefined) return { name: 'kinds', join: '', condition: 'and e.kind = any ($4)', values: [kinds] };
  return { name: 'all', join: '', condition: '', values: [] };
}

type Versions = { owner: { id: bigint; version: bigint }; first: bigint; last: bigint };

/** The versions of a member's main account within a time range; undefined if there are none. */
async function versionsOf(
  db: Queryable,
  { brandId, memberId, currency, from, to }: MemberOf & { currency: string } & Stretch,
): Promise<Versions | undefined> {
  const { rows } = await db.query<Versions['owner'] & { oldest: Date | null; newest: Date | null }>({
    name: 'wallet_main_account',
    text: `select a.id, a.version,
                  (select e.created_at from wallet_entries e where e.account_id = a.id and e.version = 1) as oldest,
                  (select e.created_at from wallet_entries e where e.account_id = a.id and e.version = a.version) as newest
             from wallet_accounts a
            where a.member_id = $2 and a.member_id > 0 and a.name = 'main' and a.currency = $3 and a.brand_id = $1
              and a.shard = 0`,
    values: [brandId, memberId, currency],
  });
  const owner = rows[0];
  if (!owner) return undefined;
  // Most ranges end now, and many include everything: then no search is needed.
  const isAll = owner.oldest !== null && owner.oldest >= from;
  const isToNow = owner.newest !== null && owner.newest < to;
  const first = isAll ? 1n : await firstVersionAt(db, owner, from);
  const last = isToNow ? owner.version : (await firstVersionAt(db, owner, to)) - 1n;
  return last < first ? undefined : { owner, first, last };
}

/** Entries per read when all of them are needed. */
const PIECE = 1_000n;

/** Every entry of a time range, newest first, optionally of some kinds: entries are immutable, so none is missed. */
export async function* eachTransaction(
  db: Queryable,
  { kinds, withdrawals, ...stretch }: MemberOf & Wanted & { currency: string } & Stretch,
): AsyncGenerator<
  Pick<EntryRow<TransactionKind>, 'transferId' | 'kind' | 'amount' | 'balanceAfter' | 'version' | 'createdAt'>
> {
  const found = await versionsOf(db, stretch);
  if (found === undefined) return;
  const { owner, first, last } = found;
  for (let top = last; top >= first; top -= PIECE) {
    const bottom = top - PIECE + 1n;
    const { rows } = await db.query<EntryRow<TransactionKind>>({
      name: 'wallet_lines',
      text: `select e.transfer_id as "transferId", e.kind, e.amount, e.balance_after as "balanceAfter", e.version,
                    e.created_at as "createdAt"
               from wallet_entries e join wallet_transfers t on t.id = e.transfer_id
              where e.account_id = $1 and e.version between $2 and $3 and ${wantedText}
              order by e.version desc`,
      values: [owner.id, bottom > first ? bottom : first, top, kinds ?? null, withdrawals ?? null],
    });
    yield* rows;
  }
}

export type DayOfKind = { day: string; kind: TransactionKind; total: bigint };

/** Sums of a member's main account per day in a time zone, by the requested kinds. */
export async function sumKindsByDay(
  db: Queryable,
  query: MemberOf & { currency: string; kinds: readonly TransactionKind[]; timeZone: string } & Stretch,
): Promise<DayOfKind[]> {
  const found = await versionsOf(db, query);
  if (found === undefined) return [];
  const { owner, first, last } = found;
  const { rows } = await db.query<DayOfKind>({
    name: 'wallet_kinds_by_day',
    text: `select to_char(e.created_at at time zone $5, 'YYYY-MM-DD') as day, e.kind, sum(e.amount)::bigint as total
             from wallet_entries e
            where e.account_id = $1 and e.version between $2 and $3 and e.kind = any($4::text[])
            group by 1, 2`,
    values: [owner.id, first, last, [...query.kinds], query.timeZone],
  });
  return rows;
}

/** The first version of an account at or after a time; one more than the latest if there is none. */
async function firstVersionAt(db: Queryable, account: { id: bigint; version: bigint }, at: Date): Promise<bigint> {
  const { rows } = await db.query<{ version: bigint }>({
    name: 'wallet_first_version_at',
    text: `with recursive halving (low, high) as (
             select 1::bigint, $2::bigint + 1
             union all
             select case when m.at < $3 then m.middle + 1 else h.low end,
                    case when m.at < $3 then h.high else m.middle end
               from halving h
               cross join lateral (
                 select e.version as middle, e.created_at as at
                   from wallet_entries e
                  where e.account_id = $1 and e.version = (h.low + h.high) / 2
               ) m
              where h.low < h.high
           )
           select low as version from halving where low = high`,
    values: [account.id, account.version, at],
  });
  return rows[0]?.version ?? account.version + 1n;
}

export type KeyedTransfer = {
  transferId: bigint;
  key: string;
  kind: LedgerKind;
  /** What it did to the member's spendable money and debt together; below zero when it cost them. */
  amount: bigint;
  /** The spendable balance right after it. */
  balanceAfter: bigint;
  createdAt: Date;
};

/** The transfers of one scope with these keys, without tombstones and refusals. */
export async function transfersByKeys(
  db: Queryable,
  { brandId, scope, keys }: { brandId: number; scope: string; keys: readonly string[] },
): Promise<KeyedTransfer[]> {
  const { rows } = await db.query<KeyedTransfer>({
    name: 'wallet_transfers_by_keys',
    text: `select id as "transferId", key, kind, case when debit = 'main' then -amount else amount end as amount,
                  balance_after as "balanceAfter", created_at as "createdAt"
             from wallet_transfers
            where key = any ($3::text[]) and scope = $2 and brand_id = $1 and outcome = 'applied'
            order by id`,
    values: [brandId, scope, [...keys]],
  });
  return rows;
}

/** Totals per brand and currency: from the balances, and from the entries themselves. */
export async function trialBalance(db: Queryable, brandId?: number): Promise<TrialBalanceRow[]> {
  const { rows } = await db.query<TrialBalanceRow>(
    `select a.brand_id as "brandId", a.currency,
            coalesce(sum(a.balance) filter (where a.member_id > 0 and a.name <> 'debt' and a.name not like 'hold.%'), 0)::bigint as members,
            coalesce(sum(a.balance) filter (where a.name like 'hold.%'), 0)::bigint as holds,
            coalesce(sum(a.balance) filter (where a.name = 'debt'), 0)::bigint as debts,
            coalesce(sum(a.balance) filter (where a.name = 'house.transit'), 0)::bigint as transit,
            coalesce(sum(a.balance) filter (where a.member_id = 0 and a.name <> 'house.transit'), 0)::bigint as house,
            sum(a.balance)::bigint as sum, coalesce(sum(e.amount), 0)::bigint as "entrySum",
            count(*)::bigint as accounts, coalesce(sum(e.lines), 0)::bigint as entries
       from wallet_accounts a
       left join (select account_id, sum(amount) as amount, count(*) as lines from wallet_entries group by account_id) e
         on e.account_id = a.id
      where $1::integer is null or a.brand_id = $1
      group by a.brand_id, a.currency order by a.brand_id, a.currency`,
    [brandId ?? null],
  );
  return rows;
}

export type ChainHead = { chain: number; sequence: bigint; hash: string };

/** The heads of the hash chains; publishing them makes later changes of the past detectable. */
export async function listChainHeads(db: Queryable): Promise<ChainHead[]> {
  const { rows } = await db.query<ChainHead>(
    `select no as chain, seq as sequence, encode(hash, 'hex') as hash from wallet_chains order by no`,
  );
  return rows;
}

/** Reads one snapshot of the books without blocking play; with a statement time-out, or 0 for none. */
export async function inSnapshot<Result>(
  pool: Pool,
  statementMs: number,
  work: (client: Client, takenAt: Date) => Promise<Result>,
): Promise<Result> {
  const inside = async (client: Client): Promise<Result> => {
    await client.query(`set local statement_timeout = ${Math.trunc(statementMs)}; set local work_mem = '64MB'`);
    const { rows } = await client.query<{ at: Date }>('select now() as at');
    const [moment] = rows;
    if (!moment) throw new Error('The database gave no time.');
    return work(client, moment.at);
  };
  return transact(pool, inside, 'snapshot');
}

/** One check of the books: what it detects, and a query that returns faulty rows as `place`. */
export type LedgerCheck = { what: string; text: string };

/** Every query returns one column `place` with table and row. */
export const ledgerChecks: readonly LedgerCheck[] = [
  {
    what: 'the balances of a brand and currency do not sum to zero',
    text: `select format('wallet_accounts brand_id=%s currency=%s sum=%s', brand_id, currency, sum(balance)) as place
             from wallet_accounts group by brand_id, currency having sum(balance) <> 0`,
  },
  {
    what: 'an account differs from the sum or the number of its entries',
    text: `select format('wallet_accounts id=%s', a.id) as place
             from wallet_accounts a
             left join (select account_id, sum(amount) as amount, count(*) as lines from wallet_entries group by account_id) e
               on e.account_id = a.id
            where a.balance <> coalesce(e.amount, 0) or a.version <> coalesce(e.lines, 0)`,
  },
  {
    what: 'an entry does not continue the balance before it, or a version is missing before it',
    text: `select format('wallet_entries account_id=%s version=%s', account_id, version) as place
             from (select account_id, version, amount, balance_after,
                          lag(version, 1, 0::bigint) over w as version_before,
                          lag(balance_after, 1, 0::bigint) over w as balance_before
                     from wallet_entries window w as (partition by account_id order by version)) e
            where version <> version_before + 1 or balance_after <> balance_before + amount`,
  },
  {
    what: 'an entry belongs to no account or to no applied transfer',
    text: `select format('wallet_entries account_id=%s version=%s', e.account_id, e.version) as place
             from wallet_entries e
             left join wallet_transfers t on t.id = e.transfer_id
             left join wallet_accounts a on a.id = e.account_id
            where a.id is null or t.id is null or t.outcome <> 'applied'
               or t.currency <> a.currency or t.brand_id <> a.brand_id`,
  },
  {
    what: 'an entry tells another kind or moment than its transfer',
    text: `select format('wallet_entries account_id=%s version=%s', e.account_id, e.version) as place
             from wallet_entries e join wallet_transfers t on t.id = e.transfer_id
            where (e.kind, e.created_at) is distinct from (t.kind, t.created_at)`,
  },
  {
    what: 'the entries of a transfer do not move its amount between its accounts',
    text: `select format('wallet_transfers id=%s', t.id) as place
             from wallet_transfers t
             left join (
               select e.transfer_id, sum(e.amount) as amount,
                      sum(e.amount) filter (where e.amount > 0) as moved,
                      -sum(e.amount) filter (where e.amount < 0 and a.name = x.debit) as debited,
                      -sum(e.amount) filter (where e.amount < 0 and a.name = 'debt' and x.debit <> 'debt') as owed,
                      sum(e.amount) filter (where e.amount > 0 and a.name in (x.credit, 'debt')) as credited
                 from wallet_entries e
                 join wallet_accounts a on a.id = e.account_id
                 join wallet_transfers x on x.id = e.transfer_id
                group by e.transfer_id
             ) s on s.transfer_id = t.id
            where case when t.outcome = 'applied' and t.amount > 0
                       then (s.amount, s.moved, s.credited, coalesce(s.debited, 0), coalesce(s.owed, 0))
                              is distinct from (0, t.amount, t.amount, t.amount - t.debt, t.debt)
                       else s.transfer_id is not null end`,
  },
  {
    what: 'what stands in transit is not what is under way between members',
    text: `select format('wallet_accounts brand_id=%s currency=%s name=house.transit amount=%s', brand_id, currency, sum(amount)) as place
             from (select brand_id, currency, balance as amount from wallet_accounts where name = 'house.transit'
                   union all
                   select brand_id, currency, -amount from wallet_transits where ended_at is null) s
            group by brand_id, currency having sum(amount) <> 0`,
  },
  {
    what: 'a transfer between members is not booked as it stands',
    text: `select format('wallet_transits id=%s', t.id) as place
             from wallet_transits t
             left join wallet_transfers o on o.key = t.key and o.scope = t.scope and o.brand_id = t.brand_id
             left join wallet_transfers i on i.key = t.key || ':in' and i.scope = t.scope and i.brand_id = t.brand_id
            where (o.outcome, o.member_id, o.currency, o.debit, o.credit, o.amount)
                    is distinct from ('applied', t.member_id, t.currency, 'main', 'house.transit', t.amount)
               or (o.reversed_by > 0) is distinct from (t.status = 'returned')
               or coalesce((i.outcome, i.member_id, i.currency, i.debit, i.credit, i.amount)
                    = ('applied', t.payee_id, t.currency, 'house.transit', 'main', t.amount), false)
                    is distinct from (t.status = 'arrived')`,
  },
  {
    what: 'a transfer was changed after it was sealed',
    text: `select format('wallet_transfers id=%s', id) as place
             from wallet_transfers t
            where seal <> substr(sha256(convert_to(row(
                    id, brand_id, member_id, payee_id, currency, scope, key, kind, rule, ref_key, debit, credit, amount,
                    debt, content, outcome, balance_after, (extract(epoch from created_at) * 1000000)::bigint)::text,
                    'UTF8')), 1, 16)`,
  },
  {
    what: 'a transfer is marked reversed or referred to by others than it is',
    text: `select format('wallet_transfers id=%s', t.id) as place
             from wallet_transfers t
             left join (
               select scope, brand_id, ref_key, max(id) filter (where rule = 'reverses') as reversal,
                      count(*) filter (where rule = 'reverses') as reversals,
                      count(*) filter (where rule in ('requires', 'consumes') and reversed_by = 0) as dependents
                 from wallet_transfers where outcome = 'applied' and rule <> '' group by scope, brand_id, ref_key
             ) d on d.ref_key = t.key and d.scope = t.scope and d.brand_id = t.brand_id
            where t.reversed_by <> coalesce(d.reversal, 0) or coalesce(d.reversals, 0) > 1
               or t.dependents <> coalesce(d.dependents, 0)`,
  },
  {
    what: 'a batch does not continue its chain, or its rows are not those that it was sealed with',
    text: `select format('wallet_batches chain=%s seq=%s', b.chain, b.seq) as place
             from (select *, lag(hash) over w as hash_before, lag(seq, 1, 0::bigint) over w as seq_before
                     from wallet_batches window w as (partition by chain order by seq)) b
             left join (select chain, seq, count(*) as rows, string_agg(seal, ''::bytea order by id) as seals
                          from wallet_transfers group by chain, seq) t
               on t.chain = b.chain and t.seq = b.seq
             left join (select t.chain, t.seq, count(*) as rows,
                               array_send(array_agg(e.account_id order by e.account_id, e.version))
                                 || array_send(array_agg(e.version order by e.account_id, e.version))
                                 || array_send(array_agg(e.transfer_id order by e.account_id, e.version))
                                 || array_send(array_agg(e.amount order by e.account_id, e.version))
                                 || array_send(array_agg(e.balance_after order by e.account_id, e.version)) as lines
                          from wallet_entries e join wallet_transfers t on t.id = e.transfer_id
                         group by t.chain, t.seq) l
               on l.chain = b.chain and l.seq = b.seq
            where b.seq <> b.seq_before + 1
               or b.prev_hash <> coalesce(b.hash_before, sha256(convert_to('baize chain ' || b.chain, 'UTF8')))
               or b.transfers <> coalesce(t.rows, 0) or b.entries <> coalesce(l.rows, 0)
               or b.hash <> sha256(b.prev_hash || coalesce(t.seals, ''::bytea) || coalesce(l.lines, ''::bytea))`,
  },
  {
    what: 'the end of a chain is not its last batch',
    text: `select format('wallet_chains no=%s', c.no) as place
             from wallet_chains c
             left join lateral (select seq, hash from wallet_batches b where b.chain = c.no order by seq desc limit 1) b
               on true
            where c.seq <> coalesce(b.seq, 0)
               or c.hash <> coalesce(b.hash, sha256(convert_to('baize chain ' || c.no, 'UTF8')))`,
  },
  {
    what: 'a transfer belongs to no batch',
    text: `select format('wallet_transfers id=%s', t.id) as place
             from wallet_transfers t
             left join wallet_batches b on b.chain = t.chain and b.seq = t.seq
            where b.seq is null`,
  },
  {
    what: 'a chain is missing',
    text: `select format('wallet_chains no=%s', g.no) as place
             from generate_series(0, 15) as g (no)
            where not exists (select from wallet_chains c where c.no = g.no)`,
  },
];

/** Runs one check; lists at most `limit` places. */
export async function runLedgerCheck(client: Client, check: LedgerCheck, limit: number): Promise<string[]> {
  const { rows } = await client.query<{ place: string }>(`${check.text} limit ${Math.trunc(limit)}`);
  return rows.map((row) => row.place);
}
