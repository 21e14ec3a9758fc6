import { rebateOf } from '@baize/maths/contracts/rebateOf';
import type { NewRebate, RebateSum } from './RebateRow.ts';

/** What is paid of what somebody earned, and what waits. */
export function newRebate(sum: RebateSum): NewRebate {
  const { amount, left } = rebateOf(sum.earned, sum.carryIn);
  return { ...sum, amount, carryOut: left, status: amount > 0n ? 'due' : 'nothing' };
}
