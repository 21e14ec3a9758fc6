/** The door of the reports: the overview of a brand's day, made of what other modules count. */
export { createReports } from './module.ts';
