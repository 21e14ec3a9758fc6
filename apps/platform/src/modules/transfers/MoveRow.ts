export type MoveStatus = 'requested' | 'sent' | 'unknown' | 'done' | 'returned';

/** A transfer between a member's main wallet and a vendor's. `in` is into the vendor's. */
export type MoveRow = {
  id: bigint;
  brandId: number;
  memberId: bigint;
  account: string;
  vendorId: number;
  vendorCode: string;
  requestId: string;
  reference: string;
  direction: 'in' | 'out';
  amount: bigint;
  currency: string;
  status: MoveStatus;
  isAuto: boolean;
  answer: string;
  checks: number;
  sentAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
};
