import * as z from 'zod/mini';

/** Operators' tags of members, such as `high roller` or `watch`. */
export const memberTag = z.string().check(z.trim(), z.minLength(1, 'field_required'), z.maxLength(24));
