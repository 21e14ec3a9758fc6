import { transact } from '@baize/server/transact';
import {
  arrive,
  sendWithin,
  spendableOf,
  type Outcome,
  type PostResult,
  type Send,
  type WalletItem,
} from '#modules/wallet/index.ts';
import type { BillRow } from '../BillRow.ts';
import type { ContractsDeps, Transaction } from '../ContractsDeps.ts';
import { HOUSE } from '../rules.ts';
import { claimBills, updatePaid, type PaymentMade } from '../store/bills.ts';

const PAGE = 100;

type Paid = {
  bills: BillRow[];
  items: (WalletItem | Send)[];
  results: PostResult[];
  transitIds: (bigint | undefined)[];
};

/**
 * Pays every open bill once: a page of bills is claimed by row locks in the transaction that moves the money and
 * records the payment. The transaction of a dead worker is rolled back, and its bills are paid by another. An upline
 * without enough money pays what it has, and the rest later; one whose account is locked or closed is tried every hour. Payments between members are delivered before the
 * receivers have to pay out of them.
 */
export async function payBills({ pool, wallet }: Pick<ContractsDeps, 'pool' | 'wallet'>): Promise<number> {
  let count = 0;
  let after: { depth: number; id: bigint } | undefined;
  for (;;) {
    const { bills, items, results, transitIds }: Paid = await transact(pool, (client) => payPage(client, after));
    wallet.announce(items, results);
    for (const id of transitIds) if (id !== undefined) await arrive({ pool, wallet }, id);
    count += results.filter(({ outcome }) => outcome === 'applied').length;
    const last = bills.at(-1);
    if (!last) return count;
    after = last;
  }
}

async function payPage(client: Transaction, after: { depth: number; id: bigint } | undefined): Promise<Paid> {
  const claimed = await claimBills(client, { after, limit: PAGE });
  // Payers of one depth do not pay each other, so none waits for another's transfer.
  const bills = claimed.filter(({ depth }) => depth === claimed[0]?.depth);
  const purse = await pursesOf(client, bills);
  const due = bills.map((bill) => ({ bill, amount: takeFrom(purse, bill) }));
  const paying = due.filter(({ amount }) => amount > 0n);
  const items = paying.map(({ bill, amount }) => transferOf(bill, amount));
  const { results, transitIds } = await sendWithin(client, items);
  const tried = new Map(paying.map(({ bill, amount }, at) => [bill.id, { amount, outcome: results[at]?.outcome }]));
  await updatePaid(
    client,
    due.map(({ bill }) => paymentOf(bill, tried.get(bill.id))),
  );
  return { bills, items, results, transitIds };
}

/** Balances of the payers, except houses. */
async function pursesOf(client: Transaction, bills: readonly BillRow[]): Promise<Map<string, bigint>> {
  const ids = bills.flatMap(({ payerId, memberId }) => [payerId, memberId]).filter((id) => id !== HOUSE);
  const rows = await spendableOf(client, [...new Set(ids)]);
  return new Map(
    rows.map(({ brandId, memberId, currency, balance }) => [`${brandId}:${memberId}:${currency}`, balance]),
  );
}

/**
 * The payable part of a bill. What the house pays a member by one bill of the page may pay the next. It is an estimate
 * from a read; the ledger decides.
 */
function takeFrom(purse: Map<string, bigint>, { brandId, payerId, memberId, currency, amount, paid }: BillRow): bigint {
  const open = amount - paid;
  const payer = `${brandId}:${payerId}:${currency}`;
  const payee = `${brandId}:${memberId}:${currency}`;
  const has = payerId === HOUSE ? open : (purse.get(payer) ?? 0n);
  const taken = has < open ? has : open;
  if (payerId !== HOUSE) purse.set(payer, has - taken);
  else purse.set(payee, (purse.get(payee) ?? 0n) + taken);
  return taken;
}

const kinds = { dividend: 'dividend', daily: 'dailyWage', hourly: 'hourlyWage', realtime: 'realtimeWage' } as const;

/** The idempotency key is the bill with the attempt number of its row. */
function transferOf(
  { id, brandId, payerId, memberId, currency, kind, attempts }: BillRow,
  amount: bigint,
): WalletItem | Send {
  const common = {
    ...{ brandId, currency, scope: 'contracts.bill', key: `bill:${id}:${attempts + 1}`, kind: kinds[kind] },
    amount,
  };
  return payerId === HOUSE
    ? { ...common, memberId, debit: `house.contracts:${kind}`, credit: 'main' }
    : { ...common, memberId: payerId, payeeId: memberId, isOwed: true };
}

/** Without an attempt the payer had nothing. One who had enough and was refused is not tried again at once. */
function paymentOf(
  { id, amount, paid, attempts }: BillRow,
  attempt: { amount: bigint; outcome: Outcome | undefined } | undefined,
): PaymentMade {
  const moved = attempt?.outcome === 'applied' ? attempt.amount : 0n;
  const now = paid + moved;
  return {
    ...{ id, paid: now, moved, attempts: attempt === undefined ? attempts : attempts + 1 },
    status: now === amount ? 'issued' : now > 0n ? 'partly' : 'insufficient',
    isBlocked: attempt !== undefined && moved === 0n && attempt.outcome !== 'insufficient_funds',
  };
}
