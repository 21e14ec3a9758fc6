import * as z from 'zod/mini';
import { language } from '../language.ts';

/** The language that texts are wanted in; without it the brand's own. */
export const languageQuery = z.optional(language);
