/** A brand's withdrawal rules, and the threshold for a second approval of deposits; amounts in 1/100,000. */
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
