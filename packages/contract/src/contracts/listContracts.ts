import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { pageNumber, pageOf, pageSize } from '../shapes.ts';
import { contractState } from './contractState.ts';
import { businessDay, contractKind, contractTerms } from './contractTerms.ts';

/** Contracts of the brand, newest first: those that still pay, those that have ended, or all. */
export const listContracts = operation({
  id: 'contracts.listContracts',
  method: 'GET',
  path: '/ops/contracts/listContracts',
  audience: 'operator',
  permission: 'contracts.read',
  summary: 'Contracts of the brand',
  input: z.strictObject({
    view: z._default(z.optional(z.enum(['inForce', 'ended', 'all'])), 'inForce'),
    kind: z.optional(contractKind),
    /** The account of either side. */
    search: z.optional(z.string().check(z.maxLength(64))),
    pageNum: pageNumber,
    pageSize,
  }),
  output: pageOf(
    z.extend(contractState, {
      /** A request about this contract that the other side has not answered. */
      waiting: z.nullable(z.enum(['new', 'termination'])),
      /** Every version of the terms, oldest first. */
      versions: z.array(z.strictObject({ fromDay: businessDay, terms: contractTerms })),
    }),
  ),
  errors: ['not_logged_in', 'not_allowed'],
});
