/** Public API of the contracts module: the module, the pay run, and the demo's contracts. */
export { createContracts } from './module.ts';
export { runPay } from './commands/runPay.ts';
export { seedContracts } from './commands/seedContracts.ts';
export { kindsGiven, openKinds } from './store/contracts.ts';
export { readWaitingBills } from './store/bills.ts';
export { HOUSE } from './rules.ts';
