import { wordsOf } from '@baize/contract/wordsOf';

export type MessagePurpose =
  | 'login'
  | 'register'
  | 'recovery'
  | 'verification'
  | 'binding'
  | 'recoveryLink'
  | 'firstPassword'
  | 'letterAnswer';

type Template = Readonly<{ subject: string; body: string }>;

export type MessageWords = Readonly<Record<MessagePurpose, Template>>;

/**
 * The wording of every message. A place in braces takes one field of the message and nothing else ever comes in, so
 * that nobody can make a site send words of their own.
 */
export const templates = await wordsOf<MessageWords>(
  (folder) => import(`../../../../../languages/${folder}/platform/messages.ts`),
);
