/** The door of verification: its calls, and what a member's level lets them take out. */
export { kycModule } from './module.ts';
export { allowanceOf } from './allowanceOf.ts';
export { readWaiting as readWaitingPapers } from './store/submissions.ts';
export { seedPapers } from './commands/seedPapers.ts';
