import type { Client } from '#kit/db.ts';
import type { Module } from '#kit/implement.ts';
import type { MessagesDeps } from './MessagesDeps.ts';
import { tellUnreadWithin } from './jobs/tellUnread.ts';
import { messagesModule } from './module.ts';
import { insertMessage } from './store/items.ts';
import type { SystemFact } from './SystemFact.ts';
import { systemText } from './systemText.ts';

type MemberOf = { brandId: number; memberId: bigint };

/** How other modules write to members. */
export type Messages = Readonly<{
  module: Module;
  /** The language that a member is written to in. Asked before the transaction, since it takes a connection of its own. */
  languageOf(member: MemberOf): Promise<string>;
  /**
   * Writes within the transaction of what is told: both stand or neither, and the member's open pages count again after the
   * commit. The key makes it one message however often.
   */
  writeWithin(client: Client, message: MemberOf & { language: string; key: string; fact: SystemFact }): Promise<void>;
}>;

export function createMessages(deps: MessagesDeps): Messages {
  return {
    module: messagesModule(deps),
    languageOf: async ({ brandId, memberId }) => {
      const accounts = await deps.identity.accountsOf({ brandId, memberIds: [memberId] });
      return accounts.get(memberId)?.language ?? 'EN';
    },
    writeWithin: async (client, { brandId, memberId, language, key, fact }) => {
      const text = systemText(language, fact);
      const requestKey = `system:${key}`;
      const id = await insertMessage(client, { brandId, memberId, requestKey, sentBy: '', ...text });
      if (id !== undefined) await tellUnreadWithin(client, { brandId, memberId });
    },
  };
}
