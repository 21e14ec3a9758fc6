import type { Queryable } from '#kit/db.ts';
import type { RowKind } from '../rules.ts';

/** A transfer with all fields of its seal, and its place in the chain. */
export type SealedTransfer = {
  id: bigint;
  key: string;
  kind: RowKind;
  rule: string;
  refKey: string;
  debit: string;
  credit: string;
  amount: bigint;
  debt: bigint;
  content: string;
  outcome: string;
  balanceAfter: bigint;
  createdAt: Date;
  chain: number;
  seq: bigint;
  seal: string;
  reversedBy: bigint;
};

/** An entry of one of the member's accounts. */
export type TransferLine = {
  transferId: bigint;
  account: string;
  version: bigint;
  amount: bigint;
  balanceAfter: bigint;
};

/** Transfers by key with their entries in the member's accounts, in booking order. */
export async function readSealedTransfers(
  db: Queryable,
  query: { brandId: number; memberId: bigint; scope: string; keys: readonly string[] },
): Promise<{ transfers: SealedTransfer[]; lines: TransferLine[] }> {
  const { rows: transfers } = await db.query<SealedTransfer>({
    name: 'wallet_sealed_transfers',
    text: `select id, key, kind, rule, ref_key as "refKey", debit, credit, amount, debt, content, outcome,
                  balance_after as "balanceAfter", created_at as "createdAt", chain, seq, encode(seal, 'hex') as seal,
                  reversed_by as "reversedBy"
             from wallet_transfers
            where key = any ($3::text[]) and scope = $2 and brand_id = $1 and member_id = $4 order by id`,
    values: [query.brandId, query.scope, [...query.keys], query.memberId],
  });
  const { rows: lines } = await db.query<TransferLine>(
    `select e.transfer_id as "transferId", a.name as account, e.version, e.amount, e.balance_after as "balanceAfter"
       from wallet_accounts a join wallet_entries e on e.account_id = a.id
      where a.member_id = $2 and a.brand_id = $1 and a.member_id > 0 and e.transfer_id = any ($3::bigint[])
      order by e.transfer_id, a.name`,
    [query.brandId, query.memberId, transfers.map(({ id }) => String(id))],
  );
  return { transfers, lines };
}
