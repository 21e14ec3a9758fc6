import { formatAmount } from '@baize/maths';
import type { OperatorSession } from '../../../kit/implement.ts';
import { Refusal } from '../../../kit/refusal.ts';
import { transact } from '../../../kit/transact.ts';
import { record } from '../../audit/index.ts';
import { postWithin, type PostResult, type WalletItem } from '../../wallet/index.ts';
import type { CashierDeps } from '../CashierDeps.ts';
import type { DepositRow } from '../DepositRow.ts';
import { decide, readDeposit } from '../store.ts';

type Decision = {
  depositId: string;
  operator: OperatorSession;
  ip: string;
} & ({ status: 'approved'; note: string } | { status: 'rejected'; publicReason: string; reason: string });

/**
 * Decides a request: its state, the money and the audit row stand in one transaction, under a key that is the
 * request's own, so that nothing can credit it twice. What the member is told follows the commit.
 */
export async function decideDeposit(deps: CashierDeps, decision: Decision): Promise<DepositRow> {
  const { depositId, operator, ip, status } = decision;
  const { brandId } = operator;
  const known = await readDeposit(deps.pool, brandId, depositId);
  if (!known) throw new Refusal('deposit_not_found');
  if (await deps.operators.isOwnAccount(operator.operatorId, known.memberId)) throw new Refusal('not_allowed');

  const { row, items, results } = await retried(() =>
    transact(deps.pool, async (client) => {
      const reason = decision.status === 'approved' ? decision.note : decision.reason;
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
      const credit = status === 'approved' ? creditOf(decided) : [];
      const posted = await postWithin(client, credit);
      posted.forEach(refuseUnposted);
      return { row: decided, items: credit, results: posted };
    }),
  );

  deps.wallet.announce(items, results);
  try {
    deps.onDecided({
      kind: status === 'approved' ? 'depositApproved' : 'depositRejected',
      brandId,
      memberId: row.memberId,
      amount: row.amount,
      currency: row.currency,
    });
  } catch (error) {
    deps.log.error({ err: error, deposit: depositId }, 'the member was not told of a decision');
  }
  return row;
}

/** What came in at the bank goes to the member, less the fee, which the house keeps. */
function creditOf(row: DepositRow): WalletItem[] {
  const bank = `house.bank:${row.methodId}` as const;
  const common = { brandId: row.brandId, currency: row.currency, scope: 'cashier.deposit', debit: bank };
  const credited: WalletItem = {
    ...common,
    memberId: row.memberId,
    key: `deposit:${row.id}`,
    kind: 'deposit',
    credit: 'main',
    amount: row.amount - row.fee,
    content: `remark=${row.remark}`,
  };
  if (row.fee === 0n) return [credited];
  const fee: WalletItem = {
    ...common,
    key: `deposit:${row.id}:fee`,
    kind: 'depositFee',
    credit: 'house.fees:deposit',
    amount: row.fee,
  };
  return [credited, fee];
}

function refuseUnposted(result: PostResult): void {
  if (result.outcome === 'applied') return;
  if (result.outcome === 'account_closed') throw new Refusal('account_closed');
  throw new Error(`The ledger answered ${result.outcome} to a deposit.`);
}

/** Two postings that met in the wrong order are undone by the database as a whole and can simply be done again. */
async function retried<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      const code = (error as { code?: string }).code ?? '';
      // Somebody holds the member's account: nothing was decided, and the operator may ask again.
      if (code === '55P03') throw new Refusal('overloaded');
      if (tries >= 5 || !['40001', '40P01'].includes(code)) throw error;
    }
  }
}
