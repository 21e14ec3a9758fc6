import { chatEvents, chatSocketPath, chatValues, type chatRequests } from '@baize/contract/chat/chatRequests';
import { reconnection } from '@baize/contract/reconnection';
import { io } from 'socket.io-client';
import * as z from 'zod/mini';
import type { ChatState, Message, Room } from './ChatState.ts';
import { mergeEnvelopes } from './mergeEnvelopes.ts';
import { lastWhole, mergeMessages, takeOut } from './mergeMessages.ts';
import type { Start } from './readStart.ts';

type Requests = typeof chatRequests;
type Told<Event extends keyof Requests> = { code: string; value?: z.output<(typeof chatValues)[Event]> };

export type Chat = Readonly<{
  subscribe(listener: () => void): () => void;
  get(): ChatState;
  choose(roomId: string): void;
  /** Answers `ok` or why nothing came. */
  loadEarlier(): Promise<string>;
  reload(): void;
  /** Sends a text; idempotent by request id. Resolves to `ok` or the error code. */
  say(text: string, requestId: string): Promise<string>;
  report(seq: number): Promise<string>;
  /** Takes a share of a red envelope; idempotent. Resolves to `ok` or the error code. */
  open(envelopeId: string): Promise<string>;
  /** Marks the selected room as read to its end. */
  markSeen(): void;
  setShown(isShown: boolean): void;
  /** The time by the server's clock. */
  nowMs(): number;
}>;

const ACK_MS = 8_000;
/** Delay after a refused handshake. */
const REFUSED_PAUSE_MS = 15_000;

/**
 * The page's chat client. The ticket is exchanged once for a pass, which is kept in this page's memory only; after a
 * lost connection the pass authenticates again, and missed messages are requested by position.
 */
