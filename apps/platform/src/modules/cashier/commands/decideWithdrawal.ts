import { formatAmount } from '@baize/maths';
import type { OperatorSession } from '#kit/implement.ts';
import { Refusal } from '#kit/refusal.ts';
import { retried } from '#kit/retried.ts';
import { transact } from '@baize/server/transact';
import { record } from '#modules/audit/index.ts';
import type { SystemFact } from '#modules/messages/index.ts';
import { mustPost } from '#modules/wallet/index.ts';
import type { CashierDeps, Transaction } from '../CashierDeps.ts';
import { approveOnce, approveSecond, close, pay, readWithdrawal, reject } from '../store/withdrawals.ts';
import type { WithdrawalRow } from '../WithdrawalRow.ts';
import { tellDecided } from '../tellDecided.ts';
import { withdrawalMoney } from '../withdrawalMoney.ts';

type Act =
  | { act: 'approveWithdrawal'; note: string }
  | { act: 'rejectWithdrawal'; publicReason: string; reason: string }
  | { act: 'payWithdrawal'; reference: string }
  | { act: 'resolveCase'; payBack: bigint; reason: string };

type Decision = Act & { withdrawalId: string; operator: OperatorSession; ip: string };

/**
 * Advances a withdrawal: state, money, audit row and the member's message are one transaction. The required state is a
 * condition of the statement itself, and the ledger releases a hold once, to the bank or back.
 */
export async function decideWithdrawal(deps: CashierDeps, decision: Decision): Promise<WithdrawalRow> {
  const { withdrawalId, operator, ip } = decision;
  const { brandId, operatorId } = operator;
  const known = await readWithdrawal(deps.pool, { brandId, id: withdrawalId });
  if (!known) throw new Refusal('withdrawal_not_found');
  if (await deps.operators.isOwnAccount(operatorId, known.memberId)) throw new Refusal('not_allowed');
  const member = { brandId, memberId: known.memberId };
  const language = await deps.messages.languageOf(member);
  const { row, items, results } = await retried(() =>
    transact(deps.pool, async (client) => {
      const before = await readWithdrawal(client, { brandId, id: withdrawalId });
      const moved = before && (await move(client, before, decision));
      if (!moved) throw await refusalOf(client, decision);
      await record(client, {
        ...{ brandId, actorId: operatorId, actor: operator.username, ip },
        ...{ action: `cashier.${decision.act}`, objectType: 'withdrawal', objectId: withdrawalId },
        reason: reasonOf(decision),
        before: { status: before.status },
        after: {
          ...{ status: moved.status, member: moved.account, amount: formatAmount(moved.amount) },
          ...{ fee: formatAmount(moved.fee), currency: moved.currency },
          ...(decision.act === 'rejectWithdrawal' ? { publicReason: decision.publicReason } : {}),
          ...(decision.act === 'resolveCase' ? { paidBack: formatAmount(decision.payBack) } : {}),
        },
      });
      const fact = factOf(moved);
      if (fact) {
        const key = `withdrawal:${moved.id}:${moved.status}`;
        await deps.messages.writeWithin(client, { ...member, language, key, fact });
      }
      await tell(client, moved);
      const transfers = withdrawalMoney(moved);
      const posted = await mustPost(client, transfers, 'a withdrawal');
      return { row: moved, items: transfers, results: posted };
    }),
  );
  deps.wallet.announce(items, results);
  return row;
}

async function move(client: Transaction, known: WithdrawalRow, decision: Decision): Promise<WithdrawalRow | undefined> {
  const { operator } = decision;
  const act = {
    ...{ brandId: known.brandId, id: decision.withdrawalId },
    ...{ operatorId: operator.operatorId, operator: operator.username },
  };
  switch (decision.act) {
    case 'approveWithdrawal':
      return known.status === 'review' ? approveSecond(client, act) : approveOnce(client, act);
    case 'rejectWithdrawal':
      return reject(client, { ...act, publicReason: decision.publicReason, reason: decision.reason });
    case 'payWithdrawal':
      return pay(client, { ...act, reference: decision.reference });
    case 'resolveCase':
      return close(client, { ...act, payBack: decision.payBack, reason: decision.reason });
  }
}

/** Why nothing moved: a concurrent decision, or the second approval by the same person. */
async function refusalOf(client: Transaction, decision: Decision): Promise<Refusal> {
  const { operator, withdrawalId, act } = decision;
  const now = await readWithdrawal(client, { brandId: operator.brandId, id: withdrawalId });
  if (act === 'approveWithdrawal' && now?.status === 'review' && now.firstApproverId === operator.operatorId) {
    return new Refusal('second_operator_needed');
  }
  if (act === 'resolveCase' && (now?.status === 'receivedPart' || now?.status === 'notReceived')) {
    if (decision.payBack > now.amount - now.fee - (now.amountReceived ?? 0n)) {
      return new Refusal('withdrawal_amount_out_of_range');
    }
    if (now.payerId === operator.operatorId) return new Refusal('second_operator_needed');
  }
  return new Refusal('withdrawal_state_changed');
}

function reasonOf(decision: Decision): string {
  switch (decision.act) {
    case 'approveWithdrawal':
      return decision.note;
    case 'payWithdrawal':
      return decision.reference;
    default:
      return decision.reason;
  }
}

/** The member's message; none for the first of two approvals. */
function factOf(row: WithdrawalRow): SystemFact | undefined {
  const { amount, currency, publicReason, paidBack } = row;
  const number = String(row.id);
  switch (row.status) {
    case 'approved':
      return { what: 'withdrawalApproved', number, amount, currency };
    case 'rejected':
      return { what: 'withdrawalRejected', number, amount, currency, publicReason };
    case 'paid':
      return {
        what: 'withdrawalPaid',
        number,
        amount,
        arrives: amount - row.fee,
        currency,
        minutes: row.confirmMinutes,
      };
    case 'closed':
      return { what: 'withdrawalClosed', number, paidBack, currency };
    default:
      return undefined;
  }
}

const news = { approved: 'withdrawalApproved', rejected: 'withdrawalRejected', paid: 'withdrawalPaid' } as const;

/** The live notification; the first of two approvals, and the end of a case, have none. */
async function tell(
  client: Transaction,
  { brandId, memberId, amount, currency, status }: WithdrawalRow,
): Promise<void> {
  if (status === 'approved' || status === 'rejected' || status === 'paid') {
    await tellDecided(client, { kind: news[status], brandId, memberId, amount, currency });
  }
}
