import * as dialects from './dialects/index.ts';

/** The dialects of vendors that keep wallets of their own. */
export const transferDialects: readonly string[] = Object.values(dialects).flatMap(({ name, wallet }) =>
  wallet.kind === 'transfer' ? [name] : [],
);
