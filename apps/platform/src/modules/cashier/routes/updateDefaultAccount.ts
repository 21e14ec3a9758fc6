import { updateDefaultAccount as operation } from '@baize/contract';
import { Refusal } from '#kit/refusal.ts';
import { transact } from '@baize/server/transact';
import { implement, type Route } from '#kit/implement.ts';
import type { CashierDeps } from '../CashierDeps.ts';
import { presentAccount } from '../presentWithdrawal.ts';
import { readAccounts, setDefaultAccount } from '../store/accounts.ts';
import { lockWithdrawals } from '../store/withdrawals.ts';

export const updateDefaultAccount = ({ pool }: CashierDeps): Route =>
  implement(operation, async ({ input: { accountId }, session: { brandId, memberId } }) => {
    const owner = { brandId, memberId };
    const accounts = await transact(pool, async (client) => {
      // Whoever chooses, or binds the first account, at the same moment waits: there is one default at any time.
      await lockWithdrawals(client, owner);
      if (!(await setDefaultAccount(client, owner, accountId))) throw new Refusal('withdrawal_account_unknown');
      return readAccounts(client, owner);
    });
    return accounts.map(presentAccount);
  });
