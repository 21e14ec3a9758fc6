import { getBalance as operation } from '@baize/contract';
import { createGate } from '#kit/createGate.ts';
import { implement, type Route } from '#kit/implement.ts';
import { Refusal } from '#kit/refusal.ts';
import type { WalletDeps } from '../WalletDeps.ts';
import { balancesOf } from '../store.ts';

/** Live events exist for immediate updates; polling ten times a second is the limit. */
const PER_MINUTE = 600;

export const getBalance = ({ pool, isSingle }: WalletDeps): Route => {
  const mayAsk = createGate({ perMinute: PER_MINUTE });
  return implement(operation, async ({ session }) => {
    if (!mayAsk(`member ${session.memberId}`)) throw new Refusal('too_many_requests');
    const [accounts, hasOne] = await Promise.all([balancesOf(pool, session), isSingle(session.brandId)]);
    const main = accounts.find((account) => account.name === 'main');
    if (!main) throw new Error(`Member ${session.memberId} has no account to spend from.`);
    return {
      balance: main.balance,
      currency: main.currency,
      version: String(main.version),
      isSingle: hasOne ? (1 as const) : (0 as const),
    };
  });
};
