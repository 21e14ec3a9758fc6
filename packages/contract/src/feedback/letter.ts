import * as z from 'zod/mini';
import { moment, rowId } from '../shapes.ts';

export const letterStatus = z.enum(['open', 'answered', 'closed']);

/** What somebody wrote to the house without an account, and what became of it. */
export const letter = z.strictObject({
  id: rowId,
  /** What its sender was told to name it by. */
  number: z.string(),
  name: z.string(),
  email: z.string(),
  content: z.string(),
  /** The language of the page that it was written on, in which the answer is framed. */
  language: z.string(),
  status: letterStatus,
  /** Empty until it is answered. */
  answer: z.string(),
  /** Who answered or closed it. */
  operator: z.string(),
  createdAt: moment,
  decidedAt: z.nullable(moment),
});
