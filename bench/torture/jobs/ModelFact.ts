/** The change of one round to what was counted of it before. */
export type ModelFact = { id: string; member: bigint; at: number; isLottery: boolean; validBet: bigint; net: bigint };
