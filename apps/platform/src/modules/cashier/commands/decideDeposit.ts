import { formatAmount } from '@baize/maths';
import type { OperatorSession } from '../../../kit/implement.ts';
import { Refusal } from '../../../kit/refusal.ts';
import { retried } from '../../../kit/retried.ts';
import { transact } from '@baize/server/transact';
import { record } from '../../audit/index.ts';
import { postWithin } from '../../wallet/index.ts';
import type { CashierDeps } from '../CashierDeps.ts';
import { depositFact, depositMoney, refuseUnposted, toldAs } from '../depositMoney.ts';
import type { DepositRow } from '../DepositRow.ts';
import { decide, readDeposit } from '../store.ts';
import { tellDecided } from '../tellDecided.ts';
import { lockWithdrawals } from '../store/withdrawals.ts';

type Decision = {
  depositId: string;
  operator: OperatorSession;
  ip: string;
} & ({ status: 'approved'; note: string } | { status: 'rejected'; publicReason: string; reason: string });

/**
 * Decides a request: its state, the money, the audit row and the member's message stand in one transaction, under a key
 * that is the request's own, so that nothing can credit it twice. What open pages are told is asked for there too.
 */
export async function decideDeposit(deps: CashierDeps, decision: Decision): Promise<DepositRow> {
  const { depositId, operator, ip, status } = decision;
  const { brandId } = operator;
  const known = await readDeposit(deps.pool, brandId, depositId);
  if (!known) throw new Refusal('deposit_not_found');
  if (known.gatewayId !== null) throw new Refusal('deposit_of_gateway');
  if (await deps.operators.isOwnAccount(operator.operatorId, known.memberId)) throw new Refusal('not_allowed');

  const member = { brandId, memberId: known.memberId };
  const language = await deps.messages.languageOf(member);

  const { row, items, results } = await retried(() =>
    transact(deps.pool, async (client) => {
      const reason = decision.status === 'approved' ? decision.note : decision.reason;
      // A withdrawal looks at the deposits that stand; one that comes at this moment looks before or after.
      await lockWithdrawals(client, member);
      const decided = await decide(client, {
        brandId,
        id: depositId,
        status,
        publicReason: decision.status === 'rejected' ? decision.publicReason : '',
        reason,
        operatorId: operator.operatorId,
        operator: operator.username,
      });
      if (!decided) throw new Refusal('deposit_not_pending');
      await record(client, {
        brandId,
        actorId: operator.operatorId,
        actor: operator.username,
        ip,
        action: status === 'approved' ? 'cashier.approveDeposit' : 'cashier.rejectDeposit',
        objectType: 'deposit',
        objectId: depositId,
        reason,
        before: { status: 'pending' },
        after: {
          status,
          member: decided.account,
          amount: formatAmount(decided.amount),
          fee: formatAmount(decided.fee),
          currency: decided.currency,
          ...(decision.status === 'rejected' ? { publicReason: decision.publicReason } : {}),
        },
      });
      await deps.messages.writeWithin(client, {
        ...{ ...member, language, key: `deposit:${decided.id}` },
        fact: depositFact(decided),
      });
      const { amount, currency } = decided;
      await tellDecided(client, { ...member, kind: toldAs(decided), amount, currency });
      const credit = status === 'approved' ? depositMoney(decided) : [];
      const posted = await postWithin(client, credit);
      posted.forEach(refuseUnposted);
      return { row: decided, items: credit, results: posted };
    }),
  );

  deps.wallet.announce(items, results);
  return row;
}
