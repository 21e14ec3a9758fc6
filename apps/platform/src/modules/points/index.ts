/** The door of the points: what play brings, and the mall that they are spent in. */
export { createPoints } from './module.ts';
export { seedPoints } from './commands/seedPoints.ts';
export { verifyPoints, type PointsFault } from './verifyPoints.ts';
