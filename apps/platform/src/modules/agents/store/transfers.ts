import type { Client, Queryable } from '#kit/db.ts';

type From = Readonly<{ brandId: number; memberId: bigint }>;

export type TransferRow = Readonly<{
  id: bigint;
  brandId: number;
  fromId: bigint;
  toId: bigint;
  direction: 'upline' | 'downline';
  amount: bigint;
  currency: string;
  /** Empty where nothing was written. */
  note: string;
  createdAt: Date;
}>;

const columns = `id, brand_id as "brandId", from_id as "fromId", to_id as "toId", direction, amount, currency, note,
  created_at as "createdAt"`;

export async function readTransferByRequest(
  db: Queryable,
  { brandId, memberId }: From,
  requestId: string,
): Promise<TransferRow | undefined> {
  const { rows } = await db.query<TransferRow>(
    `select ${columns} from agents_transfers where brand_id = $1 and from_id = $2 and request_id = $3`,
    [brandId, memberId, requestId],
  );
  return rows[0];
}

/** What a member has sent along the tree today, by the brand's clock. */
export async function sentToday(
  db: Queryable,
  { brandId, memberId, timeZone }: From & { timeZone: string },
): Promise<bigint> {
  const { rows } = await db.query<{ sum: bigint }>(
    `select coalesce(sum(amount), 0)::bigint as sum from agents_transfers
      where from_id = $2 and brand_id = $1
        and created_at >= date_trunc('day', now() at time zone $3::text) at time zone $3::text`,
    [brandId, memberId, timeZone],
  );
  return rows[0]?.sum ?? 0n;
}

/** Until the end of the transaction, transfers of this member are serialised (advisory lock). */
export async function lockTransfers(client: Client, { brandId, memberId }: From): Promise<void> {
  await client.query(`select pg_advisory_xact_lock(hashtextextended('agents.transfer:' || $1 || ':' || $2, 0))`, [
    String(brandId),
    String(memberId),
  ]);
}

export async function insertTransfer(
  client: Client,
  transfer: From & {
    toId: bigint;
    direction: 'upline' | 'downline';
    requestId: string;
    amount: bigint;
    currency: string;
    note: string;
  },
): Promise<TransferRow> {
  const { rows } = await client.query<TransferRow>(
    `insert into agents_transfers (brand_id, from_id, to_id, direction, request_id, amount, currency, note)
     values ($1, $2, $3, $4, $5, $6, $7, $8) returning ${columns}`,
    [
      ...[transfer.brandId, transfer.memberId, transfer.toId, transfer.direction, transfer.requestId],
      ...[transfer.amount, transfer.currency, transfer.note],
    ],
  );
  if (!rows[0]) throw new Error('A transfer was not kept.');
  return rows[0];
}

/** Where a transfer stands in the books. */
export const transferScope = 'agents.transfer';
export const transferKey = ({ id }: Pick<TransferRow, 'id'>): string => `transfer:${id}`;

/** The notes of transfers that the member sent or is paid by, by the keys of their ledger entries. */
export async function readNotes(
  db: Queryable,
  { brandId, memberId }: From,
  keys: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  // What arrives or returns is booked under the transfer's key with an ending.
  const ids = keys.map((key) => key.split(':')[1] ?? '');
  if (ids.length === 0) return new Map();
  const { rows } = await db.query<{ id: bigint; note: string }>(
    `select id, note from agents_transfers
      where id = any ($3::bigint[]) and brand_id = $1 and $2 in (from_id, to_id) and note <> ''`,
    [brandId, memberId, ids],
  );
  const notes = new Map(rows.map(({ id, note }) => [String(id), note]));
  return new Map(
    keys.flatMap((key, at) => {
      const note = notes.get(ids[at] ?? '');
      return note === undefined ? [] : [[key, note] as const];
    }),
  );
}

type Sent = From & {
  direction: TransferRow['direction'] | undefined;
  limit: number;
  offset?: number;
  /** The transfer before them. */
  after?: string | undefined;
};

/** What somebody has sent along the line, newest first, and how many that are. */
export async function listSentTransfers(
  db: Queryable,
  { brandId, memberId, direction, limit, offset = 0, after }: Sent,
): Promise<{ rows: TransferRow[]; total: number }> {
  const where = 'from_id = $2 and brand_id = $1 and ($3::text is null or direction = $3)';
  const values = [brandId, memberId, direction ?? null];
  const [found, counted] = await Promise.all([
    db.query<TransferRow>(
      `select ${columns} from agents_transfers
        where ${where} and ($6::bigint is null
              or (created_at, id) < (select b.created_at, b.id from agents_transfers b where b.id = $6))
        order by created_at desc, id desc limit $4 offset $5`,
      [...values, limit, offset, after ?? null],
    ),
    db.query<{ total: number }>(`select count(*)::int as total from agents_transfers where ${where}`, values),
  ]);
  return { rows: found.rows, total: counted.rows[0]?.total ?? 0 };
}
