import type { MethodNames } from './MethodRow.ts';

export type DepositStatus = 'pending' | 'review' | 'held' | 'approved' | 'rejected' | 'returned' | 'expired';

type DepositKind = 'bankTransfer' | 'qr' | 'gateway' | 'crypto';
type Network = '' | 'TRON' | 'ETHEREUM' | 'BITCOIN';

/** A deposit as stored; amounts in 1/100,000. */
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
  /** The ledger's error code for the credit of a paid deposit; otherwise empty. */
  heldFor: string;
  returnReference: string;
  /** Two different operators have to approve it. */
  needsSecond: boolean;
  firstApproverId: bigint | null;
  firstApprover: string;
  firstApprovedAt: Date | null;
  /** Approved after it had expired. */
  isLate: boolean;
  /** The member's first approved deposit. */
  isFirst: boolean;
};
