import type { MethodNames } from './MethodRow.ts';

export type DepositStatus = 'pending' | 'review' | 'held' | 'approved' | 'rejected' | 'returned' | 'expired';

type DepositKind = 'bankTransfer' | 'qr' | 'gateway' | 'crypto';
type Network = '' | 'TRON' | 'ETHEREUM' | 'BITCOIN';

/** A request for a deposit as the table holds it; amounts in 1/100,000. */
export type DepositRow = {
  id: bigint;
  brandId: number;
  memberId: bigint;
  account: string;
  methodId: bigint;
  kind: DepositKind;
  gatewayId: number | null;
  methodName: string;
  methodNames: MethodNames;
  bank: string;
  accountName: string;
  accountNumber: string;
  network: Network;
  qrText: string;
  txHash: string | null;
  hasProof: boolean;
  amount: bigint;
  fee: bigint;
  currency: string;
  status: DepositStatus;
  remark: string;
  publicReason: string;
  reason: string;
  decidedByName: string;
  decidedAt: Date | null;
  createdAt: Date;
  expiresAt: Date;
  /** By what name the ledger refused the credit of a paid deposit; empty where it did not. */
  heldFor: string;
  returnReference: string;
  /** Two different operators have to approve it. */
  needsSecond: boolean;
  firstApproverId: bigint | null;
  firstApprover: string;
  firstApprovedAt: Date | null;
  /** Approved although its hour had passed. */
  isLate: boolean;
  /** No deposit of this member was approved before this one. */
  isFirst: boolean;
};
