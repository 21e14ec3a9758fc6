import type { ContractKind, Terms } from '@baize/maths/contracts/Terms';
import type { Client, Queryable } from '#kit/db.ts';
import type { ContractRow } from '../ContractRow.ts';
import { readTerms, termsJson } from '../termsJson.ts';

type RawContract = Omit<ContractRow, 'versions'> & { versions: { fromDay: string; terms: unknown }[] };

const columns = `c.id, c.brand_id as "brandId", c.payer_id as "payerId", c.member_id as "memberId", c.kind, c.currency,
  c.starts_day::text as "startsDay", c.ends_day::text as "endsDay", c.carry,
  coalesce((select jsonb_agg(jsonb_build_object('fromDay', v.from_day::text, 'terms', v.terms)
    order by v.from_day, v.id) from contracts_versions v where v.contract_id = c.id), '[]') as versions`;

const readContract = (row: RawContract): ContractRow => ({
  ...row,
  versions: row.versions.map(({ fromDay, terms }) => ({ fromDay, terms: readTerms(terms) })),
});

/** Until the end of the transaction, contracts of this brand are changed one at a time. */
export async function holdContracts(client: Client, brandId: number): Promise<void> {
  await client.query(`select pg_advisory_xact_lock(hashtextextended('contracts:' || $1, 0))`, [String(brandId)]);
}

/** The brand's calendar day of a time, by default now by the database's clock. */
export async function readToday(db: Queryable, timeZone: string, at?: Date): Promise<string> {
  const { rows } = await db.query<{ day: string }>(
    'select (coalesce($2::timestamptz, now()) at time zone $1)::date::text as day',
    [timeZone, at ?? null],
  );
  return rows[0]?.day ?? '';
}

/** Contracts open on a day that a member is paid by (`received`) or pays. */
export async function readOpenContracts(
  db: Queryable,
  who: { brandId: number; memberId: bigint; side: 'received' | 'given'; kind?: ContractKind; day: string },
): Promise<ContractRow[]> {
  const { rows } = await db.query<RawContract>(
    `select ${columns} from contracts_contracts c
      where c.brand_id = $1 and ${who.side === 'received' ? 'c.member_id' : 'c.payer_id'} = $2
        and ($3::text is null or c.kind = $3) and (c.ends_day is null or c.ends_day > $4::date)
      order by c.id`,
    [who.brandId, who.memberId, who.kind ?? null, who.day],
  );
  return rows.map(readContract);
}

/**
 * The kinds of contract by which an agent is paid by somebody and that nobody has ended, with none made or ended by anybody
 * else until the transaction is over.
 */
export async function openKinds(
  client: Client,
  { brandId, memberId, payerId }: { brandId: number; memberId: bigint; payerId: bigint },
): Promise<ContractKind[]> {
  await holdContracts(client, brandId);
  const { rows } = await client.query<{ kind: ContractKind }>(
    `select c.kind from contracts_contracts c
      where c.brand_id = $1 and c.member_id = $2 and c.payer_id = $3 and c.ends_day is null order by c.kind`,
    [brandId, memberId, payerId],
  );
  return rows.map(({ kind }) => kind);
}

/** The kinds of contract by which an agent pays each of some members and that nobody has ended; who has none is missing. */
export async function kindsGiven(
  db: Queryable,
  { brandId, payerId, memberIds }: { brandId: number; payerId: bigint; memberIds: readonly bigint[] },
): Promise<ReadonlyMap<bigint, ContractKind[]>> {
  if (memberIds.length === 0) return new Map();
  const { rows } = await db.query<{ memberId: bigint; kinds: ContractKind[] }>(
    `select c.member_id as "memberId", array_agg(distinct c.kind::text) as kinds from contracts_contracts c
      where c.brand_id = $1 and c.payer_id = $2 and c.member_id = any ($3::bigint[]) and c.ends_day is null
      group by c.member_id`,
    [brandId, payerId, [...memberIds]],
  );
  return new Map(rows.map(({ memberId, kinds }) => [memberId, kinds]));
}

/** Contracts of a brand that are in force on a day, or were until a little before. */
export async function readContractsOfDay(
  db: Queryable,
  query: { brandId: number; kinds: readonly ContractKind[]; day: string; endedSince: string },
): Promise<ContractRow[]> {
  const { rows } = await db.query<RawContract>(
    `select ${columns} from contracts_contracts c
      where c.brand_id = $1 and c.kind = any ($2::text[]) and c.starts_day <= $3::date
        and (c.ends_day is null or c.ends_day > $4::date) and (c.ends_day is null or c.ends_day > c.starts_day)
      order by c.id`,
    [query.brandId, [...query.kinds], query.day, query.endedSince],
  );
  return rows.map(readContract);
}

