import type { MessagePurpose } from '@baize/contract/outbox/messagePurposes';
import { wordsOf } from '@baize/contract/wordsOf';

type Template = Readonly<{ subject: string; body: string }>;

export type MessageWords = Readonly<Record<MessagePurpose, Template>>;

/**
 * The texts of all messages. A placeholder takes one field of the message and nothing else is ever inserted, so that
 * nobody can make a site send their own text.
 */
export const templates = await wordsOf<MessageWords>(
  (folder) => import(`../../../../../languages/${folder}/platform/messages.ts`),
);
