export { getStatement } from './getStatement.ts';
export { listGateways } from './listGateways.ts';
