import { parseAmount } from '@baize/maths';

/** An amount of the own server as the rest of the code has it: 1/100,000 units. */
export function unitsOf(amount: string): bigint {
  const units = parseAmount(amount);
  if (units === undefined) throw new Error(`The page came with an amount that is none: ${amount}`);
  return units;
}
