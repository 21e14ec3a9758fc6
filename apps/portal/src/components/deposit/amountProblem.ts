import { parseAmount } from '@baize/maths';

export type AmountProblem = 'missing' | 'invalid' | 'tooSmall' | 'tooLarge';

/** What is wrong with a typed amount, judged in exact units; undefined when it can be sent as it stands. */
export function amountProblem(typed: string, limits: { minimum: bigint; maximum: bigint }): AmountProblem | undefined {
  if (typed === '') return 'missing';
  const units = parseAmount(typed.endsWith('.') ? typed.slice(0, -1) : typed);
  if (units === undefined) return 'invalid';
  if (units < limits.minimum) return 'tooSmall';
  if (units > limits.maximum) return 'tooLarge';
  return undefined;
}
