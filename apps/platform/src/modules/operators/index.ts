/** Public API of the operators module: the owner of a token, and account management for the command line. */
export { createOperators, type Operators } from './createOperators.ts';
export { seedOperators, type SeededOperator } from './commands/seedOperators.ts';
export { refusePublicPasswords } from './commands/refusePublicPasswords.ts';
export { closeOperator } from './commands/closeOperator.ts';
export { createOperator, type Enrolment } from './commands/createOperator.ts';
export { resetOperator } from './commands/resetOperator.ts';
export { listAccounts } from './store.ts';
