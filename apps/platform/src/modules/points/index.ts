/** Public API of the points module: points for play, and the mall. */
export { createPoints } from './module.ts';
export { seedPoints } from './commands/seedPoints.ts';
export { readWaitingRedemptions } from './store/redemptions.ts';
export { pointsCheck, verifyPoints, type PointsFault } from './verifyPoints.ts';
