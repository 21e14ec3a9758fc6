import type { getWithdrawRules, OutputOf, withdrawal, withdrawalAccount } from '@baize/contract';
import type * as z from 'zod/mini';

/** A withdrawal as its owner sees it. */
export type Withdrawal = z.output<typeof withdrawal>;
export type WithdrawAccount = z.output<typeof withdrawalAccount>;
export type WithdrawRules = OutputOf<typeof getWithdrawRules>;
