import type { closeHeldDeposit, InputOf } from '@baize/contract';
import { formatAmount } from '@baize/maths';
import type { OperatorSession } from '#kit/implement.ts';
import { Refusal } from '#kit/refusal.ts';
import { retried } from '#kit/retried.ts';
import { transact } from '@baize/server/transact';
import { record } from '#modules/audit/index.ts';
import { postWithin } from '#modules/wallet/index.ts';
import type { CashierDeps } from '../CashierDeps.ts';
import { depositFact, depositKey, depositMoney, refuseUnposted, toldAs } from '../depositMoney.ts';
import type { DepositRow } from '../DepositRow.ts';
import { tellDecided } from '../tellDecided.ts';
import { endHeld, readDeposit } from '../store.ts';
import { lockWithdrawals } from '../store/withdrawals.ts';

type Closing = InputOf<typeof closeHeldDeposit> & { operator: OperatorSession; ip: string };

/**
 * Ends a held deposit once. A credit uses the deposit's own idempotency key and the ledger's usual checks, so it cannot
 * bypass an exclusion; a refusal leaves it held.
 */
export async function closeHeld(deps: CashierDeps, closing: Closing): Promise<DepositRow> {
  const { depositId, operator, ip, reason } = closing;
  const { brandId } = operator;
  const reference = closing.reference?.trim() ?? '';
  const status = closing.outcome === 'credit' ? 'approved' : 'returned';
  if (status === 'returned' && reference === '') throw new Refusal('field_required');
  const known = await readDeposit(deps.pool, brandId, depositId);
  if (!known) throw new Refusal('deposit_not_found');
  if (await deps.operators.isOwnAccount(operator.operatorId, known.memberId)) throw new Refusal('not_allowed');
  const member = { brandId, memberId: known.memberId };
  const language = await deps.messages.languageOf(member);

  const { row, items, results } = await retried(() =>
    transact(deps.pool, async (client) => {
      await lockWithdrawals(client, member);
      const ended = await endHeld(client, {
        ...{ brandId, id: depositId, status, reason, operatorId: operator.operatorId, operator: operator.username },
        reference: status === 'returned' ? reference : '',
      });
      if (!ended) throw new Refusal('deposit_not_held');
      await record(client, {
        ...{ brandId, actorId: operator.operatorId, actor: operator.username, ip },
        ...{ action: 'cashier.closeHeldDeposit', objectType: 'deposit', objectId: depositId, reason },
        before: { status: 'held', heldFor: known.heldFor },
        after: {
          ...{ status, member: ended.account, amount: formatAmount(ended.amount), currency: ended.currency },
          ...(status === 'returned' ? { reference } : {}),
        },
      });
      const key = depositKey(ended);
      await deps.messages.writeWithin(client, { ...member, language, key, fact: depositFact(ended) });
      await tellDecided(client, { ...member, kind: toldAs(ended), amount: ended.amount, currency: ended.currency });
      const credit = status === 'approved' ? depositMoney(ended) : [];
      if (status === 'approved') await deps.promotions.noteFact(client, member);
      const posted = await postWithin(client, credit);
      posted.forEach(refuseUnposted);
      return { row: ended, items: credit, results: posted };
    }),
  );
  deps.wallet.announce(items, results);
  return row;
}
