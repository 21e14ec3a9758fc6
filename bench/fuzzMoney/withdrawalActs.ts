import {
  approveWithdrawal,
  createPayout,
  createWithdrawal,
  payWithdrawal,
  rejectWithdrawal,
  resolveCase,
} from '@baize/contract';
import { randomUUID } from 'node:crypto';
import { PAYMENT_SECRET } from './PAYMENT_SECRET.ts';
import type { Fuzz, FuzzAct } from './Fuzz.ts';
import { happen } from './happen.ts';
import { receipts, sayReceipt } from './sayReceipt.ts';

/** Withdrawals, decisions pressed several times, the gateway's payouts, receipts of every kind, and closed cases. */
export function withdrawalActs(fuzz: Fuzz): FuzzAct[] {
  const { owner, calls, draw, said, anyMember, anyOperator, anyOf, count } = fuzz;

  const withdraw = async (): Promise<void> => {
    const { token, ip, accountId } = anyMember();
    const input = { requestId: randomUUID(), accountId, amount: BigInt(10 + draw(200)) * 100_000n };
    const sealed = { ...input, paymentPassword: PAYMENT_SECRET };
    const { value } = await calls.call(draw(9), createWithdrawal, sealed, { token, ip });
    if (value) said.withdrawals.set(value.id, 'requested');
  };

  /** What is final stays what was said, whatever else was said beside it. */
  const acknowledge = (id: string, state: string): void => {
    const known = said.withdrawals.get(id);
    const isFinal = known === 'paid' || known === 'rejected';
    if (state === 'paid') said.paidByHand.set(id, (said.paidByHand.get(id) ?? 0) + 1);
    if (isFinal && state !== 'any' && state !== known) fuzz.seen.push(`withdrawal ${id} was ${known} and ${state}`);
    if (!isFinal) said.withdrawals.set(id, state);
  };

  const decide = async (): Promise<void> => {
    const withdrawalId = await anyOf(
      `select id::text from cashier_withdrawals where status in ('requested', 'review', 'approved') order by random()`,
    );
    if (withdrawalId === undefined) return;
    const pressed = Array.from({ length: 1 + draw(3) }, async () => {
      const token = anyOperator();
      const choice = draw(100);
      const at = draw(9);
      const note = async (answer: Promise<{ success: boolean }>, state: string): Promise<void> => {
        if ((await answer).success) acknowledge(withdrawalId, state);
      };
      if (choice < 50) await note(calls.call(at, approveWithdrawal, { withdrawalId, note: '' }, { token }), 'any');
      else if (choice < 70)
        await note(calls.call(at, payWithdrawal, { withdrawalId, reference: 'TX' }, { token }), 'paid');
      else if (choice < 88) {
        const input = { withdrawalId, gatewayId: String(fuzz.gatewayId) };
        await note(calls.call(at, createPayout, input, { token }), 'any');
      } else {
        const input = { withdrawalId, publicReason: 'other' as const, reason: 'Refused by chance.' };
        await note(calls.call(at, rejectWithdrawal, input, { token }), 'rejected');
      }
    });
    for (const one of await Promise.allSettled(pressed)) if (one.status === 'fulfilled') count('decisions');
  };

  /** A receipt, perhaps two that differ, and now and then one while the time for it runs out. */
  const receive = async (): Promise<void> => {
    const withdrawalId = await anyOf(
      `select id::text from cashier_withdrawals where status = 'paid' order by random()`,
    );
    if (withdrawalId === undefined) return;
    const kinds = Array.from({ length: 1 + draw(2) }, () => receipts[draw(receipts.length)] ?? 'full');
    const late = draw(5) === 0 ? [runOut(withdrawalId)] : [];
    await Promise.allSettled([...late, ...kinds.map((kind) => sayReceipt(fuzz, withdrawalId, kind))]);
  };

  const runOut = (withdrawalId: string): Promise<unknown> =>
    owner.query(`update cashier_withdrawals set confirm_by = clock_timestamp() where id = $1 and status = 'paid'`, [
      withdrawalId,
    ]);

  /** Closes a case with nothing, a part, all that is missing, or more, which has to be refused. */
  const close = async (): Promise<void> => {
    const withdrawalId = await anyOf(
      `select id::text from cashier_withdrawals where status in ('receivedPart', 'notReceived') order by random()`,
    );
    if (withdrawalId === undefined) return;
    const { rows } = await owner.query<{ missing: string }>(
      `select (amount - fee - coalesce(amount_received, 0))::text as missing from cashier_withdrawals where id = $1`,
      [withdrawalId],
    );
    const missing = BigInt(rows[0]?.missing ?? 0);
    const pressed = Array.from({ length: 1 + draw(2) }, async () => {
      const payBack = [0n, missing - (missing % 2_000n) / 2n, missing, missing + 1_000n][draw(4)] ?? 0n;
      const input = { withdrawalId, payBack, reason: 'The bank said so by letter.' };
      const { success } = await calls.call(draw(9), resolveCase, input, { token: anyOperator() });
      if (success) said.closed.set(withdrawalId, payBack);
      if (success && payBack > missing)
        fuzz.seen.push(`withdrawal ${withdrawalId}: ${payBack} of ${missing} paid back`);
    });
    for (const one of await Promise.allSettled(pressed)) if (one.status === 'fulfilled') count('cases');
  };

  return [
    [11, 'withdrawals', withdraw],
    [13, '', decide],
    [5, '', () => happen(fuzz, 'payout')],
    [6, '', receive],
    [3, '', close],
  ];
}
