import type { CashierDeps } from '../CashierDeps.ts';
import { insertMethod, readMethods } from '../store/methods.ts';

/** Seeds a demo brand with one bank transfer, to a bank that does not exist; limits are in 1/100,000. */
export async function seedDepositMethods(
  db: CashierDeps['pool'],
  { brandId, currency }: { brandId: number; currency: string },
): Promise<void> {
  if ((await readMethods(db, brandId, currency)).length > 0) return;
  await insertMethod(db, brandId, {
    ...{ kind: 'bankTransfer', gatewayId: null, network: '', qrText: '', isOpen: true },
    name: 'Bank transfer',
    names: { CN: '银行转账', MS: 'Pindahan bank' },
    currency,
    bank: 'Bank of Nowhere (demo, not a real bank)',
    accountName: 'Baize Demo House',
    accountNumber: '0000 0000 0000 0000',
    minimum: 1_000_000n,
    maximum: 5_000_000_000n,
    fee: 0n,
    minutesToExpire: 60,
  });
}
