/** Public API of the reports module: the overview of a brand's day, combined from other modules. */
export { createReports } from './module.ts';
