import type { bindAccount as operation, InputOf } from '@baize/contract';
import { Refusal } from '#kit/refusal.ts';
import { transact } from '@baize/server/transact';
import type { AccountRow } from '../AccountRow.ts';
import type { CashierDeps } from '../CashierDeps.ts';
import { isSameName, MAX_ACCOUNTS, numberOf, tidyName } from '../rules.ts';
import { insertAccount, readAccounts } from '../store/accounts.ts';
import { lockWithdrawals } from '../store/withdrawals.ts';

type Binding = InputOf<typeof operation> & { brandId: number; memberId: bigint };

/**
 * Binds an account once. Its holder is the profile's payee name, which the first binding fixes; the number of accounts
 * is counted under a lock, so that no second binding can interleave.
 */
export async function bindAccount(
  { pool, identity }: Pick<CashierDeps, 'pool' | 'identity'>,
  binding: Binding,
): Promise<AccountRow> {
  const { kind, paymentPassword } = binding;
  const owner = { brandId: binding.brandId, memberId: binding.memberId };
  const bank = binding.bank.replace(/\s+/gu, ' ').trim();
  const branch = (binding.branch ?? '').replace(/\s+/gu, ' ').trim();
  const holderName = tidyName(binding.holderName);
  const number = numberOf(kind, binding.number);
  if (bank === '') throw new Refusal('field_required', 'field_required', { field: 'bank' });
  if (holderName === undefined) throw new Refusal('real_name_invalid', 'real_name_invalid', { field: 'holderName' });
  if (number === undefined) throw new Refusal('account_number_invalid', 'account_number_invalid', { field: 'number' });
  await identity.checkPaymentPassword({ ...owner, password: paymentPassword });
  return transact(pool, async (client) => {
    await lockWithdrawals(client, owner);
    const accounts = await readAccounts(client, owner);
    const known = accounts.find((account) => account.requestId === binding.requestId);
    if (known) {
      const isSame = known.kind === kind && known.number === number && known.bank === bank && known.branch === branch;
      if (!isSame || known.holderName !== holderName) throw new Refusal('request_conflict');
      return known;
    }
    if (accounts.length >= MAX_ACCOUNTS) throw new Refusal('account_too_many');
    const payee = await identity.settlePayee(client, { ...owner, name: holderName });
    if (!isSameName(payee, holderName))
      throw new Refusal('payee_name_differs', 'payee_name_differs', { field: 'holderName' });
    const bound = await insertAccount(client, {
      ...{ ...owner, requestId: binding.requestId, kind, bank, branch, holderName, number },
      isDefault: !accounts.some((account) => account.isDefault),
    });
    if (!bound) throw new Refusal('account_bound_already', 'account_bound_already', { field: 'number' });
    return bound;
  });
}
