/** Public API of the transfers module: whether a brand has several wallets, and preparing one for a game. */
export { createTransfers, type Transfers } from './createTransfers.ts';
export { seedWallets } from './commands/seedWallets.ts';
