/**
 * Public API of the cashier: `createCashier`, and functions that take part in a caller's transaction or read on a
 * caller's connection. Every module's index has this shape.
 */
export { createCashier, type Cashier } from './createCashier.ts';
export { seedWithdrawRules } from './commands/seedWithdrawRules.ts';
export { seedHeldDeposit } from './commands/seedHeldDeposit.ts';
export { seedDepositMethods } from './commands/seedDepositMethods.ts';
export { settleByGateway } from './commands/settleByGateway.ts';
export { seedDepositChannels } from './commands/seedDepositChannels.ts';
export { cleanTyped } from './cleanTyped.ts';
export { countDeposits, depositorsAmong, readFirstDeposit } from './store/firstDeposits.ts';
export { sumDeposits } from './store/depositSums.ts';
export { readAccounts, readNumberSharers } from './store/accounts.ts';
