import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { pageNumber, pageOf, pageSize } from '../shapes.ts';
import { contractRequest } from './contractState.ts';

/** Requests between the house and top-level agents, pending ones first. */
export const listOffers = operation({
  id: 'contracts.listOffers',
  method: 'GET',
  path: '/ops/contracts/listOffers',
  audience: 'operator',
  permission: 'contracts.read',
  summary: 'Contracts of the house',
  input: z.strictObject({ pageNum: pageNumber, pageSize }),
  output: pageOf(contractRequest),
  errors: ['not_logged_in', 'not_allowed'],
});
