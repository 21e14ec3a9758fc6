import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { rowId } from '../shapes.ts';
import { languageQuery } from '../site/languageQuery.ts';
import { proof } from './proof.ts';
import { round, roundEntry } from './round.ts';
import { roundCourse } from './roundCourse.ts';

/** One of the member's own rounds: its ledger entries, its replay and the vendor's fairness proof. */
export const getRound = operation({
  id: 'vendors.getRound',
  method: 'GET',
  path: '/lgw/vendors/getRound',
  audience: 'member',
  summary: 'A round',
  description:
    'replay, proof and course are null when the vendor did not answer in time or offers none; ask again. language is that of all three.',
  input: z.strictObject({ id: rowId, language: languageQuery }),
  output: z.strictObject({
    round,
    entries: z.array(roundEntry),
    replayUrl: z.nullable(z.string()),
    proof: z.nullable(proof),
    course: z.nullable(roundCourse),
  }),
  errors: ['not_logged_in', 'round_not_found'],
});
