/** Public API of the jobs module: background jobs as operators see them. Each module declares its own. */
export { createJobs } from './module.ts';
