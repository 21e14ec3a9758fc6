import { chatRequests, type chatValues } from '@baize/contract';
import * as z from 'zod/mini';
import { Refusal } from '#kit/refusal.ts';
import { addressKey } from '#kit/limit.ts';
import { limitPackets, memberRoom, sessionRoom } from '#modules/live/index.ts';
import type { ChatDeps } from './ChatDeps.ts';
import { openPass } from './commands/openPass.ts';
import { sayText } from './commands/sayText.ts';
import { takeShare } from './commands/takeShare.ts';
import { listShown } from './listShown.ts';
import { chatBrandOf, chatRoomOf, type ChatSocket } from './openChat.ts';
import { presentEnvelope, presentMessage, presentMine } from './present.ts';
import { reportLimit } from './rules.ts';
import { readEnvelope, readTakers } from './store/envelopes.ts';
import { readChatter } from './store/members.ts';
import { insertReport, readPart, readRemoved } from './store/messages.ts';
import { keepRead, readOpenRooms } from './store/rooms.ts';

type Requests = typeof chatRequests;
type Asked<Event extends keyof Requests> = z.output<Requests[Event]>;
type Told<Event extends keyof Requests> = z.output<(typeof chatValues)[Event]>;
type Answers = { [Event in keyof Requests]: (asked: Asked<Event>) => Promise<Told<Event>> };

const FIRST_MESSAGE_MS = 5_000;
/** Ten times as much as a fast typist in three rooms sends. */
const packetLimit = { most: 60, windowMs: 10_000 };
const MAX_SOCKETS_PER_MEMBER = 5;

/**
 * Serves one chat socket. The first message brings the ticket or the pass; early, late, excessive or malformed messages
 * disconnect the socket.
 */
export function greetChat(socket: ChatSocket, deps: ChatDeps): void {
  const { log } = deps;
  const end = (code: string): void => {
    log.info({ operation: 'chat', code, ip: socket.handshake.address }, 'refused');
    socket.disconnect(true);
  };
  const late = setTimeout(() => end('not_logged_in'), FIRST_MESSAGE_MS);
  socket.once('disconnect', () => clearTimeout(late));
  limitPackets(socket, packetLimit, () => end('too_many_requests'));
  const answers = answersOf(socket, deps);

  socket.onAny((event: string, payload: unknown, answer: unknown) => {
    const isKnown = Object.hasOwn(chatRequests, event) && typeof answer === 'function';
    if (!isKnown || (event === 'enter') !== (socket.data.memberId === undefined)) return end('not_allowed');
    clearTimeout(late);
    const name = event as keyof Requests;
    const read = z.safeParse(chatRequests[name] as z.ZodMiniType, payload);
    if (!read.success) return end('invalid_input');
    const answering = (answers[name] as (asked: unknown) => Promise<unknown>)(read.data);
    answering
      .then((value) => ({ success: true, code: 'ok', value }))
      .catch((error: unknown) => {
        if (error instanceof Refusal) return { success: false, code: error.code, value: error.value };
        log.error({ operation: `chat.${name}`, err: error }, 'failed');
        return { success: false, code: 'unknown_error', value: null };
      })
      .then((told) => {
        (answer as (told: unknown) => void)(told);
        if (name === 'enter' && !told.success) end(told.code);
      })
      .catch(() => undefined);
  });
}

function answersOf(socket: ChatSocket, deps: ChatDeps): Answers {
  const { pool, chat, limiter } = deps;
  const who = (): { brandId: number; memberId: bigint } => {
    const { brandId, memberId } = socket.data;
    if (memberId === undefined) throw new Refusal('not_logged_in');
    return { brandId, memberId };
  };
  let isEntering = false;
  return {
    async enter(by) {
      if (isEntering) throw new Refusal('not_allowed');
      isEntering = true;
      const { brandId } = socket.data;
      const { memberId, sessionHash, pass } = await openPass(deps, { brandId, by });
      const own = memberRoom(memberId);
      if ((chat.of('/').adapter.rooms.get(own)?.size ?? 0) >= MAX_SOCKETS_PER_MEMBER) {
        throw new Refusal('too_many_requests');
      }
      // Joins the rooms before reading them: messages in between arrive twice rather than never.
      await socket.join([own, sessionRoom(sessionHash.toString('hex')), chatBrandOf(brandId)]);
      const [me, rooms] = await Promise.all([
        readChatter(pool, { brandId, memberId }),
        readOpenRooms(pool, { brandId, memberId }),
      ]);
      if (!me) throw new Refusal('not_logged_in');
      await socket.join(rooms.map(({ id }) => chatRoomOf(id)));
      socket.data.memberId = memberId;
      return {
        pass,
        handle: me.handle,
        mutedUntil: me.mutedUntil?.toISOString() ?? null,
        serverTime: me.serverTime.toISOString(),
        rooms: rooms.map(({ id, name, slowSeconds, lastSeq, readSeq }) => ({
          ...{ id: String(id), name, slowSeconds },
          ...{ lastSeq: Number(lastSeq), readSeq: Number(readSeq) },
        })),
      };
    },
    async read({ roomId, since = 0, before = Number.MAX_SAFE_INTEGER }) {
      const { brandId, memberId } = who();
      const rooms = await readOpenRooms(pool, { brandId, memberId });
      if (!rooms.some(({ id }) => String(id) === roomId)) throw new Refusal('chat_room_not_found');
      await socket.join(chatRoomOf(roomId));
      const { rows, hasEarlier } = await readPart(pool, { brandId, roomId, after: since, before });
      const [removed, envelopes] = await Promise.all([
        readRemoved(pool, brandId, roomId),
        listShown(pool, { brandId, memberId, roomId }),
      ]);
      return { messages: rows.map(presentMessage), removed, hasEarlier, envelopes };
    },
    async say(asked) {
      const message = presentMessage(await sayText(deps, { ...who(), ...asked }));
      chat.to(chatRoomOf(asked.roomId)).emit('message', message);
      return message;
    },
    async seen(asked) {
      await keepRead(pool, { ...who(), ...asked });
      return null;
    },
    async report(asked) {
      const member = who();
      const name = `chat.report:${member.memberId}`;
      if (!(await limiter.hit([{ name, ...reportLimit }]))) throw new Refusal('too_many_requests');
      await insertReport(pool, { ...member, ...asked });
      return null;
    },
    async open({ envelopeId }) {
      const { brandId, memberId } = who();
      const network = addressKey(socket.data.ip);
      const { isNew, ...share } = await takeShare(deps, { brandId, memberId, envelopeId, network });
      const row = await readEnvelope(pool, brandId, envelopeId);
      if (!row) throw new Refusal('chat_envelope_not_found');
      if (isNew) deps.news.tell(row);
      return { ...presentEnvelope(row, await readTakers(pool, [row.id])), mine: presentMine(share) };
    },
  };
}
