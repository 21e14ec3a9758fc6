export { auditModule } from './module.ts';
export { record, type Act } from './record.ts';
