/** The door of the contracts: the module, the one pass that counts, bills and pays, and the contracts of the demo. */
export { createContracts } from './module.ts';
export { runPay } from './commands/runPay.ts';
export { seedContracts } from './commands/seedContracts.ts';
export { openKinds } from './store/contracts.ts';
export { HOUSE } from './rules.ts';