/** A page of a brand's contracts, newest first, optionally those with this member on either side. */
export async function readContractPage(
  db: Queryable,
  query: {
    brandId: number;
    view: 'inForce' | 'ended' | 'all';
    kind: ContractKind | undefined;
    memberIds: readonly bigint[] | undefined;
    day: string;
  },
  page: { limit: number; offset: number },
): Promise<{ rows: ContractRow[]; total: number }> {
  const where = `c.brand_id = $1 and ($2::text is null or c.kind = $2)
    and ($3::bigint[] is null or c.member_id = any ($3) or c.payer_id = any ($3))
    and ($4 = 'all' or ($4 = 'inForce') = (c.ends_day is null or c.ends_day > $5::date))`;
  const values = [query.brandId, query.kind ?? null, query.memberIds ?? null, query.view, query.day];
  const { rows } = await db.query<RawContract>(
    `select ${columns} from contracts_contracts c where ${where} order by c.id desc limit $6 offset $7`,
    [...values, page.limit, page.offset],
  );
  const counted = await db.query<{ total: number }>(
    `select count(*)::int as total from contracts_contracts c where ${where}`,
    values,
  );
  return { rows: rows.map(readContract), total: counted.rows[0]?.total ?? 0 };
}

export async function insertContract(
  client: Client,
  contract: Pick<ContractRow, 'brandId' | 'payerId' | 'memberId' | 'kind' | 'currency' | 'startsDay'>,
): Promise<bigint> {
  const { rows } = await client.query<{ id: bigint }>(
    `insert into contracts_contracts (brand_id, payer_id, member_id, kind, currency, starts_day)
     values ($1, $2, $3, $4, $5, $6::date) returning id`,
    [contract.brandId, contract.payerId, contract.memberId, contract.kind, contract.currency, contract.startsDay],
  );
  const [row] = rows;
  if (!row) throw new Error('No contract was written.');
  return row.id;
}

export async function insertVersion(
  client: Client,
  version: { brandId: number; contractId: bigint; fromDay: string; terms: Terms },
): Promise<void> {
  await client.query(
    'insert into contracts_versions (brand_id, contract_id, from_day, terms) values ($1, $2, $3::date, $4::jsonb)',
    [version.brandId, version.contractId, version.fromDay, termsJson(version.terms)],
  );
}

/** Ends a contract before a day; one that had not begun never begins. */
export async function endContract(client: Client, { id, endsDay }: { id: bigint; endsDay: string }): Promise<void> {
  await client.query('update contracts_contracts set ends_day = greatest(starts_day, $2::date) where id = $1', [
    id,
    endsDay,
  ]);
}

/** Updates the carries into the next bills. */
export async function updateCarries(client: Client, carries: readonly { id: bigint; carry: bigint }[]): Promise<void> {
  if (carries.length === 0) return;
  await client.query(
    `update contracts_contracts c set carry = n.carry
       from unnest($1::bigint[], $2::bigint[]) as n (id, carry) where c.id = n.id and c.carry <> n.carry`,
    [carries.map(({ id }) => id), carries.map(({ carry }) => carry)],
  );
}

/** The next settlement: at the next full five minutes, or when the business day of every game is over. */
export async function readNextPay(
  db: Queryable,
  { kind, timeZone }: { kind: ContractKind; timeZone: string },
): Promise<Date> {
  const { rows } = await db.query<{ at: Date }>(
    `select case when $1 = 'realtime' then date_bin('5 minutes', now(), 'epoch') + interval '5 minutes'
                 else d.day::timestamp at time zone $2 + interval '2 hours 5 minutes' end as at
       from (select ((now() - interval '2 hours 5 minutes') at time zone $2)::date + 1 as day) d`,
    [kind, timeZone],
  );
  const [row] = rows;
  if (!row) throw new Error('The database gave no time.');
  return row.at;
}

/** Whether a brand ever had a contract. Contracts are paid even after the module was disabled. */
export async function hasContracts(db: Queryable, brandId: number): Promise<boolean> {
  const { rowCount } = await db.query('select from contracts_contracts where brand_id = $1 limit 1', [brandId]);
  return rowCount === 1;
}
