import type { LocalTexts } from '@baize/contract/localText';

/** What a way to pay in is called in each language, where it is called anything else than its plain name. */
export type MethodNames = LocalTexts;

/** A way to pay in as the table holds it; amounts in 1/100,000. */
export type MethodRow = {
  id: bigint;
  kind: 'bankTransfer' | 'qr' | 'gateway' | 'crypto';
  /** The company that collects; null for the kinds that an operator approves. */
  gatewayId: number | null;
  name: string;
  names: MethodNames;
  currency: string;
  bank: string;
  accountName: string;
  accountNumber: string;
  network: '' | 'TRON' | 'ETHEREUM' | 'BITCOIN';
  /** What the code to scan says. */
  qrText: string;
  minimum: bigint;
  maximum: bigint;
  fee: bigint;
  minutesToExpire: number;
  isOpen: boolean;
  version: number;
};
