import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { operator } from './signIn.ts';

/** The operator of the token. */
export const getOperator = operation({
  id: 'operators.getOperator',
  method: 'GET',
  path: '/ops/operators/getOperator',
  audience: 'operator',
  summary: 'Operator info',
  input: z.strictObject({}),
  output: operator,
  errors: ['not_logged_in'],
});
