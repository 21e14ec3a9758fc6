import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { chatMute, moderatedRoom } from './moderatedRoom.ts';

/** The moderation state of the brand's chat: rooms, muted members and blocked words. */
export const getModeration = operation({
  id: 'chat.getModeration',
  method: 'GET',
  path: '/ops/chat/getModeration',
  audience: 'operator',
  permission: 'chat.read',
  summary: 'Chat rooms, mutes and words',
  input: z.strictObject({}),
  output: z.strictObject({
    rooms: z.array(moderatedRoom),
    mutes: z.array(chatMute),
    words: z.array(z.string()),
  }),
  errors: ['not_logged_in', 'not_allowed'],
});
