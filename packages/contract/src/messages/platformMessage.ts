import * as z from 'zod/mini';
import { moment, rowId } from '../shapes.ts';

/** A message of the platform to one member. */
export const platformMessage = z.strictObject({
  id: rowId,
  /** Topic: a notice, a payment, or a reply to feedback. */
  kind: z.enum(['notice', 'finance', 'feedback']),
  title: z.string(),
  /** Plain text with line breaks. */
  content: z.string(),
  isRead: z.boolean(),
  createdAt: moment,
});
