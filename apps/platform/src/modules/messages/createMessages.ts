import { fallbackLanguage } from '@baize/contract/languages';
import type { Client } from '#kit/db.ts';
import type { Module } from '#kit/implement.ts';
import type { MessagesDeps } from './MessagesDeps.ts';
import { tellUnreadWithin } from './jobs/tellUnread.ts';
import { messagesModule } from './module.ts';
import { insertMessage } from './store/items.ts';
import type { SystemFact } from './SystemFact.ts';
import { systemText } from './systemText.ts';

type MemberOf = { brandId: number; memberId: bigint };

/** Public API for other modules. */
export type Messages = Readonly<{
  module: Module;
  /** The language for messages to a member. Read before the transaction, since it needs a connection of its own. */
  languageOf(member: MemberOf): Promise<string>;
  /**
   * Writes a message within the transaction of its cause: both commit or neither, and the member's open pages update
   * their unread count afterwards. Idempotent by key.
   */
  writeWithin(client: Client, message: MemberOf & { language: string; key: string; fact: SystemFact }): Promise<void>;
}>;

export function createMessages(deps: MessagesDeps): Messages {
  return {
    module: messagesModule(deps),
    languageOf: async ({ brandId, memberId }) => {
      const accounts = await deps.identity.accountsOf({ brandId, memberIds: [memberId] });
      return accounts.get(memberId)?.language ?? fallbackLanguage;
    },
    writeWithin: async (client, { brandId, memberId, language, key, fact }) => {
      const text = systemText(language, fact);
      const requestKey = `system:${key}`;
      const id = await insertMessage(client, { brandId, memberId, requestKey, sentBy: '', ...text });
      if (id !== undefined) await tellUnreadWithin(client, { brandId, memberId });
    },
  };
}
