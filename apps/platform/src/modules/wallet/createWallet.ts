import type { Module } from '#kit/implement.ts';
import { createPosting, type Posting, type PostingOptions } from './createPosting.ts';
import { walletModule } from './module.ts';
import type { WalletDeps } from './WalletDeps.ts';

/** The wallet of one process: posting, and the routes that read the books. */
export type Wallet = Posting & Readonly<{ module: Module }>;

export function createWallet(deps: PostingOptions & Omit<WalletDeps, 'wallet'>): Wallet {
  const posting = createPosting(deps);
  return { ...posting, module: walletModule({ ...deps, wallet: posting }) };
}
