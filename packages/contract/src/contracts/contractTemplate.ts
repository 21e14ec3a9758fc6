import * as z from 'zod/mini';
import { moment, rowId } from '../shapes.ts';
import { contractKind, contractTerms } from './contractTerms.ts';

/** Terms that operators prepare for top-level agents. */
export const contractTemplate = z.strictObject({
  id: rowId,
  name: z.string(),
  kind: contractKind,
  terms: contractTerms,
  isRetired: z.boolean(),
  createdBy: z.string(),
  createdAt: moment,
});
