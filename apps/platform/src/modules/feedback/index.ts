/** The door of feedback: what members write to the house, and its answers. */
export { createFeedback } from './module.ts';
