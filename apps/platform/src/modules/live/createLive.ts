import { liveEvents, type LiveEvent } from '@baize/contract';
import type { IncomingMessage } from 'node:http';
import { Server, type ServerOptions } from 'socket.io';
import * as z from 'zod/mini';
import type { OriginCheck } from '#kit/createOriginCheck.ts';
import type { Brand, Module } from '#kit/implement.ts';
import type { Logger } from '@baize/server/logger';
import type { EndedSession, Identity } from '#modules/identity/index.ts';
import type { Wallet } from '#modules/wallet/index.ts';
import { createTurnstile } from '#kit/createTurnstile.ts';
import { admitHandshake, hostOf } from './admitHandshake.ts';
import { boundQueue } from './boundQueue.ts';
import { createBalanceFeed, type BalanceFeedDeps } from './createBalanceFeed.ts';
import { greetSocket, letHeldIn } from './greetSocket.ts';
import {
  memberRoom,
  sessionRoom,
  type Closure,
  type LiveServer,
  type LiveSocket,
  type SiteOfSocket,
} from './LiveServer.ts';
import type { Transport } from './Transport.ts';
import { tellJob } from './jobs/tell.ts';
import { refuseClosed } from './refuseClosed.ts';
import { startWatch } from './startWatch.ts';

export type LiveDeps = Readonly<{
  /** Closed with the module. */
  transport: Transport;
  log: Logger;
  brandOf(host: string): Promise<Brand | undefined>;
  /** Why the brand is closed for an address, or undefined. */
  closureOf: (brand: Brand, ip: string) => Closure | undefined;
  /** The client address of a request. */
  addressOf: (request: IncomingMessage) => string;
  isOwnOrigin: OriginCheck;
  identity: Pick<Identity, 'findMember' | 'onSessionEnded' | 'endedSince'>;
  wallet: Pick<Wallet, 'onPosted'>;
  readBalances: BalanceFeedDeps['readBalances'];
}>;

export type Live = Readonly<{
  module: Module;
  /**
   * Sends an event to all sockets of a member, in any process. Members without a socket miss it, and so does everybody
   * if this process dies first: use `tellWithin` for what must not be lost.
   */
  toMember<Event extends LiveEvent>(memberId: bigint, event: Event, fact: z.output<(typeof liveEvents)[Event]>): void;
  /** Disconnects the sockets of a session everywhere, after sending the reason. */
  endSession(sessionHash: Buffer, reason: EndedSession['reason']): void;
  /**
   * Opens the chat's socket server, on a path of its own. It shares the transport between processes; its sockets know
   * their site (`SiteOfSocket`), are disconnected when that closes, and with the session whose room (`sessionRoom`)
   * they are in. Called once, before the module is mounted.
   */
  openChat(options: Partial<ServerOptions>): Server;
  /** The number of known server processes, this one included. */
  serverCount(): Promise<number>;
}>;

/** Maximum message size of a socket: its token with some margin. */
const MAX_MESSAGE_BYTES = 1_024;

/** Maximum send queue per socket; a slow consumer is disconnected and may reconnect. */
const queue = { most: 100 } as const;

/** Concurrent and queued token checks: after a restart all clients reconnect at once. */
const door = { most: 6, maxWaiting: 2_000 } as const;

