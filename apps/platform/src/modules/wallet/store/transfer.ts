import type { Queryable } from '#kit/db.ts';
import type { RowKind } from '../rules.ts';

export type LedgerTransfer = Readonly<{
  id: bigint;
  kind: RowKind;
  scope: string;
  key: string;
  refKey: string;
  currency: string;
  debit: string;
  credit: string;
  amount: bigint;
  debt: bigint;
  outcome: string;
  balanceAfter: bigint;
  isTakenBack: boolean;
  createdAt: Date;
  chain: number;
  seq: bigint;
  seal: string;
  chainHash: string;
}>;

/** One transfer of a brand by id, with the hash of its chain after its batch. */
export async function readTransfer(db: Queryable, brandId: number, id: bigint): Promise<LedgerTransfer | undefined> {
  const { rows } = await db.query<LedgerTransfer>(
    `select t.id, t.kind, t.scope, t.key, t.ref_key as "refKey", t.currency, t.debit, t.credit, t.amount, t.debt, t.outcome,
            t.balance_after as "balanceAfter", t.reversed_by <> 0 as "isTakenBack", t.created_at as "createdAt", t.chain,
            t.seq, encode(t.seal, 'hex') as seal, encode(b.hash, 'hex') as "chainHash"
       from wallet_transfers t join wallet_batches b on b.chain = t.chain and b.seq = t.seq
      where t.id = $2 and t.brand_id = $1`,
    [brandId, id],
  );
  return rows[0];
}
