import * as z from 'zod/mini';
import { language } from '../language.ts';
import { operation } from '../operation.ts';
import { rowId } from '../shapes.ts';

/** Opens the chat for the member: a URL with a signed ticket of its own, never the session's token. */
export const launchChat = operation({
  id: 'chat.launchChat',
  method: 'GET',
  path: '/wps/chat/launchChat',
  audience: 'member',
  isRealMoney: true,
  summary: 'Open the chat',
  description:
    'The address belongs to the site that was asked. Its ticket lives for a minute and is worth one exchange.',
  input: z.strictObject({
    /** The room to start in; defaults to the first. */
    roomId: z.optional(rowId),
    language,
    theme: z._default(z.optional(z.enum(['dark', 'light'])), 'dark' as const),
  }),
  output: z.strictObject({ chatUrl: z.string() }),
  errors: ['not_logged_in', 'in_need_true_account', 'chat_closed', 'chat_room_not_found'],
});
