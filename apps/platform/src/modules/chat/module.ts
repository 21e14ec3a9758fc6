import type { Clock } from '@baize/server/clock';
import type { Module } from '#kit/implement.ts';
import type { ChatDeps } from './ChatDeps.ts';
import { createEnvelopeNews } from './createEnvelopeNews.ts';
import { createTickets } from './createTickets.ts';
import { greetChat } from './greetChat.ts';
import { openChat, type OpenChatDeps } from './openChat.ts';
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

type Options = Omit<ChatDeps, 'news' | 'chat' | 'tickets'> & OpenChatDeps & { ticketKey: string; clock: Clock };

/** Chat rooms for members, and their moderation. */
export function createChat({ live, brandOf, isOwnOrigin, ticketKey, clock, ...given }: Options): { module: Module } {
  const { log } = given;
  const chat = openChat({ live, log, brandOf, isOwnOrigin });
  const tickets = createTickets(ticketKey, clock);
  const deps: ChatDeps = { ...given, chat, tickets, news: createEnvelopeNews({ ...given, chat }) };
  deps.chat.on('connection', (socket) => greetChat(socket, deps));
  const module: Module = {
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
  return { module };
}
