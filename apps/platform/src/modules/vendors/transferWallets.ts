import { dialectOf } from './dialectOf.ts';
import type { KnownVendor } from './KnownVendor.ts';
import type { TransferWallet } from './dialects/TransferWallet.ts';

/** Clients of transfer wallets: each vendor is called in its own dialect. */
export const transferWallets: Omit<TransferWallet, 'kind'> = {
  createMember: (known, member) => walletOf(known).createMember(known, member),
  balance: (known, username) => walletOf(known).balance(known, username),
  transfer: (known, transfer) => walletOf(known).transfer(known, transfer),
  check: (known, reference) => walletOf(known).check(known, reference),
  listTransfers: (known, stretch) => walletOf(known).listTransfers(known, stretch),
  listRounds: (known, from) => walletOf(known).listRounds(known, from),
};

function walletOf({ vendor }: KnownVendor): TransferWallet {
  const { wallet } = dialectOf(vendor.dialect);
  if (wallet.kind !== 'transfer') throw new Error(`Vendor ${vendor.code} keeps no wallets of its own.`);
  return wallet;
}