/** Live events for signed-in members over socket.io, across any number of processes. */
export function createLive(deps: LiveDeps): Live {
  const { transport, log, brandOf, closureOf, addressOf, isOwnOrigin, identity, wallet, readBalances } = deps;
  const io: LiveServer = new Server({
    path: '/live',
    serveClient: false,
    transports: ['websocket', 'polling'],
    maxHttpBufferSize: MAX_MESSAGE_BYTES,
    perMessageDeflate: false,
    httpCompression: false,
    connectTimeout: 5_000,
    adapter: transport.adapter('live'),
    allowRequest: (request, decide) => void decideOn(request, decide),
  });
  io.use((socket, next) => void nameBrand(socket, next));

  async function decideOn(request: IncomingMessage, decide: (code: string | undefined, isAdmitted: boolean) => void) {
    const code = await brandOf(hostOf(request)).then(
      (brand) => admitHandshake(request, brand, isOwnOrigin),
      () => 'overloaded',
    );
    if (code !== undefined) log.info({ operation: 'live', code, ip: request.socket.remoteAddress }, 'refused');
    decide(code, code === undefined);
  }
  async function nameBrand(
    socket: { request: IncomingMessage; data: Partial<SiteOfSocket> },
    next: (error?: Error) => void,
  ): Promise<void> {
    const brand = await brandOf(hostOf(socket.request)).catch(() => undefined);
    if (!brand) return next(new Error('unknown_host'));
    const ip = addressOf(socket.request);
    const closure = closureOf(brand, ip);
    if (closure !== undefined) return next(new Error(closure));
    Object.assign(socket.data, { brandId: brand.id, host: hostOf(socket.request), ip });
    next();
  }

  const feed = createBalanceFeed({ io, log, readBalances });
  const greeting = {
    io,
    log,
    findMember: identity.findMember,
    onMember: (memberId: bigint) => feed.look([memberId]),
    held: new Map<LiveSocket, string>(),
    inTurn: createTurnstile(door),
  };
  io.on('connection', (socket) => {
    boundQueue(socket, queue);
    greetSocket(socket, greeting);
  });
  io.on('balances', (memberIds) => feed.look(memberIds.map(BigInt)));

  // Reason and disconnect in this order: as two messages between processes the second could overtake the first.
  let chat: Server | undefined;
  const endHere = (sessionHash: string, reason: EndedSession['reason']): void => {
    const room = sessionRoom(sessionHash);
    chat?.local.in(room).disconnectSockets(true);
    if (!io.of('/').adapter.rooms.has(room)) return;
    io.local.to(room).emit('forcedLogout', z.encode(liveEvents.forcedLogout, { reason }));
    io.local.in(room).disconnectSockets(true);
  };
  const endEverywhere: Live['endSession'] = (sessionHash, reason) => {
    const hash = sessionHash.toString('hex');
    endHere(hash, reason);
    io.serverSideEmit('ended', hash, reason);
  };
  io.on('ended', endHere);
  const stopListening = [
    wallet.onPosted((changes) => feed.changed(changes.map(({ memberId }) => memberId))),
    identity.onSessionEnded((ended) => {
      for (const { sessionHash, reason } of ended) endEverywhere(sessionHash, reason);
    }),
  ];
  const stopWatch = startWatch({
    log,
    isIdle: () => io.of('/').sockets.size === 0 && (chat?.of('/').sockets.size ?? 0) === 0,
    endedSince: identity.endedSince,
    refuseClosed: async () => {
      await refuseClosed(io.of('/').sockets.values(), { brandOf, closureOf }, (socket, reason) =>
        socket.emit('siteClosed', z.encode(liveEvents.siteClosed, { reason })),
      );
      /* The page around the chat is notified by the socket above. */
      if (chat) await refuseClosed(chat.of('/').sockets.values(), { brandOf, closureOf });
    },
    letHeldIn: () => letHeldIn(greeting),
    endHere: ({ sessionHash, reason }) => endHere(sessionHash.toString('hex'), reason),
  });

  const closeAll = async (): Promise<void> => {
    for (const stop of stopListening) stop();
    await stopWatch();
    await feed.close();
    for (const server of chat === undefined ? [io] : [io, chat]) {
      server.local.disconnectSockets(true);
      server.engine?.close();
      await server.of('/').adapter.close();
    }
    await transport.close();
  };

  let closing: Promise<void> | undefined;
  const close = (): Promise<void> => (closing ??= closeAll());

  const emit = (memberId: bigint, event: LiveEvent, payload: unknown): void =>
    void io.to(memberRoom(memberId)).emit(event, payload as never);
  const toMember: Live['toMember'] = (memberId, event, fact) => {
    const shape: z.ZodMiniType = liveEvents[event];
    const payload = z.safeEncode(shape, fact as never);
    // The event's cause is already committed; an error here must not look like a failure of it.
    if (payload.success) emit(memberId, event, payload.data);
    else log.error({ operation: 'live.toMember', event, err: payload.error }, 'failed');
  };
  const serverCount = (): Promise<number> => io.of('/').adapter.serverCount();

  return {
    module: {
      name: 'live',
      routes: [],
      jobs: [tellJob({ emit, serverCount, changed: (ids) => feed.changed(ids) })],
      mount: (app) => {
        io.attach(app.server);
        chat?.attach(app.server, { destroyUpgrade: false });
        // Open sockets would keep the HTTP server from closing, so they are closed first.
        app.addHook('preClose', close);
      },
      // A process without sockets still notifies the others.
      close,
    },
    toMember,
    endSession: endEverywhere,
    openChat: (options) => {
      chat = new Server({
        serveClient: false,
        perMessageDeflate: false,
        httpCompression: false,
        connectTimeout: 5_000,
        ...options,
        adapter: transport.adapter('chat'),
      });
      chat.use((socket, next) => void nameBrand(socket, next));
      chat.on('connection', (socket) => boundQueue(socket, queue));
      return chat;
    },
    serverCount,
  };
}
