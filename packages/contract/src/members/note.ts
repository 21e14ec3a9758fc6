import * as z from 'zod/mini';
import { moment, rowId } from '../shapes.ts';

/** An operator's note about a member; members never see it. */
export const note = z.strictObject({ id: rowId, author: z.string(), body: z.string(), createdAt: moment });
