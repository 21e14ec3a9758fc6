import { dialectOf } from './dialectOf.ts';

/** Whether vendors of this dialect have transfer wallets, so that they call no bet and no win. */
export const keepsWallets = (dialect: string): boolean => dialectOf(dialect).wallet.kind === 'transfer';
