import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { rowId, wholeNumber } from '../shapes.ts';

/** An image of an application. */
export const getApplicationImage = operation({
  id: 'promotions.getApplicationImage',
  method: 'GET',
  path: '/ops/promotions/getApplicationImage',
  audience: 'operator',
  permission: 'promotions.read',
  summary: 'Picture of an application',
  input: z.strictObject({ applicationId: rowId, position: wholeNumber(1, 3) }),
  output: z.strictObject({
    mediaType: z.enum(['image/png', 'image/jpeg']),
    /** In base64. */
    data: z.string(),
  }),
  errors: ['not_logged_in', 'not_allowed', 'application_not_found'],
});
