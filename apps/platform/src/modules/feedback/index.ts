/** The door of feedback: what members write to the house, and its answers. */
export { feedbackModule } from './module.ts';
