import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { moment, pageNumber, pageOf, pageSize } from '../shapes.ts';

const cause = z.enum(['signature', 'address', 'mismatch']);

/** Refused calls of the brand's vendors that no honest vendor makes, counted by the hour, newest first. */
export const listRefusedCalls = operation({
  id: 'vendors.listRefusedCalls',
  method: 'GET',
  path: '/ops/vendors/listRefusedCalls',
  audience: 'operator',
  permission: 'vendors.read',
  summary: 'Refused calls that no honest vendor makes',
  input: z.strictObject({
    cause: z._default(z.optional(z.union([cause, z.literal('all')])), 'all'),
    pageNum: pageNumber,
    pageSize,
  }),
  output: pageOf(
    z.strictObject({
      dialect: z.string(),
      /** The vendor whose key the call was made with; empty where no key of the dialect fits. */
      vendorCode: z.string(),
      vendorName: z.string(),
      /**
       * No key fits; an address that is not on the vendor's list; a key, brand, user and token that do not belong
       * together.
       */
      cause,
      /** The path of the call in its dialect. */
      path: z.string(),
      /** Where it came from; `others` where too many addresses called at once to be told apart. */
      ip: z.string(),
      /** How many of them within the hour. */
      calls: z.int(),
      firstAt: moment,
      lastAt: moment,
      /** The newest one's id in the server's log. */
      requestId: z.string(),
    }),
  ),
  errors: ['not_logged_in', 'not_allowed'],
});
