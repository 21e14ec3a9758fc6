import * as z from 'zod/mini';

/** Built-in pictures for an invitation page. */
export const invitePictures = ['register', 'login', 'welcome'] as const;

/** Texts of an agent's invitation page in plain text; empty where the agent wrote nothing. */
export const inviteWords = {
  title: z.string().check(z.trim(), z.maxLength(60)),
  content: z.string().check(z.trim(), z.maxLength(400)),
  picture: z.enum(invitePictures),
};
