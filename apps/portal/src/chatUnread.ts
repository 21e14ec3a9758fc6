import type { getChatUnread, OutputOf } from '@baize/contract';
import { queryOptions } from '@tanstack/react-query';

/** Whether the chat holds something unread. The button stands on every page; how to ask comes with the first member. */
export const chatUnread = queryOptions({
  queryKey: ['chat.getChatUnread', {}],
  queryFn: async ({ signal }): Promise<OutputOf<typeof getChatUnread>> => {
    const [{ call }, { getChatUnread: operation }] = await Promise.all([
      import('./call.ts'),
      import('@baize/contract/chat/getChatUnread'),
    ]);
    return call(operation, {}, { signal });
  },
});
