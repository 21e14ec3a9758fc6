import type { Brand, MemberSession } from '#kit/implement.ts';
import { balanceOf } from '#modules/wallet/index.ts';
import { presentWallets } from './present.ts';
import { readPurses } from './readPurses.ts';
import { readIsAuto, readIsSingle } from './store.ts';
import type { TransfersDeps } from './TransfersDeps.ts';

/** A member's current wallets; with a single wallet no vendor is queried. */
export async function readMerchantWallet(deps: TransfersDeps, brand: Brand, { memberId }: MemberSession) {
  const owner = { brandId: brand.id, memberId };
  const isSingle = await readIsSingle(deps.pool, brand.id);
  const [main, isAuto, purses] = await Promise.all([
    balanceOf(deps.pool, { ...owner, currency: brand.currency }),
    readIsAuto(deps.pool, owner),
    isSingle ? [] : readPurses(deps, owner),
  ]);
  return presentWallets({ isSingle, isAuto, currency: brand.currency, main: main?.balance ?? 0n, purses });
}
