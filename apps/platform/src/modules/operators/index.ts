export { createOperators, type Operators } from './createOperators.ts';
export { createSecretBox, type SecretBox } from './createSecretBox.ts';
export { operatorsModule } from './module.ts';
export { seedOperators, type SeededOperator } from './commands/seedOperators.ts';
