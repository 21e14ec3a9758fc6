/** The door of verification: its calls, and what a member's level lets them take out. */
export { createKyc, type Kyc } from './createKyc.ts';
export { allowanceOf } from './allowanceOf.ts';
export { seedPapers } from './commands/seedPapers.ts';
