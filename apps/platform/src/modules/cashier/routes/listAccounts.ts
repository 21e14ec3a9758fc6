import { listAccounts as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import type { CashierDeps } from '../CashierDeps.ts';
import { presentAccount } from '../presentWithdrawal.ts';
import { readAccounts } from '../store/accounts.ts';

export const listAccounts = ({ pool }: CashierDeps): Route =>
  implement(operation, async ({ session }) => (await readAccounts(pool, session)).map(presentAccount));
