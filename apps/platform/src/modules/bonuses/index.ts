/** Public API of the bonuses module: bonuses with wagering requirements, and rebates. */
export { createBonuses } from './module.ts';
export { seedRebates } from './commands/seedRebates.ts';
export { giveWithin, type Gift, type Given } from './commands/giveWithin.ts';
export { settleGrants } from './commands/settleGrants.ts';
export type { GrantRow } from './GrantRow.ts';
