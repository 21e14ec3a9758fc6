export type ChatNews = { type: 'chat.unread'; count: number } | { type: 'chat.reopen' };

/** What the chat's page tells; whatever else arrives is nothing. */
export function readChatNews(data: unknown): ChatNews | undefined {
  if (typeof data !== 'object' || data === null || !('type' in data)) return undefined;
  if (data.type === 'chat.reopen') return { type: 'chat.reopen' };
  if (data.type !== 'chat.unread' || !('count' in data)) return undefined;
  const { count } = data;
  return typeof count === 'number' && Number.isSafeInteger(count) && count >= 0
    ? { type: 'chat.unread', count }
    : undefined;
}
