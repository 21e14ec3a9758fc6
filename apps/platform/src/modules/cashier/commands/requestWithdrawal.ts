import type { createWithdrawal, InputOf } from '@baize/contract';
import { Refusal } from '#kit/refusal.ts';
import { retried } from '#kit/retried.ts';
import { transact } from '@baize/server/transact';
import { postWithin, type PostResult, type WalletItem } from '#modules/wallet/index.ts';
import type { AccountRow } from '../AccountRow.ts';
import type { CashierDeps, Transaction } from '../CashierDeps.ts';
import { feeOf, isPayable, isSameName } from '../rules.ts';
import { readAccounts } from '../store/accounts.ts';
import { insertWithdrawal, lockWithdrawals, readByRequest, readUsedToday } from '../store/withdrawals.ts';
import { readWithdrawRules } from '../store/withdrawRules.ts';
import { turnoverOwed } from '../turnoverOwed.ts';
import type { WithdrawalRow } from '../WithdrawalRow.ts';
import type { WithdrawRulesRow } from '../WithdrawRulesRow.ts';

type Request = InputOf<typeof createWithdrawal> & {
  brandId: number;
  memberId: bigint;
  account: string;
  /** The member's currency; not an input of the caller. */
  currency: string;
  timeZone: string;
};

/**
 * Stores a withdrawal request, idempotent by request id: checks, row and hold are one transaction, serialised per
 * member. A repeated id returns the withdrawal's current state.
 */
export async function requestWithdrawal(deps: CashierDeps, request: Request): Promise<WithdrawalRow> {
  const known = await readByRequest(deps.pool, request, request.requestId);
  if (known) return sameOrConflict(known, request);
  const { brandId, memberId, paymentPassword } = request;
  await deps.identity.checkPaymentPassword({ brandId, memberId, password: paymentPassword });
  const { row, items, results } = await retried(() =>
    transact(deps.pool, async (client) => {
      await lockWithdrawals(client, request);
      const first = await readByRequest(client, request, request.requestId);
      if (first) return { row: sameOrConflict(first, request), items: [], results: [] };
      const written = await writeRequest(deps, client, request);
      const holds = [holdOf(written)];
      const posted = await postWithin(client, holds);
      posted.forEach(refuseUnposted);
      return { row: written, items: holds, results: posted };
    }),
  );
  deps.wallet.announce(items, results);
  return row;
}

function sameOrConflict(known: WithdrawalRow, request: Request): WithdrawalRow {
  const isSame = String(known.accountId) === request.accountId && known.amount === request.amount;
  if (!isSame) throw new Refusal('request_conflict');
  return known;
}

async function writeRequest(deps: CashierDeps, client: Transaction, request: Request): Promise<WithdrawalRow> {
  const { amount, currency } = request;
  const rules = await readWithdrawRules(client, request.brandId, currency);
  if (!rules) throw new Refusal('withdrawal_closed');
  const accounts = await readAccounts(client, request);
  const to = accounts.find(({ id }) => String(id) === request.accountId);
  if (!to) throw new Refusal('withdrawal_account_unknown');
  if (!isPayable(amount, currency)) throw new Refusal('amount_invalid');
  const { isChangedLately } = await refusePerson(deps, client, request, to);
  const turnover = await refuseByRules(deps, client, request, rules);
  const written = await insertWithdrawal(client, {
    ...request,
    ...{ to, rules, turnover, isPasswordChanged: isChangedLately, fee: feeOf(amount, rules.feeBps, currency) },
  });
  // The rules changed between the check and the insert.
  if (!written) throw new Refusal('withdrawal_closed');
  return written;
}

/** Checks of the member: the payee's name, and a recent change of the payment password. */
async function refusePerson({ identity }: CashierDeps, client: Transaction, request: Request, to: AccountRow) {
  const payment = await identity.paymentOf(client, request);
  if (!isSameName(payment.payeeName, to.holderName)) throw new Refusal('payee_name_differs');
  if (payment.coolsUntil !== undefined) {
    const value = { coolsUntil: payment.coolsUntil.toISOString() };
    throw new Refusal('withdrawal_cooling_down', 'withdrawal_cooling_down', value);
  }
  return payment;
}

/** Reports which rule is violated; the insert statement checks them all once more. */
async function refuseByRules(
  { allowanceOf }: CashierDeps,
  client: Transaction,
  request: Request,
  rules: WithdrawRulesRow,
) {
  const { amount } = request;
  if (amount < rules.minimum || amount > rules.maximum) throw new Refusal('withdrawal_amount_out_of_range');
  const used = await readUsedToday(client, request);
  if (used.count >= rules.dailyCount) throw new Refusal('withdrawal_daily_count');
  if (used.sum + amount > rules.dailySum) throw new Refusal('withdrawal_daily_sum');
  const allowance = await allowanceOf(client, request);
  if (allowance !== undefined) {
    const { level, single, daily } = allowance;
    const isTooMuch = (single !== null && amount > single) || (daily !== null && used.sum + amount > daily);
    if (isTooMuch) throw new Refusal('withdrawal_level_too_low', 'withdrawal_level_too_low', { level });
  }
  const turnover = await turnoverOwed(client, request, rules);
  if (!turnover.isMet) throw new Refusal('withdrawal_turnover_open');
  return turnover;
}

/** The whole amount is held, the fee included, until the withdrawal is paid or refused. */
function holdOf(row: WithdrawalRow): WalletItem {
  return {
    brandId: row.brandId,
    memberId: row.memberId,
    currency: row.currency,
    scope: 'cashier.withdrawal',
    key: `withdrawal:${row.id}`,
    kind: 'withdrawal',
    debit: 'main',
    credit: 'hold.withdrawal',
    amount: row.amount,
  };
}

function refuseUnposted({ outcome }: PostResult): void {
  if (outcome === 'applied') return;
  if (outcome === 'insufficient_funds' || outcome === 'account_closed') throw new Refusal(outcome);
  throw new Error(`The ledger answered ${outcome} to a withdrawal.`);
}
