import type { chatEvents } from '@baize/contract';
import { chatSocketPath } from '@baize/contract';
import type { IncomingMessage } from 'node:http';
import type { DefaultEventsMap, Server, Socket } from 'socket.io';
import type * as z from 'zod/mini';
import type { OriginCheck } from '#kit/createOriginCheck.ts';
import type { Brand } from '#kit/implement.ts';
import type { Logger } from '@baize/server/logger';
import { hostOf, type Live, type SiteOfSocket } from '#modules/live/index.ts';
import { admitChat } from './admitChat.ts';

type ToPage = { [Event in keyof typeof chatEvents]: (fact: z.input<(typeof chatEvents)[Event]>) => void };
type ChatData = SiteOfSocket & { memberId?: bigint; sessionHash?: Buffer };

export type ChatServer = Server<DefaultEventsMap, ToPage, DefaultEventsMap, ChatData>;
export type ChatSocket = Socket<DefaultEventsMap, ToPage, DefaultEventsMap, ChatData>;

/** The socket.io room of a chat room; only the server adds sockets. */
export const chatRoomOf = (roomId: bigint | string): string => `chat:${roomId}`;
/** All sockets of a brand. */
export const chatBrandOf = (brandId: number): string => `brand:${brandId}`;

/** Maximum message size: a text of 300 of the widest characters, with its envelope. */
const MAX_MESSAGE_BYTES = 8_192;

export type OpenChatDeps = Readonly<{
  live: Pick<Live, 'openChat'>;
  log: Logger;
  brandOf(host: string): Promise<Brand | undefined>;
  isOwnOrigin: OriginCheck;
}>;

/** Opens the chat's own socket namespace. */
export function openChat({ live, log, brandOf, isOwnOrigin }: OpenChatDeps): ChatServer {
  const server: ChatServer = live.openChat({
    path: chatSocketPath,
    transports: ['websocket'],
    maxHttpBufferSize: MAX_MESSAGE_BYTES,
    allowRequest: (request, decide) => void decideOn(request, decide),
  });
  async function decideOn(request: IncomingMessage, decide: (code: string | undefined, isAdmitted: boolean) => void) {
    const code = await brandOf(hostOf(request)).then(
      (brand) => admitChat(request, brand, isOwnOrigin),
      () => 'overloaded',
    );
    if (code !== undefined) log.info({ operation: 'chat', code, ip: request.socket.remoteAddress }, 'refused');
    decide(code, code === undefined);
  }
  return server;
}
