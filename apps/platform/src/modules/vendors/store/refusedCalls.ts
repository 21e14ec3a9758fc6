import type { Queryable } from '#kit/db.ts';
import { pastRetention } from '#kit/pastRetention.ts';
import { removeInBatches } from '#kit/removeInBatches.ts';

export type RefusalCause = 'signature' | 'address' | 'mismatch';

/** Calls of one kind, counted since the last time that they were written down. */
export type CountedRefusal = {
  dialect: string;
  /** Empty where no key fits. */
  vendorCode: string;
  cause: RefusalCause;
  path: string;
  ip: string;
  calls: number;
  firstAt: Date;
  lastAt: Date;
  requestId: string;
};

/** Adds counts to those of their hour. */
export async function addRefusals(db: Queryable, counted: readonly CountedRefusal[]): Promise<void> {
  await db.query(
    `insert into vendors_refused_calls
       (hour, dialect, vendor_code, cause, path, ip, calls, first_at, last_at, request_id)
     select date_trunc('hour', r."firstAt", 'UTC'), r.dialect, r."vendorCode", r.cause, r.path, r.ip, r.calls,
            r."firstAt", r."lastAt", r."requestId"
       from jsonb_to_recordset($1::jsonb) as r (dialect text, "vendorCode" text, cause text, path text, ip text,
            calls bigint, "firstAt" timestamptz, "lastAt" timestamptz, "requestId" text)
     on conflict (hour, dialect, vendor_code, cause, path, ip) do update
       set calls = vendors_refused_calls.calls + excluded.calls,
           last_at = greatest(vendors_refused_calls.last_at, excluded.last_at),
           request_id = excluded.request_id`,
    [JSON.stringify(counted)],
  );
}

/** A page of the refused calls of these vendors and of nobody's in their dialects, newest first. */
export async function readRefusedPage(
  db: Queryable,
  query: { vendorCodes: readonly string[]; dialects: readonly string[]; cause: RefusalCause | 'all' },
  page: { limit: number; offset: number },
): Promise<{ rows: CountedRefusal[]; total: number }> {
  const where = `(vendor_code = any ($1) or (vendor_code = '' and dialect = any ($2))) and ($3 = 'all' or cause = $3)`;
  const { vendorCodes, dialects, cause } = query;
  const { rows } = await db.query<CountedRefusal>(
    `select dialect, vendor_code as "vendorCode", cause, path, ip,
            least(calls, 2147483647)::integer as calls, first_at as "firstAt", last_at as "lastAt",
            request_id as "requestId"
       from vendors_refused_calls where ${where}
      order by last_at desc, dialect, vendor_code, cause, path, ip limit $4 offset $5`,
    [vendorCodes, dialects, cause, page.limit, page.offset],
  );
  const counted = await db.query<{ total: number }>(
    `select count(*)::int as total from vendors_refused_calls where ${where}`,
    [vendorCodes, dialects, cause],
  );
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/** Removes counts past their retention period; returns how many. */
export function removeOldRefusals(db: Queryable): Promise<number> {
  return removeInBatches(db, {
    table: 'vendors_refused_calls',
    where: pastRetention('vendors_refused_calls', 'last_at'),
  });
}
