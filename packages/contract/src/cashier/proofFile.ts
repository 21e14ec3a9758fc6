import * as z from 'zod/mini';

/** A proof as it was uploaded. */
export const proofFile = z.strictObject({
  mediaType: z.enum(['image/png', 'image/jpeg', 'application/pdf']),
  /** In base64. */
  data: z.string(),
});
