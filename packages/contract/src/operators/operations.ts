export { getOperator } from './getOperator.ts';
export { signIn } from './signIn.ts';
export { signOut } from './signOut.ts';
