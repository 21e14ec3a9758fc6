import * as dialects from './dialects/index.ts';

/** The dialects of vendors with transfer wallets. */
export const transferDialects: readonly string[] = Object.values(dialects).flatMap(({ name, wallet }) =>
  wallet.kind === 'transfer' ? [name] : [],
);
