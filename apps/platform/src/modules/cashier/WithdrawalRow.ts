import type { OutputOf, listWithdrawalQueue } from '@baize/contract';

type Queued = OutputOf<typeof listWithdrawalQueue>['page']['content'][number];

export type WithdrawalStatus = Queued['status'];
export type RiskFlag = Queued['flags'][number];

/** A withdrawal as stored; amounts in 1/100,000. */
export type WithdrawalRow = {
  id: bigint;
  brandId: number;
  memberId: bigint;
  account: string;
  requestId: string;
  accountId: bigint;
  kind: 'bank' | 'wallet';
  bank: string;
  branch: string;
  holderName: string;
  number: string;
  amount: bigint;
  fee: bigint;
  currency: string;
  status: WithdrawalStatus;
  flags: RiskFlag[];
  turnoverRequired: bigint;
  turnoverDone: bigint;
  needsSecond: boolean;
  confirmMinutes: number;
  firstApprover: string;
  firstApproverId: bigint | null;
  approver: string;
  payer: string;
  payerId: bigint | null;
  reference: string;
  isPaying: boolean;
  payNote: string;
  confirmBy: Date | null;
  isForced: boolean;
  amountReceived: bigint | null;
  paidBack: bigint;
  hasProof: boolean;
  publicReason: string;
  reason: string;
  createdAt: Date;
  timeline: { status: WithdrawalStatus; at: string; by: string }[];
};
