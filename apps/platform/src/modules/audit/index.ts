export { createAudit } from './module.ts';
export { record } from './record.ts';
