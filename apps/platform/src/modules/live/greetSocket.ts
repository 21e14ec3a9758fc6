import * as z from 'zod/mini';
import type { MemberSession } from '#kit/implement.ts';
import type { Turnstile } from '#kit/createTurnstile.ts';
import type { Logger } from '@baize/server/logger';
import { Refusal } from '#kit/refusal.ts';
import { limitPackets } from './limitPackets.ts';
import { memberRoom, sessionRoom, type LiveServer, type LiveSocket } from './LiveServer.ts';

export type GreetDeps = Readonly<{
  io: LiveServer;
  log: Logger;
  findMember(token: string, brand: { id: number }): Promise<MemberSession | undefined>;
  /** Listener for newly authenticated members. */
  onMember(memberId: bigint): void;
  /** Limits concurrent token checks, so that calls find the database free. */
  inTurn: Turnstile;
  /** Tokens of sockets whose session has to change its password first. */
  held: Map<LiveSocket, string>;
}>;

const FIRST_MESSAGE_MS = 5_000;
/** Heartbeats and the one message are a handful of packets per minute. */
const packetLimit = { most: 30, windowMs: 10_000 };
const MAX_SOCKETS_PER_MEMBER = 10;

const credentials = z.strictObject({ token: z.string().check(z.regex(/^[\w-]{43}$/)) });

/**
 * Waits for the one message that a socket may send, `authenticate` with its token, and adds the socket to its owner's
 * rooms. A session restricted to a password change receives its own end only. Late, duplicate or excessive messages
 * disconnect the socket.
 */
export function greetSocket(socket: LiveSocket, deps: GreetDeps): void {
  const { log } = deps;
  const refuse = (code: string, extra: Record<string, unknown> = {}): void => {
    log.info({ operation: 'live', code, ip: socket.handshake.address, ...extra }, 'refused');
    socket.disconnect(true);
  };
  const late = setTimeout(() => refuse('not_logged_in'), FIRST_MESSAGE_MS);
  socket.once('disconnect', () => {
    clearTimeout(late);
    deps.held.delete(socket);
  });
  limitPackets(socket, packetLimit, () => refuse('too_many_requests'));

  async function greet(payload: unknown, answer: unknown): Promise<void> {
    const code = await deps
      .inTurn(() => letIn(socket, deps, payload))
      .catch((error: unknown) => {
        if (!(error instanceof Refusal)) log.error({ operation: 'live', err: error }, 'failed');
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
  // A socket that disconnected while waiting is not checked.
  if (!read.success || socket.disconnected) return 'not_logged_in';
  const session = await deps.findMember(read.data.token, { id: socket.data.brandId });
  if (!session || socket.disconnected) return 'not_logged_in';
  const room = memberRoom(session.memberId);
  const ownRoom = sessionRoom(session.sessionHash.toString('hex'));
  const { rooms } = deps.io.of('/').adapter;
  const sockets = Math.max(rooms.get(room)?.size ?? 0, rooms.get(ownRoom)?.size ?? 0);
  if (sockets >= MAX_SOCKETS_PER_MEMBER) return 'too_many_requests';
  socket.data.memberId = session.memberId;
  await socket.join(ownRoom);
  if (session.needsPasswordChange) {
    deps.held.set(socket, read.data.token);
    return 'ok';
  }
  await socket.join(room);
  deps.onMember(session.memberId);
  return 'ok';
}

/** Checks the held sessions again, and adds those with a changed password to their owner's rooms. */
export async function letHeldIn(deps: GreetDeps): Promise<void> {
  for (const [socket, token] of deps.held) {
    const session = await deps.findMember(token, { id: socket.data.brandId });
    if (session?.needsPasswordChange === true) continue;
    deps.held.delete(socket);
    if (!session || socket.disconnected) continue;
    await socket.join(memberRoom(session.memberId));
    deps.onMember(session.memberId);
  }
}
