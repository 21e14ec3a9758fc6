import type { Queryable } from '#kit/db.ts';

export type PoolRow = {
  id: number;
  vendorId: number;
  gameCode: string;
  currency: string;
  stake: bigint;
  contribution: bigint;
  seed: bigint;
  balance: bigint;
  wins: number;
  paid: bigint;
};

/** A standing jackpot payment; one that was rolled back does not count. */
const isPaid = `t.kind = 'jackpot' and t.outcome = 'applied' and t.reversed_by = 0`;

/** A page of the brand's pools by game and stake, each with the sum over the shards of its account. */
export async function readPoolPage(
  db: Queryable,
  brandId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: PoolRow[]; total: number }> {
  const [{ rows }, counted] = await Promise.all([
    db.query<PoolRow>(
      `with paid as (
         select t.debit, t.currency, count(*)::integer as wins, sum(t.amount)::bigint as amount
           from wallet_transfers t where t.brand_id = $1 and ${isPaid} group by t.debit, t.currency
       )
       select j.id, j.vendor_id as "vendorId", j.game_code as "gameCode", j.currency, j.stake, j.contribution, j.seed,
              coalesce(p.wins, 0) as wins, coalesce(p.amount, 0)::bigint as paid,
              greatest((select coalesce(sum(a.balance), 0) from wallet_accounts a
                where a.member_id = 0 and a.name = j.account and a.currency = j.currency and a.brand_id = j.brand_id),
                0)::bigint as balance
         from vendors_jackpots j left join paid p on p.debit = j.account and p.currency = j.currency
        where j.brand_id = $1 order by j.vendor_id, j.game_code, j.currency, j.stake limit $2 offset $3`,
      [brandId, limit, offset],
    ),
    db.query<{ total: number }>('select count(*)::integer as total from vendors_jackpots where brand_id = $1', [
      brandId,
    ]),
  ]);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

export type PaymentRow = {
  memberId: bigint;
  vendorId: number;
  gameCode: string;
  /** Round and game, as the ledger stores them with the movement. */
  content: string;
  currency: string;
  stake: bigint;
  amount: bigint;
  paidAt: Date;
};

/** The brand's last jackpot payments, newest first. */
export async function readPoolPayments(db: Queryable, brandId: number, limit: number): Promise<PaymentRow[]> {
  const { rows } = await db.query<PaymentRow>(
    `select t.member_id as "memberId", j.vendor_id as "vendorId", j.game_code as "gameCode", t.content, t.currency,
            j.stake, t.amount, t.created_at as "paidAt"
       from wallet_transfers t
       join vendors_jackpots j on j.brand_id = t.brand_id and j.currency = t.currency and j.account = t.debit
      where t.brand_id = $1 and ${isPaid} order by t.id desc limit $2`,
    [brandId, limit],
  );
  return rows;
}
