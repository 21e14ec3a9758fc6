import * as z from 'zod/mini';

/** The pictures of the house that an invitation may show. */
export const invitePictures = ['register', 'login', 'welcome'] as const;

/** What stands on the page that an agent's links lead to; empty where the agent wrote nothing. Plain text. */
export const inviteWords = {
  title: z.string().check(z.trim(), z.maxLength(60)),
  content: z.string().check(z.trim(), z.maxLength(400)),
  picture: z.enum(invitePictures),
};
