import type { Formula } from './Formula.ts';

/** Whether a formula takes off anything at all. */
export const takesOff = (formula: Formula): boolean => Object.values(formula).some((share) => share > 0);
