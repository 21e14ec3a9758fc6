import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { rowId } from '../shapes.ts';
import { languageQuery } from '../site/languageQuery.ts';
import { proof } from './proof.ts';

/** Closes the server seed of a round: the vendor reveals it and commits to a new one. */
export const closeSeed = operation({
  id: 'vendors.closeSeed',
  method: 'POST',
  path: '/lgw/vendors/closeSeed',
  audience: 'member',
  summary: 'Reveal the seed of a round',
  description:
    'Every round drawn from that seed can be checked from then on; the next rounds are drawn from a new one. A seed that is revealed stays as it is and is answered again.',
  input: z.strictObject({ id: rowId, language: languageQuery }),
  output: z.strictObject({ proof }),
  errors: ['not_logged_in', 'round_not_found', 'seed_in_use', 'vendor_unavailable'],
});
