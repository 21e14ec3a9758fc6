/** Public API of the health module. */
export { createHealth } from './module.ts';