export function createChat({ ticket, roomId: startRoom }: Start, origin: string): Chat {
  let state: ChatState = {
    ...{ phase: 'connecting', handle: '', rooms: [], roomId: startRoom, mutedUntil: null },
    ...{ fault: undefined, isShown: true },
  };
  let pass: string | undefined;
  /** How far the server's clock is ahead of this device's. */
  let aheadMs = 0;
  const listeners = new Set<() => void>();
  const set = (next: Partial<ChatState>): void => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };
  const roomOf = (roomId: string): Room | undefined => state.rooms.find(({ id }) => id === roomId);
  const setRoom = (roomId: string, change: (room: Room) => Partial<Room>): void =>
    set({ rooms: state.rooms.map((room) => (room.id === roomId ? { ...room, ...change(room) } : room)) });

  const socket = io(origin, {
    path: chatSocketPath,
    transports: ['websocket'],
    ...reconnection,
  });

  const ask = async <Event extends keyof Requests>(
    event: Event,
    asked: z.input<Requests[Event]>,
  ): Promise<Told<Event>> => {
    try {
      const answer = (await socket.timeout(ACK_MS).emitWithAck(event, asked)) as { code: string; value: unknown };
      if (answer.code !== 'ok') return { code: answer.code };
      const read = z.safeParse(chatValues[event] as z.ZodMiniType, answer.value);
      return read.success
        ? { code: 'ok', value: read.data as z.output<(typeof chatValues)[Event]> }
        : { code: 'unknown_error' };
    } catch {
      return { code: 'outcome_unknown' };
    }
  };

  /**
   * Loads what is missing at the end of a room, or its whole latest page when more was missed than one response holds.
   */
  async function load(roomId: string): Promise<void> {
    const since = lastWhole(roomOf(roomId)?.messages ?? []);
    const { code, value } = await ask('read', { roomId, ...(since === 0 ? {} : { since }) });
    if (value === undefined) {
      if (roomId === state.roomId) set({ fault: code });
      return;
    }
    const isNext = since > 0 && !value.hasEarlier;
    setRoom(roomId, (room) => ({
      messages: takeOut(mergeMessages(isNext ? room.messages : [], value.messages), value.removed),
      isLoaded: true,
      envelopes: value.envelopes,
      ...(isNext ? {} : { hasEarlier: value.hasEarlier }),
    }));
    if (roomId === state.roomId) set({ fault: undefined });
  }

  async function enter(): Promise<void> {
    const { code, value } = await ask('enter', pass === undefined ? { ticket } : { pass });
    if (value === undefined) {
      if (code === 'outcome_unknown') socket.disconnect().connect();
      else {
        socket.disconnect();
        set({ phase: 'ended' });
      }
      return;
    }
    pass = value.pass;
    aheadMs = Date.parse(value.serverTime) - Date.now();
    const rooms = value.rooms.map((room) => {
      const known = roomOf(room.id);
      return {
        ...room,
        readSeq: Math.max(room.readSeq, known?.readSeq ?? 0),
        ...(known === undefined
          ? { messages: [], isLoaded: false, hasEarlier: false, envelopes: [] }
          : {
              ...{ messages: known.messages, isLoaded: known.isLoaded, hasEarlier: known.hasEarlier },
              envelopes: known.envelopes,
            }),
      };
    });
    const chosen = rooms.some(({ id }) => id === state.roomId) ? state.roomId : (rooms[0]?.id ?? '');
    set({ phase: 'open', handle: value.handle, mutedUntil: value.mutedUntil, rooms, roomId: chosen });
    for (const { id, isLoaded } of rooms) if (isLoaded || id === chosen) void load(id);
  }

  const on = <Event extends keyof typeof chatEvents>(
    event: Event,
    listener: (fact: z.output<(typeof chatEvents)[Event]>) => void,
  ): void => {
    socket.on(event as string, (payload: unknown) => {
      const read = z.safeParse(chatEvents[event] as z.ZodMiniType, payload);
      if (read.success) listener(read.data as z.output<(typeof chatEvents)[Event]>);
    });
  };
  const add = (message: Message): void => {
    const before = roomOf(message.roomId);
    setRoom(message.roomId, (room) => ({
      lastSeq: Math.max(room.lastSeq, message.seq),
      ...(room.isLoaded ? { messages: mergeMessages(room.messages, [message]) } : {}),
    }));
    const last = before?.messages.at(-1)?.seq ?? 0;
    if (before?.isLoaded === true && message.seq > last + 1 && last > 0) void load(message.roomId);
  };
  socket.on('connect', () => void enter());
  socket.on('disconnect', (reason) => {
    if (state.phase === 'ended') return;
    set({ phase: pass === undefined ? 'connecting' : 'lost' });
    // The server closes a socket when its session has ended; reconnecting with the pass tells whether that is so.
    if (reason === 'io server disconnect') setTimeout(() => socket.connect(), 1_000);
  });
  // A closed site refuses sockets until it is open again.
  socket.on('connect_error', () => {
    if (!socket.active && state.phase !== 'ended') setTimeout(() => socket.connect(), REFUSED_PAUSE_MS);
  });
  on('message', add);
  on('removed', ({ roomId, seq }) => setRoom(roomId, (room) => ({ messages: takeOut(room.messages, [seq]) })));
  on('envelope', (told) => setRoom(told.roomId, ({ envelopes }) => ({ envelopes: mergeEnvelopes(envelopes, told) })));
  on('muted', ({ until }) => set({ mutedUntil: until }));
  on('room', ({ id, isOpen, ...facts }) => {
    if (!isOpen) {
      const rooms = state.rooms.filter((room) => room.id !== id);
      set({ rooms, roomId: state.roomId === id ? (rooms[0]?.id ?? '') : state.roomId });
      if (state.roomId !== '') void load(state.roomId);
    } else if (roomOf(id)) setRoom(id, () => facts);
    else {
      const empty = { messages: [], isLoaded: false, hasEarlier: false, envelopes: [] };
      const room = { ...facts, id, readSeq: facts.lastSeq, ...empty };
      set({ rooms: [...state.rooms, room], roomId: state.roomId === '' ? id : state.roomId });
      void load(id);
    }
  });

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    get: () => state,
    choose: (roomId) => {
      set({ roomId, fault: undefined });
      if (roomOf(roomId)?.isLoaded === false) void load(roomId);
    },
    reload: () => void load(state.roomId),
    loadEarlier: async () => {
      const { roomId } = state;
      const before = roomOf(roomId)?.messages[0]?.seq;
      if (before === undefined) return 'ok';
      const { code, value } = await ask('read', { roomId, before });
      if (value === undefined) return code;
      setRoom(roomId, (room) => ({
        messages: takeOut(mergeMessages(value.messages, room.messages), value.removed),
        hasEarlier: value.hasEarlier,
      }));
      return code;
    },
    say: async (text, requestId) => {
      const { code, value } = await ask('say', { roomId: state.roomId, requestId, text });
      if (value !== undefined) add(value);
      return code;
    },
    open: async (envelopeId) => {
      const { code, value } = await ask('open', { envelopeId });
      if (value !== undefined) {
        setRoom(value.roomId, ({ envelopes }) => ({ envelopes: mergeEnvelopes(envelopes, value) }));
      }
      return code;
    },
    report: async (seq) => (await ask('report', { roomId: state.roomId, seq })).code,
    markSeen: () => {
      const room = roomOf(state.roomId);
      const last = room?.messages.at(-1)?.seq ?? room?.lastSeq ?? 0;
      if (room === undefined || !room.isLoaded || !state.isShown || last <= room.readSeq) return;
      setRoom(room.id, () => ({ readSeq: last }));
      void ask('seen', { roomId: room.id, seq: last });
    },
    setShown: (isShown) => set({ isShown }),
    nowMs: () => Date.now() + aheadMs,
  };
}
