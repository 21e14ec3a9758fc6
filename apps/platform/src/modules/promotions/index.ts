/** Public API of the promotions module. */
export { noteArrival } from './commands/noteArrival.ts';
export { noteFact } from './commands/noteFact.ts';
export { noteGrantEnd } from './commands/noteGrantEnd.ts';
export { createPromotions } from './module.ts';
export { promotionsFor } from './promotionsFor.ts';
export { seedPromotions } from './commands/seedPromotions.ts';
export { readWaitingApplications } from './store/participations.ts';
