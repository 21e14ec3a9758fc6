import type pg from 'pg';
import { bookChecks } from '../../apps/platform/src/bookChecks.ts';
import { verifyLedger } from '../../apps/platform/src/modules/wallet/index.ts';
import { checkLimits } from './checkLimits.ts';
import { checkReceipts } from './checkReceipts.ts';
import { checkTransfers } from './checkTransfers.ts';
import type { Fuzz } from './Fuzz.ts';

/**
 * Checks the books against what was acknowledged and what the gateway and the vendor remember; reads nothing from the
 * processes. `month` is the beginning of the one in which the run began.
 */
export async function checkBooks(fuzz: Omit<Fuzz, 'calls'>, month: Date): Promise<string[]> {
  const { owner, gateway, purse, members, said, seen } = fuzz;
  const faults = [...seen];
  const rowsOf = async <Row extends pg.QueryResultRow>(text: string): Promise<Row[]> =>
    (await owner.query<Row>(text)).rows;

  const ledger = await verifyLedger(owner, { besides: bookChecks });
  for (const fault of ledger.faults) {
    faults.push(
      `ledger: ${JSON.stringify(fault, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value))}`,
    );
  }
  for (const { sum } of ledger.trialBalance) if (BigInt(sum) !== 0n) faults.push(`the ledger sums to ${sum}`);
  for (const row of await rowsOf<{ member: string }>(
    `select member_id::text as member from wallet_accounts where member_id > 0 and balance < 0`,
  )) {
    faults.push(`a balance of member ${row.member} is below zero`);
  }

  const [held] = await rowsOf<{ held: string; open: string; count: number }>(
    `select (select coalesce(sum(balance), 0)::text from wallet_accounts where name = 'hold.withdrawal') as held,
            coalesce(sum(amount), 0)::text as open, count(*)::int as count
       from cashier_withdrawals where status in ('requested', 'review', 'approved')`,
  );
  if (held?.held !== held?.open) faults.push(`held ${held?.held}, open ${held?.open}`);
  if (held?.count !== 0) faults.push(`${held?.count} withdrawals were not resolved`);

  // Each withdrawal left the account once, to the bank or back, matching its status.
  for (const row of await rowsOf<{ id: string; status: string; paid: number; returned: number }>(
    `select w.id::text, w.status,
            (select count(*)::int from wallet_transfers t where t.brand_id = w.brand_id and t.scope = 'cashier.withdrawal'
              and t.key = 'withdrawal:' || w.id || ':paid' and t.outcome = 'applied') as paid,
            (select count(*)::int from wallet_transfers t where t.brand_id = w.brand_id and t.scope = 'cashier.withdrawal'
              and t.key = 'withdrawal:' || w.id || ':returned' and t.outcome = 'applied') as returned
       from cashier_withdrawals w`,
  )) {
    const isRight =
      row.status === 'rejected' ? row.paid === 0 && row.returned === 1 : row.paid === 1 && row.returned === 0;
    if (!isRight)
      faults.push(`withdrawal ${row.id} is ${row.status}, paid ${row.paid} times, returned ${row.returned}`);
  }

  // Every payout in the gateway's memory belongs to one withdrawal, which was not paid by hand too.
  const payouts = await rowsOf<{
    order: string;
    withdrawal: string;
    status: string;
    reference: string;
    external: string;
  }>(
    `select p.order_id::text as order, p.withdrawal_id::text as withdrawal, w.status, w.reference,
            coalesce(p.external_id, '') as external
       from gateways_payouts p join cashier_withdrawals w on w.id = p.withdrawal_id`,
  );
  const paidOut = new Map<string, number>();
  for (const row of payouts) {
    if (gateway.orders.get(`payout ${row.order}`)?.status !== 'paid') continue;
    paidOut.set(row.withdrawal, (paidOut.get(row.withdrawal) ?? 0) + 1);
    if (row.reference !== row.external) faults.push(`withdrawal ${row.withdrawal} was paid by the gateway and by hand`);
  }
  for (const [withdrawal, times] of paidOut)
    if (times > 1) faults.push(`withdrawal ${withdrawal} was paid ${times} times`);
  const known = new Set(payouts.map((row) => `payout ${row.order}`));

  // A deposit is credited, or returned where the member's limit forbids it, if and only if the gateway was paid.
  const kept = ['approved', 'returned'];
  const payments = await rowsOf<{ order: string; deposit: string; status: string }>(
    `select p.order_id::text as order, d.id::text as deposit, d.status
       from gateways_payments p join cashier_deposits d on d.id = p.deposit_id`,
  );
  for (const row of payments) {
    known.add(`payment ${row.order}`);
    const isPaid = gateway.orders.get(`payment ${row.order}`)?.status === 'paid';
    if (isPaid !== kept.includes(row.status)) faults.push(`deposit ${row.deposit} is ${row.status}, paid: ${isPaid}`);
  }
  for (const key of gateway.orders.keys()) if (!known.has(key)) faults.push(`unknown order: ${key}`);
  for (const order of said.paidIn) {
    const row = payments.find((one) => one.order === order);
    if (!kept.includes(row?.status ?? '')) faults.push(`lost: an acknowledged report of ${order}`);
  }

  // Nothing that was acknowledged is lost.
  const deposits = new Map(
    (await rowsOf<{ id: string; status: string }>('select id::text, status from cashier_deposits')).map((row) => [
      row.id,
      row.status,
    ]),
  );
  for (const [id, state] of said.deposits) {
    const now = deposits.get(id);
    if (now === undefined || (state !== 'asked' && now !== state))
      faults.push(`deposit ${id} was ${state} and is ${now}`);
  }
  const withdrawals = new Map(
    (await rowsOf<{ id: string; status: string }>('select id::text, status from cashier_withdrawals')).map((row) => [
      row.id,
      row.status,
    ]),
  );
  for (const [id, state] of said.withdrawals) {
    const now = withdrawals.get(id);
    const isKept =
      state === 'paid'
        ? ['paid', 'received', 'receivedPart', 'notReceived', 'closed'].includes(now ?? '')
        : state === 'rejected'
          ? now === 'rejected'
          : now !== undefined;
    if (!isKept) faults.push(`withdrawal ${id} was ${state} and is ${now}`);
  }

  for (const [id, times] of said.paidByHand)
    if (times > 1) faults.push(`withdrawal ${id} was acknowledged as paid by hand ${times} times`);

  faults.push(...(await checkReceipts(owner, said)));
  faults.push(...(await checkTransfers(fuzz)));
  faults.push(...(await checkLimits(fuzz, month)));

  // Each balance follows from deposits, play, withdrawals and transfers alone.
  const sums = await rowsOf<{ member: string; balance: string; moved: string }>(
    `select a.member_id::text as member, a.balance::text,
            (coalesce((select sum(d.amount - d.fee) from cashier_deposits d where d.member_id = a.member_id and d.status = 'approved'), 0)
           - coalesce((select sum(w.amount - w.paid_back) from cashier_withdrawals w where w.member_id = a.member_id and w.status <> 'rejected'), 0)
           - coalesce((select sum(t.amount) from agents_transfers t where t.from_id = a.member_id), 0)
           + coalesce((select sum(t.amount) from agents_transfers t where t.to_id = a.member_id), 0))::text as moved
       from wallet_accounts a where a.name = 'main' and a.member_id > 0`,
  );
  for (const row of sums) {
    const member = members.find(({ id }) => id === row.member);
    const expected = BigInt(row.moved) + (member?.played ?? 0n) - purse.balanceOf(`baize-${row.member}`);
    if (BigInt(row.balance) !== expected)
      faults.push(`member ${row.member} has ${row.balance}, the model says ${expected}`);
  }
  return faults;
}
