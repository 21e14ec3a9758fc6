/** Public API of the feedback module: members' tickets and their replies. */
export { createFeedback } from './module.ts';
