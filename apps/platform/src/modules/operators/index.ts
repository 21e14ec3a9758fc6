export { createOperators, type Operators } from './createOperators.ts';
export { operatorsModule } from './module.ts';
export { seedOperators, type SeededOperator } from './commands/seedOperators.ts';
export { refusePublicPasswords } from './commands/refusePublicPasswords.ts';
