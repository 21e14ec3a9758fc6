export { listOutbox } from './listOutbox.ts';
