export { auditModule } from './module.ts';
export { record } from './record.ts';
