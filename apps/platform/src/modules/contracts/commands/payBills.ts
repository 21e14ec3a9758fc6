import { transact } from '@baize/server/transact';
import { arrive, sendWithin, spendableOf, type PostResult, type Send, type WalletItem } from '#modules/wallet/index.ts';
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
 * Pays every bill that waits for money, once: a page of bills is claimed row by row in the transaction that moves their
 * money and says what was paid. A worker that dies leaves nothing; one that is cut off and comes back finds its
 * transaction gone and the bills paid by another. An upline that has too little pays what it has, and the rest later. What
 * one member pays another is brought there before whoever stands below is asked to pay out of it.
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
  // Those of one depth pay nobody among themselves, so none of them waits for what another sends.
  const bills = claimed.filter(({ depth }) => depth === claimed[0]?.depth);
  const purse = await pursesOf(client, bills);
  const due = bills.map((bill) => ({ bill, amount: takeFrom(purse, bill) }));
  const paying = due.filter(({ amount }) => amount > 0n);
  const items = paying.map(({ bill, amount }) => transferOf(bill, amount));
  const { results, transitIds } = await sendWithin(client, items);
  const moved = new Map(
    paying.map(({ bill, amount }, at) => [bill.id, results[at]?.outcome === 'applied' ? amount : 0n] as const),
  );
  await updatePaid(
    client,
    due.map(({ bill }) => paymentOf(bill, moved.get(bill.id))),
  );
  return { bills, items, results, transitIds };
}

/** What each payer can spend, of those that are no house. */
async function pursesOf(client: Transaction, bills: readonly BillRow[]): Promise<Map<string, bigint>> {
  const ids = bills.flatMap(({ payerId, memberId }) => [payerId, memberId]).filter((id) => id !== HOUSE);
  const rows = await spendableOf(client, [...new Set(ids)]);
  return new Map(
    rows.map(({ brandId, memberId, currency, balance }) => [`${brandId}:${memberId}:${currency}`, balance]),
  );
}

/**
 * How much of a bill can be paid now. What the house pays a member by one bill of the page may pay the next. It is a guess
 * by what was read; the ledger itself has the last word.
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

/** The key is the bill and the number of the attempt, which the bill's row counts. */
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

/** `moved` is what went over, zero when the ledger refused, undefined when there was nothing to try. */
function paymentOf({ id, amount, paid, attempts }: BillRow, moved: bigint | undefined): PaymentMade {
  const now = paid + (moved ?? 0n);
  return {
    ...{ id, paid: now, attempts: moved === undefined ? attempts : attempts + 1 },
    status: now === amount ? 'issued' : now > 0n ? 'partly' : 'insufficient',
    isMoved: (moved ?? 0n) > 0n,
  };
}
