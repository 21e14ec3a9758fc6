/** The door of health: what the machinery around a process asks. */
export { createHealth } from './module.ts';
