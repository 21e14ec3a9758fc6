import { dialectOf } from './dialectOf.ts';

/** Whether a vendor of this dialect keeps its players' money in wallets of its own, so that it calls no bet and no win. */
export const keepsWallets = (dialect: string): boolean => dialectOf(dialect).wallet.kind === 'transfer';
