import * as z from 'zod/mini';
import { language } from '../language.ts';

/** The requested language; defaults to the brand's. */
export const languageQuery = z.optional(language);
