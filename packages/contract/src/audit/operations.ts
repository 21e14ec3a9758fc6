export { listTrail } from './listTrail.ts';
