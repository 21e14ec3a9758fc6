import type { Client, Queryable } from '#kit/db.ts';
import type { DrawRow } from '../DrawRow.ts';
import type { LotteryRow } from '../LotteryRow.ts';

export type ProposalRow = {
  id: bigint;
  drawId: bigint;
  kind: 'result' | 'void';
  numbers: number[] | null;
  reason: string;
  state: 'waiting' | 'approved' | 'rejected';
  proposedBy: string;
  proposerId: bigint;
  createdAt: Date;
};

const columns = `p.id, p.draw_id as "drawId", p.kind, p.numbers, p.reason, p.state, p.proposed_by as "proposedBy",
  p.proposer_id as "proposerId", p.created_at as "createdAt"`;

/** Inserts a proposal; undefined if one is pending. */
export async function insertProposal(
  client: Client,
  proposal: Pick<ProposalRow, 'drawId' | 'kind' | 'numbers' | 'reason' | 'proposedBy' | 'proposerId'> & {
    brandId: number;
  },
): Promise<ProposalRow | undefined> {
  const { brandId, drawId, kind, numbers, reason, proposedBy, proposerId } = proposal;
  const { rows } = await client.query<ProposalRow>(
    `insert into lotteries_proposals as p (brand_id, draw_id, kind, numbers, reason, proposed_by, proposer_id)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (draw_id) where state = 'waiting' do nothing returning ${columns}`,
    [brandId, drawId, kind, numbers, reason, proposedBy, proposerId],
  );
  return rows[0];
}

export async function readProposal(
  db: Queryable,
  { brandId, id }: { brandId: number; id: string },
): Promise<ProposalRow | undefined> {
  const { rows } = await db.query<ProposalRow>(
    `select ${columns} from lotteries_proposals p where p.id = $1 and p.brand_id = $2`,
    [id, brandId],
  );
  return rows[0];
}

/** Decides a proposal once; otherwise false. */
export async function writeDecision(
  client: Client,
  { id, state, by }: { id: bigint; state: 'approved' | 'rejected'; by: string },
): Promise<boolean> {
  const { rowCount } = await client.query(
    `update lotteries_proposals set state = $2, decided_by = $3, decided_at = clock_timestamp()
      where id = $1 and state = 'waiting'`,
    [id, state, by],
  );
  return rowCount === 1;
}

export type OperatorDrawRow = DrawRow &
  Pick<LotteryRow, 'code' | 'name' | 'family' | 'source'> & {
    isLate: boolean;
    proposalId: bigint | null;
    proposalKind: 'result' | 'void' | null;
    proposalNumbers: number[] | null;
    proposalReason: string | null;
    proposedBy: string | null;
    proposedAt: Date | null;
  };

const late = `d.state in ('closed', 'awaiting') and d.draw_at < clock_timestamp() - interval '10 minutes'`;

const operatorColumns = `d.id, d.lottery_id as "lotteryId", d.brand_id as "brandId", d.no, d.opens_at as "opensAt",
  d.close_at as "closeAt", d.draw_at as "drawAt", d.state, d.commitment, d.seed, d.orders_hash as "ordersHash",
  d.order_count as "orderCount", d.chain_before as "chainBefore", d.chain, d.stake, d.payout, d.result,
  d.result_no as "resultNo", d.reason, l.code, l.name, l.family, l.source,
  ${late} as "isLate",
  p.id as "proposalId", p.kind as "proposalKind", p.numbers as "proposalNumbers", p.reason as "proposalReason",
  p.proposed_by as "proposedBy", p.created_at as "proposedAt"`;

const operatorFrom = `lotteries_draws d join lotteries_lotteries l on l.id = d.lottery_id
  left join lotteries_proposals p on p.draw_id = d.id and p.state = 'waiting'`;

const views = {
  waiting: `(p.id is not null or (d.state in ('closed', 'awaiting') and d.draw_at < clock_timestamp()))`,
  open: `d.state in ('scheduled', 'open', 'closed', 'awaiting', 'drawn')`,
  past: `d.state in ('settled', 'void')`,
} as const;

/** The brand's draws in a view, of one lottery or all. */
export async function listOfBrand(
  db: Queryable,
  query: { brandId: number; view: keyof typeof views; code: string | undefined; pageNum: number; pageSize: number },
): Promise<{ rows: OperatorDrawRow[]; total: number }> {
  const { brandId, view, code, pageNum, pageSize } = query;
  const where = `d.brand_id = $1 and ($2::text is null or l.code = $2) and ${views[view]}`;
  const values = [brandId, code ?? null];
  const order = view === 'past' ? 'd.draw_at desc, d.id desc' : 'd.draw_at, d.id';
  const [found, counted] = await Promise.all([
    db.query<OperatorDrawRow>(
      `select ${operatorColumns} from ${operatorFrom} where ${where} order by ${order} limit $3 offset $4`,
      [...values, pageSize, (pageNum - 1) * pageSize],
    ),
    db.query<{ total: number }>(`select count(*)::int as total from ${operatorFrom} where ${where}`, values),
  ]);
  return { rows: found.rows, total: counted.rows[0]?.total ?? 0 };
}

/** How many of the brand's draws are late. */
export async function countLate(db: Queryable, brandId: number): Promise<number> {
  const { rows } = await db.query<{ late: number }>(
    `select count(*)::int as late from lotteries_draws d where d.brand_id = $1 and d.settled_at is null and ${late}`,
    [brandId],
  );
  return rows[0]?.late ?? 0;
}

export async function readOperatorDraw(db: Queryable, id: bigint): Promise<OperatorDrawRow> {
  const { rows } = await db.query<OperatorDrawRow>(`select ${operatorColumns} from ${operatorFrom} where d.id = $1`, [
    id,
  ]);
  const [row] = rows;
  if (!row) throw new Error(`There is no draw ${id}.`);
  return row;
}

/** How many results and voids wait for a second operator, and since when. */
export async function readWaitingProposals(
  db: Queryable,
  brandId: number,
): Promise<{ count: number; oldestAt: Date | null }> {
  const { rows } = await db.query<{ count: number; oldestAt: Date | null }>(
    `select count(*)::int as count, min(created_at) as "oldestAt" from lotteries_proposals
      where brand_id = $1 and state = 'waiting'`,
    [brandId],
  );
  return rows[0] ?? { count: 0, oldestAt: null };
}
