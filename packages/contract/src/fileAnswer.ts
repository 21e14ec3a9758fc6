import * as z from 'zod/mini';
import { language } from './language.ts';

/** What a call that saves a file answers: the file's name, its type, and its content piece by piece as it is made. */
export type FileAnswer = Readonly<{ name: string; mediaType: string; chunks: AsyncIterable<Uint8Array> }>;

/** Never sent as JSON: the content itself is the body of the answer, the name stands in its header. */
export const fileAnswer = z.custom<FileAnswer>();

/** How a saved list is written. */
export const fileForm = {
  format: z.enum(['csv', 'xlsx']),
  /** The language of its headings. */
  language,
};
