import type { AuditAct } from '@baize/contract/audit/auditActs';
import { formatAmount } from '@baize/maths';
import type { OperatorSession } from '#kit/implement.ts';
import { Refusal } from '#kit/refusal.ts';
import { retried } from '#kit/retried.ts';
import { transact } from '@baize/server/transact';
import { record } from '#modules/audit/index.ts';
import { postWithin } from '#modules/wallet/index.ts';
import type { CashierDeps, Transaction } from '../CashierDeps.ts';
import { depositFact, depositMoney, refuseUnposted, toldAs } from '../depositMoney.ts';
import type { DepositRow } from '../DepositRow.ts';
import { approve, expireOverdue, readDeposit, reject } from '../store.ts';
import { tellDecided } from '../tellDecided.ts';
import { lockWithdrawals } from '../store/withdrawals.ts';

type Decision = {
  depositId: string;
  operator: OperatorSession;
  ip: string;
} & (
  | { status: 'approved'; note: string; isLate: boolean }
  | { status: 'rejected'; publicReason: string; reason: string }
);

/**
 * Decides a deposit: state, money, audit row and the member's message are one transaction, under the deposit's own
 * idempotency key, so that nothing can credit it twice. The live notification is queued there too. The first of two
 * approvals moves no money and is not announced.
 */
export async function decideDeposit(deps: CashierDeps, decision: Decision): Promise<DepositRow> {
  const { depositId, operator, ip } = decision;
  const { brandId } = operator;
  const known = await readDeposit(deps.pool, brandId, depositId);
  if (!known) throw new Refusal('deposit_not_found');
  if (known.gatewayId !== null) throw new Refusal('deposit_of_gateway');
  if (await deps.operators.isOwnAccount(operator.operatorId, known.memberId)) throw new Refusal('not_allowed');

  const member = { brandId, memberId: known.memberId };
  const language = await deps.messages.languageOf(member);

  const { row, items, results } = await retried(() =>
    transact(deps.pool, async (client) => {
      // Concurrent withdrawals read the approved deposits before or after, never in between.
      await lockWithdrawals(client, member);
      const decided = await move(client, known, decision);
      if (!decided) throw await refusalOf(client, decision);
      await record(client, {
        brandId,
        actorId: operator.operatorId,
        actor: operator.username,
        ip,
        action: actionOf(decision),
        objectType: 'deposit',
        objectId: depositId,
        reason: decision.status === 'approved' ? decision.note : decision.reason,
        before: { status: stateBefore(decided, decision) },
        after: {
          status: decided.status,
          member: decided.account,
          amount: formatAmount(decided.amount),
          fee: formatAmount(decided.fee),
          currency: decided.currency,
          ...(decision.status === 'rejected' ? { publicReason: decision.publicReason } : {}),
        },
      });
      if (decided.status === 'review') return { row: decided, items: [], results: [] };
      await deps.messages.writeWithin(client, {
        ...{ ...member, language, key: `deposit:${decided.id}` },
        fact: depositFact(decided),
      });
      const { amount, currency } = decided;
      await tellDecided(client, { ...member, kind: toldAs(decided), amount, currency });
      const credit = decided.status === 'approved' ? depositMoney(decided) : [];
      if (decided.status === 'approved') await deps.promotions.noteFact(client, member);
      const posted = await postWithin(client, credit);
      posted.forEach(refuseUnposted);
      return { row: decided, items: credit, results: posted };
    }),
  );

  deps.wallet.announce(items, results);
  return row;
}

async function move(client: Transaction, known: DepositRow, decision: Decision): Promise<DepositRow | undefined> {
  const { operator } = decision;
  const by = {
    ...{ brandId: known.brandId, id: decision.depositId },
    ...{ operatorId: operator.operatorId, operator: operator.username },
  };
  if (decision.status === 'rejected') {
    return reject(client, { ...by, publicReason: decision.publicReason, reason: decision.reason });
  }
  // Until the job runs, an expired deposit may not be marked as expired yet.
  if (decision.isLate) await expireOverdue(client, known.brandId, known.memberId);
  return approve(client, { ...by, isLate: decision.isLate, note: decision.note });
}

/** Why nothing moved: a concurrent decision, the second approval by the same person, or not expired. */
async function refusalOf(client: Transaction, decision: Decision): Promise<Refusal> {
  const { operator, depositId } = decision;
  const now = await readDeposit(client, operator.brandId, depositId);
  if (decision.status === 'approved' && decision.isLate) {
    if (now?.status === 'pending') return new Refusal('deposit_not_expired');
  } else if (decision.status === 'approved' && now?.status === 'review') {
    if (now.firstApproverId === operator.operatorId) return new Refusal('second_operator_needed');
  }
  return new Refusal('deposit_not_pending');
}

function actionOf(decision: Decision): AuditAct {
  if (decision.status === 'rejected') return 'cashier.rejectDeposit';
  return decision.isLate ? 'cashier.approveLateDeposit' : 'cashier.approveDeposit';
}

function stateBefore(decided: DepositRow, decision: Decision): DepositRow['status'] {
  if (decided.status !== 'review' && decided.firstApproverId !== null) return 'review';
  return decision.status === 'approved' && decision.isLate ? 'expired' : 'pending';
}
