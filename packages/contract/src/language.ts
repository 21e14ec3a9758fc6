import * as z from 'zod/mini';
import { languageCodes } from './languages.ts';

/** The language code on the wire. */
export const language = z.enum(languageCodes);

/** A localised text with a maximum length per language; languages may be missing. */
export const localTexts = (most: number) => z.partialRecord(language, z.string().check(z.maxLength(most)));

/** The same on one line: what stands before and behind the words is dropped. */
export const localLines = (most: number) => z.partialRecord(language, z.string().check(z.trim(), z.maxLength(most)));

/** A line that has to be there in every language. */
export const linesInAll = (most: number) =>
  z.record(language, z.string().check(z.trim(), z.minLength(1), z.maxLength(most)));

/** Local texts, read: whatever is stored is handed on. */
export const storedTexts = z.partialRecord(language, z.string());
