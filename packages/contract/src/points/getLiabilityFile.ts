import * as z from 'zod/mini';
import { fileAnswer, fileForm } from '../fileAnswer.ts';
import { operation } from '../operation.ts';

/** Exports the liability of points, with a row per source and a total. */
export const getLiabilityFile = operation({
  id: 'points.getLiabilityFile',
  method: 'GET',
  path: '/ops/points/getLiabilityFile',
  audience: 'operator',
  permission: 'points.read',
  isFile: true,
  summary: 'Liability of points as a file',
  input: z.strictObject(fileForm),
  output: fileAnswer,
  errors: ['not_logged_in', 'not_allowed'],
});
