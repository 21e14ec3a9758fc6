/** The door of the operators: who a token belongs to, and accounts made and ended from the command line. */
export { createOperators, type Operators } from './createOperators.ts';
export { seedOperators, type SeededOperator } from './commands/seedOperators.ts';
export { refusePublicPasswords } from './commands/refusePublicPasswords.ts';
export { closeOperator } from './commands/closeOperator.ts';
export { createOperator, type Enrolment } from './commands/createOperator.ts';
export { resetOperator } from './commands/resetOperator.ts';
export { listAccounts } from './store.ts';
