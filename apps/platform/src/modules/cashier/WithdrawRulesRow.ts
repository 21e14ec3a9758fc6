/** What a brand's withdrawals keep to, and from where deposits take two; amounts in 1/100,000. */
export type WithdrawRulesRow = {
  minimum: bigint;
  maximum: bigint;
  feeBps: number;
  dailyCount: number;
  dailySum: bigint;
  secondFrom: bigint;
  depositSecondFrom: bigint;
  turnoverBps: number;
  confirmMinutes: number;
};
