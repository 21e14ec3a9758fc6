import * as z from 'zod/mini';

/** The language that texts are wanted in; without it the brand's own. */
export const languageQuery = z.optional(z.enum(['CN', 'EN', 'MS']));
