/**
 * The door of limits. Whatever moves money is judged inside `wallet_post` by the tables of this module; the functions
 * here say the same before anything is begun.
 */
export { createLimits } from './module.ts';
export { refuseBlocked } from './refuseBlocked.ts';
export { refuseDeposit } from './refuseDeposit.ts';
export { roomOutside } from './roomOutside.ts';
export { setLimit } from './store.ts';
export { countMoved, countTold } from './store/outside.ts';
