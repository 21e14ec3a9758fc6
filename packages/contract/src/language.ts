import * as z from 'zod/mini';
import { languageCodes } from './languages.ts';

/** The language code on the wire. */
export const language = z.enum(languageCodes);

/** A localised text with a maximum length per language; languages may be missing. */
export const localTexts = (most: number) => z.partialRecord(language, z.string().check(z.maxLength(most)));

/** The same for reading: stored values are passed on unchecked. */
export const storedTexts = z.partialRecord(language, z.string());
