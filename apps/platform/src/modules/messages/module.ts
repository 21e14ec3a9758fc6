import type { Module } from '#kit/implement.ts';
import type { MessagesDeps } from './MessagesDeps.ts';
import { sendDueJob } from './jobs/sendDue.ts';
import { tellUnreadJob } from './jobs/tellUnread.ts';
import { cancelBroadcast } from './routes/cancelBroadcast.ts';
import { createBroadcast } from './routes/createBroadcast.ts';
import { getAudience } from './routes/getAudience.ts';
import { getUnreadCount } from './routes/getUnreadCount.ts';
import { listBroadcasts } from './routes/listBroadcasts.ts';
import { listMessages } from './routes/listMessages.ts';
import { listSent } from './routes/listSent.ts';
import { markRead } from './routes/markRead.ts';
import { sendMessage } from './routes/sendMessage.ts';

/** Messages of the platform to its members. */
export function messagesModule(deps: MessagesDeps): Module {
  return {
    name: 'messages',
    routes: [
      getUnreadCount(deps),
      listMessages(deps),
      markRead(deps),
      sendMessage(deps),
      listSent(deps),
      createBroadcast(deps),
      cancelBroadcast(deps),
      listBroadcasts(deps),
      getAudience(deps),
    ],
    jobs: [sendDueJob(deps), tellUnreadJob(deps)],
  };
}
