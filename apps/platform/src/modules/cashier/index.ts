export { cashierModule } from './module.ts';
export { readPendingTotals, readApprovedTotal } from './store.ts';
export { seedDepositMethods } from './commands/seedDepositMethods.ts';
