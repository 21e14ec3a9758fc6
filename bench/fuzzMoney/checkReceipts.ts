import type pg from 'pg';
import type { Acknowledged } from './Acknowledged.ts';

type Row = {
  id: string;
  status: string;
  isForced: boolean;
  paidBack: string;
  missing: string;
  backs: number;
  booked: string;
  receipts: string[];
};

/** Each paid withdrawal has one receipt, its member's or the clock's, and is paid back at most once and what was missing. */
export async function checkReceipts(owner: pg.Pool, said: Acknowledged): Promise<string[]> {
  const faults: string[] = [];
  const { rows } = await owner.query<Row>(
    `select w.id::text, w.status, w.is_forced as "isForced", w.paid_back::text as "paidBack",
            (w.amount - w.fee - coalesce(w.amount_received, 0))::text as missing,
            coalesce(t.backs, 0)::int as backs, coalesce(t.booked, 0)::text as booked,
            array(select s.status from cashier_withdrawal_steps s where s.withdrawal_id = w.id
                   and s.status in ('received', 'receivedPart', 'notReceived')) as receipts
       from cashier_withdrawals w
       left join lateral (
         select count(*) as backs, sum(t.amount) as booked from wallet_transfers t
          where t.brand_id = w.brand_id and t.scope = 'cashier.withdrawal'
            and t.key = 'withdrawal:' || w.id || ':back' and t.outcome = 'applied') t on true
      where w.status <> 'rejected'`,
  );
  for (const { id, status, isForced, paidBack, missing, backs, booked, receipts } of rows) {
    const what = `withdrawal ${id}, ${status}`;
    const receipt = said.receipts.get(id);
    const closed = said.closed.get(id);
    if (receipts.length !== 1) faults.push(`${what}, has ${receipts.length} receipts`);
    if (receipt !== undefined && receipts[0] !== receipt) faults.push(`${what}, was ${receipt} for its member`);
    if (isForced && (receipts[0] !== 'received' || BigInt(paidBack) !== 0n)) faults.push(`${what}, was forced`);
    if ((status === 'closed') !== (receipts[0] !== 'received')) faults.push(`${what}, after ${receipts[0]}`);
    if (closed !== undefined && BigInt(paidBack) !== closed) faults.push(`${what}, lost its ${closed} paid back`);
    if (BigInt(paidBack) > 0n && BigInt(paidBack) > BigInt(missing)) faults.push(`${what}, ${paidBack} of ${missing}`);
    if (booked !== paidBack || backs !== (BigInt(paidBack) > 0n ? 1 : 0))
      faults.push(`${what}, paid back ${paidBack} and booked ${booked} in ${backs} transfers`);
  }
  const known = new Set(rows.map(({ id }) => id));
  for (const id of [...said.receipts.keys(), ...said.closed.keys()])
    if (!known.has(id)) faults.push(`withdrawal ${id} was confirmed and is not there`);
  return faults;
}
