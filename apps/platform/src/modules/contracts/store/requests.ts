import type { ContractKind } from '@baize/maths/contracts/Terms';
import type { Client, Queryable } from '#kit/db.ts';
import type { RequestRow } from '../RequestRow.ts';
import { readTerms, termsJson } from '../termsJson.ts';

type RawRequest = Omit<RequestRow, 'terms'> & { terms: unknown };

const columns = `r.id, r.brand_id as "brandId", r.request_id as "requestId", r.payer_id as "payerId",
  r.member_id as "memberId", r.kind, r.what, r.asked_by as "askedBy", r.terms, r.status, r.created_at as "createdAt",
  r.decided_at as "decidedAt"`;

const readRow = (row: RawRequest): RequestRow => ({
  ...row,
  terms: row.terms === null ? null : readTerms(row.terms),
});

export async function readRequest(
  db: Queryable,
  { brandId, id }: { brandId: number; id: string | bigint },
): Promise<RequestRow | undefined> {
  const { rows } = await db.query<RawRequest>(
    `select ${columns} from contracts_requests r where r.brand_id = $1 and r.id = $2`,
    [brandId, id],
  );
  return rows[0] && readRow(rows[0]);
}

export async function readByRequestId(
  db: Queryable,
  { brandId, askedBy, requestId }: { brandId: number; askedBy: bigint; requestId: string },
): Promise<RequestRow | undefined> {
  const { rows } = await db.query<RawRequest>(
    `select ${columns} from contracts_requests r where r.brand_id = $1 and r.asked_by = $2 and r.request_id = $3`,
    [brandId, askedBy, requestId],
  );
  return rows[0] && readRow(rows[0]);
}

/** Pending requests about contracts that pay these members. */
export async function readPending(
  db: Queryable,
  { brandId, memberIds, kind }: { brandId: number; memberIds: readonly bigint[]; kind?: ContractKind },
): Promise<RequestRow[]> {
  const { rows } = await db.query<RawRequest>(
    `select ${columns} from contracts_requests r
      where r.brand_id = $1 and r.member_id = any ($2::bigint[]) and r.status = 'pending'
        and ($3::text is null or r.kind = $3)`,
    [brandId, [...memberIds], kind ?? null],
  );
  return rows.map(readRow);
}

/** A page of a member's or the house's (0) requests: pending first, then newest first. */
export async function readRequests(
  db: Queryable,
  query: {
    brandId: number;
    memberId: bigint;
    kind: ContractKind | undefined;
    isWaiting: boolean;
    limit: number;
    offset: number;
  },
): Promise<{ rows: RequestRow[]; total: number }> {
  const where = `r.brand_id = $1 and (r.payer_id = $2 or r.member_id = $2) and ($3::text is null or r.kind = $3)
    and (not $4::boolean or (r.status = 'pending' and r.asked_by <> $2))`;
  const values = [query.brandId, query.memberId, query.kind ?? null, query.isWaiting];
  const { rows } = await db.query<RawRequest>(
    `select ${columns} from contracts_requests r where ${where}
      order by r.status <> 'pending', r.id desc limit $5 offset $6`,
    [...values, query.limit, query.offset],
  );
  const counted = await db.query<{ total: number }>(
    `select count(*)::int as total from contracts_requests r where ${where}`,
    values,
  );
  return { rows: rows.map(readRow), total: counted.rows[0]?.total ?? 0 };
}

export async function insertRequest(
  client: Client,
  request: Pick<
    RequestRow,
    'brandId' | 'requestId' | 'payerId' | 'memberId' | 'kind' | 'what' | 'askedBy' | 'terms'
  > & { askedAs: string },
): Promise<RequestRow> {
  const { rows } = await client.query<RawRequest>(
    `insert into contracts_requests as r (brand_id, request_id, payer_id, member_id, kind, what, asked_by, asked_as, terms)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9::jsonb) returning ${columns}`,
    [
      request.brandId,
      request.requestId,
      request.payerId,
      request.memberId,
      request.kind,
      request.what,
      request.askedBy,
      request.askedAs,
      request.terms === null ? null : termsJson(request.terms),
    ],
  );
  const [row] = rows;
  if (!row) throw new Error('No request was written.');
  return readRow(row);
}

/** Decides a pending request: of concurrent callers one gets the row. */
export async function settleRequest(
  client: Client,
  decision: { id: bigint; status: 'accepted' | 'rejected' | 'terminated'; contractId: bigint | undefined },
): Promise<RequestRow | undefined> {
  const { rows } = await client.query<RawRequest>(
    `update contracts_requests r set status = $2, contract_id = $3, decided_at = clock_timestamp()
      where r.id = $1 and r.status = 'pending' returning ${columns}`,
    [decision.id, decision.status, decision.contractId ?? null],
  );
  return rows[0] && readRow(rows[0]);
}
