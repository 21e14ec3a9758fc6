/** The door of the jobs: what operators see of the work that happens later. Each module declares its own. */
export { createJobs } from './module.ts';
