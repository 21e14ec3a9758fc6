import { approveWithdrawal, closeHeldDeposit, payWithdrawal, resolveCase } from '@baize/contract';
import { setTimeout as wait } from 'node:timers/promises';
import type { Fuzz } from './Fuzz.ts';
import { receipts, sayReceipt } from './sayReceipt.ts';

const PATIENCE_MS = 360_000;

/** Receipts that are given one by one; of more than these the time runs out. */
const RECEIPTS_BY_HAND = 40;

/** Finishes everything: what is in doubt is polled, every hold is paid, and every receipt and case is closed. */
export async function settleAll(fuzz: Fuzz): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  fuzz.gateway.isReliable = true;
  fuzz.purse.isReliable = true;
  for (let turn = 0; ; turn += 1) {
    await hasten(fuzz);
    await decideWithdrawals(fuzz);
    await confirmReceipts(fuzz, turn);
    await closeCases(fuzz);
    await returnHeld(fuzz);
    if ((await isSettled(fuzz)) || Date.now() > deadline) break;
    await wait(250);
  }
  fuzz.gateway.isReliable = false;
  fuzz.purse.isReliable = false;
}

/** Makes due now what would be due within a minute, and the jobs that see to it. */
async function hasten({ owner, gateway }: Fuzz): Promise<void> {
  for (const order of gateway.open('payout')) order.status = 'paid';
  await owner.query(
    `update gateways_payments set ask_at = now() where status in ('creating', 'unknown', 'open') and ask_at > now()`,
  );
  await owner.query(
    `update gateways_payouts set ask_at = now() where status in ('sending', 'unknown', 'accepted') and ask_at > now()`,
  );
  // What nothing has touched for two seconds is with nobody any more, so that its age can be that of a lost transfer.
  await owner.query(
    `update transfers_moves set sent_at = sent_at - interval '2 minutes', next_check_at = now()
      where status in ('requested', 'sent', 'unknown') and updated_at < clock_timestamp() - interval '2 seconds'`,
  );
  await owner.query(
    `update kit_schedule set next_at = clock_timestamp()
      where name in ('cashier.receiveUnconfirmed', 'transfers.checkDueMoves')`,
  );
}

async function decideWithdrawals({ owner, calls, operators }: Fuzz): Promise<void> {
  const [first = '', second = ''] = operators;
  const { rows } = await owner.query<{ id: string; status: string; paying: boolean }>(
    `select id::text, status, is_paying as paying from cashier_withdrawals
      where status in ('requested', 'review', 'approved') limit 200`,
  );
  for (const { id: withdrawalId, status, paying } of rows) {
    if (paying) continue;
    const token = status === 'review' ? second : first;
    const act =
      status === 'approved'
        ? calls.call(0, payWithdrawal, { withdrawalId, reference: 'END' }, { token })
        : calls.call(1, approveWithdrawal, { withdrawalId, note: '' }, { token });
    const answer = await act.catch(() => undefined);
    // Where this operator gave the first approval, another one gives the last.
    if (answer?.code === 'second_operator_needed') {
      await calls.call(0, approveWithdrawal, { withdrawalId, note: '' }, { token: first }).catch(() => undefined);
    }
  }
}

/** By turns in full, in part, not at all and too late. */
async function confirmReceipts(fuzz: Fuzz, turn: number): Promise<void> {
  const { rows } = await fuzz.owner.query<{ id: string }>(
    `select id::text from cashier_withdrawals where status = 'paid' order by id limit ${RECEIPTS_BY_HAND}`,
  );
  for (const [at, { id }] of rows.entries()) {
    const kind = receipts[(at + turn) % (receipts.length + 1)];
    if (kind !== undefined) await sayReceipt(fuzz, id, kind).catch(() => undefined);
  }
  await fuzz.owner.query(
    `update cashier_withdrawals set confirm_by = clock_timestamp() where status = 'paid' and confirm_by > clock_timestamp()`,
  );
}

/** By turns with all that is missing and with nothing. */
async function closeCases({ owner, calls, operators, said }: Fuzz): Promise<void> {
  const { rows } = await owner.query<{ id: string; missing: string }>(
    `select id::text, (amount - fee - coalesce(amount_received, 0))::text as missing from cashier_withdrawals
      where status in ('receivedPart', 'notReceived') order by id limit 200`,
  );
  for (const { id: withdrawalId, missing } of rows) {
    const payBack = BigInt(withdrawalId) % 2n === 0n ? BigInt(missing) : 0n;
    const input = { withdrawalId, payBack, reason: 'The bank said so by letter.' };
    for (const token of operators.slice(0, 2)) {
      const answer = await calls.call(0, resolveCase, input, { token }).catch(() => undefined);
      if (answer?.success === true) said.closed.set(withdrawalId, payBack);
      // Whoever paid it pays nothing of it back.
      if (answer?.code !== 'second_operator_needed') break;
    }
  }
}

async function returnHeld({ owner, calls, operators }: Fuzz): Promise<void> {
  const { rows } = await owner.query<{ id: string }>(
    `select id::text from cashier_deposits where status = 'held' limit 200`,
  );
  for (const { id: depositId } of rows) {
    const input = { depositId, outcome: 'return', reference: 'BACK', reason: 'It is above the limit.' } as const;
    await calls.call(0, closeHeldDeposit, input, { token: operators[0] }).catch(() => undefined);
  }
}

async function isSettled({ owner, gateway }: Fuzz): Promise<boolean> {
  const paid = [...gateway.orders.values()].filter(({ kind, status }) => kind === 'payment' && status === 'paid');
  const { rows } = await owner.query<{ open: number }>(
    `select ((select count(*) from gateways_payments where status in ('creating', 'unknown'))
           + (select count(*) from gateways_payments where order_id = any($1::uuid[]) and status <> 'paid')
           + (select count(*) from gateways_payouts where status in ('sending', 'unknown', 'accepted'))
           + (select count(*) from cashier_withdrawals
               where status in ('requested', 'review', 'approved', 'paid', 'receivedPart', 'notReceived'))
           + (select count(*) from cashier_deposits where status = 'held')
           + (select count(*) from transfers_moves where status in ('requested', 'sent', 'unknown'))
           + (select count(*) from wallet_transits where status in ('sent', 'refused')))::int as open`,
    [paid.map(({ orderId }) => orderId)],
  );
  return rows[0]?.open === 0;
}
