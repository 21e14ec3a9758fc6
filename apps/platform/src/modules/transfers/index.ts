/** The door of the transfers: whether a brand has several wallets, and readying one for a game. */
export { createTransfers, type Transfers } from './createTransfers.ts';
export { seedWallets } from './commands/seedWallets.ts';
