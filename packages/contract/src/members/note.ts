import * as z from 'zod/mini';
import { moment, rowId } from '../shapes.ts';

/** What an operator noted about a member; members never see it. */
export const note = z.strictObject({ id: rowId, author: z.string(), body: z.string(), createdAt: moment });
