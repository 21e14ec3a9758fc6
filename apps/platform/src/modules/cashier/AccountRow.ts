/** An account to be paid to as the table holds it. */
export type AccountRow = {
  id: bigint;
  requestId: string;
  kind: 'bank' | 'wallet';
  bank: string;
  branch: string;
  holderName: string;
  number: string;
  createdAt: Date;
};
