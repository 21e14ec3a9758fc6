import type { CashierDeps } from '../CashierDeps.ts';
import { insertWithdrawRules } from '../store/withdrawRules.ts';

/** Enables withdrawals at a demo brand; amounts are in 1/100,000. */
export async function seedWithdrawRules(
  db: CashierDeps['pool'],
  { brandId, currency }: { brandId: number; currency: string },
): Promise<void> {
  await insertWithdrawRules(db, brandId, currency, {
    minimum: 1_000_000n,
    maximum: 5_000_000_000n,
    feeBps: 0,
    dailyCount: 5,
    dailySum: 10_000_000_000n,
    secondFrom: 1_000_000_000n,
    depositSecondFrom: 1_000_000_000n,
    turnoverBps: 10_000,
    confirmMinutes: 30,
  });
}
