/** Public API of the kyc module: its routes, and the withdrawal limits of a member's level. */
export { createKyc, type Kyc } from './createKyc.ts';
export { allowanceOf } from './allowanceOf.ts';
export { seedPapers } from './commands/seedPapers.ts';
