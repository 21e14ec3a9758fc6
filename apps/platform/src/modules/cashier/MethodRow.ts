/** A way to pay in as the table holds it; amounts in 1/100,000. */
export type MethodRow = {
  id: bigint;
  kind: 'bankTransfer';
  name: string;
  currency: string;
  bank: string;
  accountName: string;
  accountNumber: string;
  minimum: bigint;
  maximum: bigint;
  fee: bigint;
  minutesToExpire: number;
};
