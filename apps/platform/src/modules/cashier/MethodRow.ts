import type { LocalTexts } from '@baize/contract/localText';

/** Localised names of a deposit method, where they differ from the plain name. */
export type MethodNames = LocalTexts;

/** A deposit method as stored; amounts in 1/100,000. */
export type MethodRow = {
  id: bigint;
  kind: 'bankTransfer' | 'qr' | 'gateway' | 'crypto';
  /** The gateway; null for kinds that an operator approves. */
  gatewayId: number | null;
  name: string;
  names: MethodNames;
  currency: string;
  bank: string;
  accountName: string;
  accountNumber: string;
  network: '' | 'TRON' | 'ETHEREUM' | 'BITCOIN';
  /** Content of the QR code. */
  qrText: string;
  minimum: bigint;
  maximum: bigint;
  fee: bigint;
  minutesToExpire: number;
  isOpen: boolean;
  version: number;
};
