import * as z from 'zod/mini';

/** What operators mark members with, such as `high roller` or `watch`. */
export const memberTag = z.string().check(z.trim(), z.minLength(1, 'field_required'), z.maxLength(24));
