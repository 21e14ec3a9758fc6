/** The door of the promotions: what the house promises, who takes part, and what is paid for it. */
export { noteArrival } from './commands/noteArrival.ts';
export { noteGrantEnd } from './commands/noteGrantEnd.ts';
export { createPromotions } from './module.ts';
export { seedPromotions } from './commands/seedPromotions.ts';
