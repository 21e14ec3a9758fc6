/** The door of verification: its calls, a member's level, and what it lets them take out. */
export { createKyc, type Kyc } from './createKyc.ts';
export { allowanceOf } from './allowanceOf.ts';
export { levelsAmong } from './levelsAmong.ts';
export { memberLevel } from './memberLevel.ts';
export { seedPapers } from './commands/seedPapers.ts';
