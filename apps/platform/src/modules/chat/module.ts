import type { Module } from '../../kit/implement.ts';
import type { ChatDeps } from './ChatDeps.ts';
import { createEnvelopeNews } from './createEnvelopeNews.ts';
import { greetChat } from './greetChat.ts';
import { endEnvelopesJob } from './jobs/endEnvelopes.ts';
import { closeEnvelope } from './routes/closeEnvelope.ts';
import { createEnvelope } from './routes/createEnvelope.ts';
import { createRoom } from './routes/createRoom.ts';
import { getChatUnread } from './routes/getChatUnread.ts';
import { getModeration } from './routes/getModeration.ts';
import { launchChat } from './routes/launchChat.ts';
import { listChatMessages } from './routes/listChatMessages.ts';
import { listEnvelopes } from './routes/listEnvelopes.ts';
import { listModels } from './routes/listModels.ts';
import { muteMember } from './routes/muteMember.ts';
import { removeChatMessage } from './routes/removeChatMessage.ts';
import { updateRoom } from './routes/updateRoom.ts';
import { updateWords } from './routes/updateWords.ts';

/** Rooms in which members talk, and how the house looks after them. */
export function chatModule(given: Omit<ChatDeps, 'news'>): Module {
  const deps: ChatDeps = { ...given, news: createEnvelopeNews(given) };
  deps.chat.on('connection', (socket) => greetChat(socket, deps));
  return {
    name: 'chat',
    routes: [
      listModels(deps),
      launchChat(deps),
      getChatUnread(deps),
      getModeration(deps),
      createRoom(deps),
      updateRoom(deps),
      listChatMessages(deps),
      removeChatMessage(deps),
      muteMember(deps),
      updateWords(deps),
      createEnvelope(deps),
      closeEnvelope(deps),
      listEnvelopes(deps),
    ],
    jobs: [endEnvelopesJob(deps)],
    close: () => deps.news.close(),
  };
}
