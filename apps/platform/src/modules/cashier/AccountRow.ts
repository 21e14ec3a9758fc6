/** A payout account as stored. */
export type AccountRow = {
  id: bigint;
  requestId: string;
  kind: 'bank' | 'wallet';
  bank: string;
  branch: string;
  holderName: string;
  number: string;
  isDefault: boolean;
  createdAt: Date;
};
