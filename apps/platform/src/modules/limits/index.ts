/**
 * Public API of the limits module. Money movements are checked inside `wallet_post` by this module's tables; the
 * functions here report the same before anything starts.
 */
export { createLimits } from './module.ts';
export { isExcluded } from './isExcluded.ts';
export { refuseBlocked } from './refuseBlocked.ts';
export { refuseDeposit } from './refuseDeposit.ts';
export { roomOutside } from './roomOutside.ts';
export { setLimit } from './store.ts';
export { countMoved, countTold } from './store/outside.ts';
