import { getBalance as operation } from '@baize/contract';
import { implement, type Route } from '../../../kit/implement.ts';
import type { WalletDeps } from '../WalletDeps.ts';
import { balancesOf } from '../store.ts';

export const getBalance = ({ pool }: WalletDeps): Route =>
  implement(operation, async ({ session }) => {
    const accounts = await balancesOf(pool, session);
    const main = accounts.find((account) => account.name === 'main');
    if (!main) throw new Error(`Member ${session.memberId} has no account to spend from.`);
    return {
      balance: main.balance,
      currency: main.currency,
      version: String(main.version),
      isSingle: 1 as const,
    };
  });
