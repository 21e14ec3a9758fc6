import * as z from 'zod/mini';
import { operation } from '../operation.ts';

/** Stores a picture for banners and badges under its content hash. */
export const uploadImage = operation({
  id: 'content.uploadImage',
  method: 'POST',
  path: '/ops/content/uploadImage',
  audience: 'operator',
  permission: 'content.write',
  summary: 'Upload a picture',
  description: 'PNG, JPEG, WebP or AVIF by content, at most 1 MB, in base64. Served at the path that is answered.',
  bodyLimit: 1_500_000,
  input: z.strictObject({ data: z.base64().check(z.maxLength(1_400_000)) }),
  output: z.strictObject({ path: z.string() }),
  errors: ['not_logged_in', 'not_allowed', 'image_invalid'],
});
