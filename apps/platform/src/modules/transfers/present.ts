import type { getMerchantWallet, getWalletMode, listWalletMoves, OutputOf, transferWallet } from '@baize/contract';
import type { MoveRow } from './MoveRow.ts';
import type { BrandVendor } from './walletsOf.ts';

/** A transfer as its member sees it: without reference and the vendor's responses. */
export function presentMove(row: MoveRow): OutputOf<typeof transferWallet> {
  const isIn = row.direction === 'in';
  return {
    id: String(row.id),
    from: isIn ? 'main' : row.vendorCode,
    to: isIn ? row.vendorCode : 'main',
    ...{ amount: row.amount, currency: row.currency, status: row.status, isAuto: row.isAuto },
    ...{ createdAt: row.createdAt.toISOString(), updatedAt: row.updatedAt.toISOString() },
  };
}

/** A transfer as operators see it. */
export function presentOperatorMove(row: MoveRow): OutputOf<typeof listWalletMoves>['content'][number] {
  return {
    ...{ id: String(row.id), memberId: String(row.memberId), account: row.account, vendor: row.vendorCode },
    ...{ reference: row.reference, direction: row.direction, amount: row.amount, currency: row.currency },
    ...{ status: row.status, isAuto: row.isAuto, answer: row.answer, checks: row.checks },
    ...{ createdAt: row.createdAt.toISOString(), updatedAt: row.updatedAt.toISOString() },
  };
}

type Shown = { vendor: BrandVendor; balance: bigint | undefined; pending: bigint };
type Frame = { isSingle: boolean; isAuto: boolean; currency: string; main: bigint; purses: readonly Shown[] };

export function presentWallets(frame: Frame): OutputOf<typeof getMerchantWallet> {
  return {
    isSingle: frame.isSingle ? 1 : 0,
    ...{ currency: frame.currency, main: frame.main, isAuto: frame.isAuto },
    wallets: frame.purses.map(({ vendor, balance, pending }) => ({
      wallet: vendor.known.vendor.code,
      name: vendor.known.vendor.name,
      balance: balance ?? null,
      isOpen: vendor.isOpen,
      pending,
    })),
  };
}

type Sums = { vendorId: number; open: number; openAmount: bigint; net: bigint; seen: bigint };

export function presentMode(
  { isSingle, currency }: { isSingle: boolean; currency: string },
  vendors: readonly BrandVendor[],
  sums: readonly Sums[],
): OutputOf<typeof getWalletMode> {
  return {
    ...{ isSingle, currency },
    vendors: vendors.map(({ known, isOpen }) => {
      const own = sums.find(({ vendorId }) => vendorId === known.vendor.id);
      return {
        ...{ code: known.vendor.code, name: known.vendor.name, isOpen },
        ...{ open: own?.open ?? 0, openAmount: own?.openAmount ?? 0n, net: own?.net ?? 0n, seen: own?.seen ?? 0n },
      };
    }),
  };
}
