/** Whether a round won the progressive jackpot, which is paid from the operator's pool. */
export function isGrandOf(outcome: object): boolean {
  return 'isGrand' in outcome && outcome.isGrand === true;
}
