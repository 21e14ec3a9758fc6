import * as z from 'zod/mini';
import type { MemberSession } from '../../kit/implement.ts';
import type { Logger } from '../../kit/logger.ts';
import { memberRoom, sessionRoom, type LiveServer, type LiveSocket } from './LiveServer.ts';

export type GreetDeps = Readonly<{
  io: LiveServer;
  log: Logger;
  findMember(token: string, brand: { id: number }): Promise<MemberSession | undefined>;
  /** Hears of a member whose socket has just been let in. */
  onMember(memberId: bigint): void;
}>;

const FIRST_MESSAGE_MS = 5_000;
/** Heartbeats and the one message take a handful of packets a minute. */
const MAX_PACKETS = 30;
const PACKET_WINDOW_MS = 10_000;
const MAX_SOCKETS_PER_MEMBER = 10;

const credentials = z.strictObject({ token: z.string().check(z.regex(/^[\w-]{43}$/)) });

/**
 * Waits for the one message that a socket may send, `authenticate` with its token, and puts the socket into the rooms
 * of its owner. Whatever else arrives, late, twice or too often, ends the socket.
 */
export function greetSocket(socket: LiveSocket, deps: GreetDeps): void {
  const { log } = deps;
  const refuse = (code: string, extra: Record<string, unknown> = {}): void => {
    log.info({ operation: 'live', code, ip: socket.handshake.address, ...extra }, 'refused');
    socket.disconnect(true);
  };
  const late = setTimeout(() => refuse('not_logged_in'), FIRST_MESSAGE_MS);
  socket.once('disconnect', () => clearTimeout(late));
  limitPackets(socket, () => refuse('too_many_requests'));

  async function greet(payload: unknown, answer: unknown): Promise<void> {
    const code = await letIn(socket, deps, payload).catch((error: unknown) => {
      log.error({ operation: 'live', err: error }, 'failed');
      return 'overloaded';
    });
    if (typeof answer === 'function') answer({ success: code === 'ok', code });
    if (code !== 'ok') refuse(code);
  }

  let isGreeted = false;
  socket.onAny((event: string, payload: unknown, answer: unknown) => {
    if (isGreeted || event !== 'authenticate') return refuse('not_allowed', { event: event.slice(0, 64) });
    isGreeted = true;
    clearTimeout(late);
    void greet(payload, answer);
  });
}

async function letIn(socket: LiveSocket, deps: GreetDeps, payload: unknown): Promise<string> {
  const read = z.safeParse(credentials, payload);
  if (!read.success) return 'not_logged_in';
  const session = await deps.findMember(read.data.token, { id: socket.data.brandId });
  if (!session || socket.disconnected) return 'not_logged_in';
  const room = memberRoom(session.memberId);
  if ((deps.io.of('/').adapter.rooms.get(room)?.size ?? 0) >= MAX_SOCKETS_PER_MEMBER) return 'too_many_requests';
  socket.data.memberId = session.memberId;
  await socket.join([room, sessionRoom(session.sessionHash.toString('hex'))]);
  deps.onMember(session.memberId);
  return 'ok';
}

/** Counts packets below the protocol, where heartbeats and half messages are seen as well. */
function limitPackets({ conn }: LiveSocket, refuse: () => void): void {
  let windowStartedAt = performance.now();
  let packets = 0;
  conn.on('packet', () => {
    const now = performance.now();
    if (now - windowStartedAt > PACKET_WINDOW_MS) {
      windowStartedAt = now;
      packets = 0;
    }
    packets += 1;
    if (packets === MAX_PACKETS + 1) refuse();
  });
}
