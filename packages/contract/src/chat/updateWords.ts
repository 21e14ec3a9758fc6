import * as z from 'zod/mini';
import { operation } from '../operation.ts';

/** Replaces the list of blocked words. Matching ignores case, spaces and punctuation. */
export const updateWords = operation({
  id: 'chat.updateWords',
  method: 'POST',
  path: '/ops/chat/updateWords',
  audience: 'operator',
  permission: 'chat.write',
  summary: 'Words refused in the chat',
  input: z.strictObject({
    words: z.array(z.string().check(z.minLength(1), z.maxLength(40))).check(z.maxLength(500)),
  }),
  output: z.strictObject({ words: z.array(z.string()) }),
  errors: ['not_logged_in', 'not_allowed', 'setting_invalid'],
});
