import { chatSocketPath, launchChat, type chatEvents, type chatRequests, type chatValues } from '@baize/contract';
import { io, type Socket } from 'socket.io-client';
import type * as z from 'zod/mini';
import { brandHosts, type TestPlatform } from './startPlatform.ts';

type Requests = typeof chatRequests;
type Told<Event extends keyof Requests> = {
  success: boolean;
  code: string;
  value: z.output<(typeof chatValues)[Event]>;
};

/** A chat page of a test. */
export type TestChat = {
  socket: Socket;
  ask<Event extends keyof Requests>(event: Event, asked: z.input<Requests[Event]>): Promise<Told<Event>>;
  /** The next event of this name. */
  next<Event extends keyof typeof chatEvents>(event: Event): Promise<z.output<(typeof chatEvents)[Event]>>;
};

/** Opens a chat socket, not authenticated yet. */
export function openChatSocket(
  site: Pick<TestPlatform, 'url'>,
  { host = brandHosts.first, origin = 'null' } = {},
): TestChat {
  const { port } = new URL(site.url);
  const socket = io(site.url, {
    path: chatSocketPath,
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    extraHeaders: { host: `${host}:${port}`, origin },
  });
  return {
    socket,
    ask: (event, asked) => socket.timeout(60_000).emitWithAck(event, asked),
    next: (event) => new Promise((resolve) => socket.once(event as string, resolve)),
  };
}

/** A chat ticket for a member. */
export async function chatTicket(
  site: TestPlatform,
  { token }: { token: string },
  options: { host?: string } = {},
): Promise<string> {
  const { answer } = await site.call(launchChat, { language: 'EN', theme: 'dark' }, { token, ...options });
  if (!answer.value) throw new Error(`The chat was not opened: ${answer.code}`);
  return new URLSearchParams(answer.value.chatUrl.split('#')[1]).get('ticket') ?? '';
}

/** A member in the chat, by a ticket of their own; `at` is the process to connect to. */
export async function enterChat(
  site: TestPlatform,
  member: { token: string },
  { at = site }: { at?: TestPlatform } = {},
): Promise<TestChat & { told: Told<'enter'>['value'] }> {
  const chat = openChatSocket(at);
  const { success, code, value } = await chat.ask('enter', { ticket: await chatTicket(site, member) });
  if (!success) throw new Error(`Nobody came in: ${code}`);
  return { ...chat, told: value };
}
