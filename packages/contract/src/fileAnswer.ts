import * as z from 'zod/mini';
import { language } from './language.ts';

/** A file download: name, media type, and the content as a stream. */
export type FileAnswer = Readonly<{ name: string; mediaType: string; chunks: AsyncIterable<Uint8Array> }>;

/** Never sent as JSON: the content is the response body, the name is in a header. */
export const fileAnswer = z.custom<FileAnswer>();

/** Format of an exported list. */
export const fileForm = {
  format: z.enum(['csv', 'xlsx']),
  /** Language of the headings. */
  language,
};
