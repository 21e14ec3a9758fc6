/** The door of the bonuses: what the house gives, with what has to be staked for it, and rebates. */
export { createBonuses } from './module.ts';
export { seedRebates } from './commands/seedRebates.ts';
export { giveWithin, type Gift, type Given } from './commands/giveWithin.ts';
export { settleGrants } from './commands/settleGrants.ts';
export type { GrantRow } from './GrantRow.ts';
