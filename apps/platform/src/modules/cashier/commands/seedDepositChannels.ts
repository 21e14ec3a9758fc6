import type { CashierDeps } from '../CashierDeps.ts';
import { insertMethod, readAllMethods, type MethodDraft } from '../store/methods.ts';

/**
 * Seeds a demo brand with one deposit channel of every other kind, none of which leads to real money; limits are in
 * 1/100,000.
 */
export async function seedDepositChannels(
  db: CashierDeps['pool'],
  { brandId, currency, gatewayId }: { brandId: number; currency: string; gatewayId: number },
): Promise<void> {
  const known = new Set((await readAllMethods(db, brandId)).map(({ kind }) => kind));
  const common = {
    ...{ currency, gatewayId: null, network: '', qrText: '', bank: '', accountName: '', accountNumber: '' },
    ...{ minimum: 1_000_000n, maximum: 5_000_000_000n, fee: 0n, minutesToExpire: 30, isOpen: true },
  } satisfies Partial<MethodDraft>;
  const channels: MethodDraft[] = [
    { ...common, kind: 'gateway', name: 'Sandbox Pay', names: { CN: '沙盒支付' }, gatewayId },
    {
      ...{
        ...common,
        kind: 'qr',
        name: 'QR code',
        names: { CN: '扫码支付', MS: 'Kod QR' },
        qrText: 'https://example.com/pay/baize-demo',
      },
      ...{ bank: 'Scan and pay (demo, not a real wallet)', accountName: 'Baize Demo House' },
    },
    {
      ...{ ...common, kind: 'crypto', name: 'USDT · TRON', names: {}, network: 'TRON', bank: 'USDT' },
      // A burn address of the chain, from which nothing can be withdrawn.
      ...{ accountName: 'Demo, not a real wallet', accountNumber: 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb' },
      minutesToExpire: 120,
    },
  ];
  for (const channel of channels) if (!known.has(channel.kind)) await insertMethod(db, brandId, channel);
}
