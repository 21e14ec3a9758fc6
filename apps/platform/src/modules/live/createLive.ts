import { createAdapter } from '@socket.io/postgres-adapter';
import { liveEvents, type LiveEvent } from '@baize/contract';
import { Server } from 'socket.io';
import * as z from 'zod/mini';
import type { Brand, Module } from '../../kit/implement.ts';
import type { Logger } from '../../kit/logger.ts';
import type { EndedSession, Identity } from '../identity/index.ts';
import type { Wallet } from '../wallet/index.ts';
import { admitHandshake, hostOf } from './admitHandshake.ts';
import { createAdapterPool } from './createAdapterPool.ts';
import { createBalanceFeed, type BalanceFeedDeps } from './createBalanceFeed.ts';
import { greetSocket } from './greetSocket.ts';
import { memberRoom, sessionRoom, type LiveServer } from './LiveServer.ts';
import { startWatch } from './startWatch.ts';

export type LiveDeps = Readonly<{
  databaseUrl: string;
  log: Logger;
  brandOf(host: string): Promise<Brand | undefined>;
  identity: Pick<Identity, 'findMember' | 'onSessionEnded' | 'endedSince'>;
  wallet: Pick<Wallet, 'onPosted'>;
  readBalances: BalanceFeedDeps['readBalances'];
}>;

export type Live = Readonly<{
  module: Module;
  /** Tells all sockets of a member a fact, in whichever process they are. Members without a socket miss it. */
  toMember<Event extends LiveEvent>(memberId: bigint, event: Event, fact: z.output<(typeof liveEvents)[Event]>): void;
  /** Ends the sockets of a session everywhere, after telling them why. */
  endSession(sessionHash: Buffer, reason: EndedSession['reason']): void;
  /** Server processes that know of each other, this one included. */
  serverCount(): Promise<number>;
}>;

/** The longest message a socket may send: its token with some room. */
const MAX_MESSAGE_BYTES = 1_024;

/** Live facts for signed-in members over socket.io, across any number of processes on one database. */
export function createLive({ databaseUrl, log, brandOf, identity, wallet, readBalances }: LiveDeps): Live {
  const adapterPool = createAdapterPool(databaseUrl);
  const io: LiveServer = new Server({
    path: '/live',
    serveClient: false,
    transports: ['websocket', 'polling'],
    maxHttpBufferSize: MAX_MESSAGE_BYTES,
    perMessageDeflate: false,
    httpCompression: false,
    connectTimeout: 5_000,
    adapter: createAdapter(adapterPool, {
      channelPrefix: 'live',
      tableName: 'live_attachments',
      payloadThreshold: 7_900,
      heartbeatInterval: 2_000,
      heartbeatTimeout: 10_000,
      errorHandler: (error: Error) => log.warn({ operation: 'live.adapter', err: error }, 'failed'),
    }),
    allowRequest: (request, decide) => {
      brandOf(hostOf(request)).then(
        (brand) => {
          const code = admitHandshake(request, brand);
          if (code !== undefined) log.info({ operation: 'live', code, ip: request.socket.remoteAddress }, 'refused');
          decide(code, code === undefined);
        },
        () => decide('overloaded', false),
      );
    },
  });
  io.use((socket, next) => {
    brandOf(hostOf(socket.request)).then((brand) => {
      if (!brand) return next(new Error('unknown_host'));
      socket.data.brandId = brand.id;
      next();
    }, next);
  });

  const feed = createBalanceFeed({ io, log, readBalances });
  io.on('connection', (socket) =>
    greetSocket(socket, {
      io,
      log,
      findMember: identity.findMember,
      onMember: (memberId) => feed.look([memberId]),
    }),
  );
  io.on('balances', (memberIds) => feed.look(memberIds.map(BigInt)));

  const endWithin = (scope: Pick<LiveServer, 'to'>, sessionHash: Buffer, reason: EndedSession['reason']): void => {
    const room = scope.to(sessionRoom(sessionHash));
    room.emit('forcedLogout', z.encode(liveEvents.forcedLogout, { reason }));
    room.disconnectSockets(true);
  };
  const stopHearing = [
    wallet.onPosted((changes) => feed.changed(changes.map(({ memberId }) => memberId))),
    identity.onSessionEnded((ended) => {
      for (const { sessionHash, reason } of ended) endWithin(io, sessionHash, reason);
    }),
  ];
  const stopWatch = startWatch({
    io,
    log,
    endedSince: identity.endedSince,
    endHere: ({ sessionHash, reason }) => {
      if (io.of('/').adapter.rooms.has(sessionRoom(sessionHash))) endWithin(io.local, sessionHash, reason);
    },
  });

  const close = async (): Promise<void> => {
    for (const stop of stopHearing) stop();
    await stopWatch();
    await feed.close();
    io.local.disconnectSockets(true);
    io.engine?.close();
    await io.of('/').adapter.close();
    await adapterPool.end();
  };

  return {
    module: {
      name: 'live',
      routes: [],
      mount: (app) => {
        io.attach(app.server);
        // Open sockets would keep the HTTP server from closing, so they go before it does.
        app.addHook('preClose', close);
      },
    },
    toMember: (memberId, event, fact) => {
      const shape: z.ZodMiniType = liveEvents[event];
      const payload = z.safeEncode(shape, fact as never);
      // What the fact is about has been committed; a fault here must not look like a fault there.
      if (payload.success) io.to(memberRoom(memberId)).emit(event as LiveEvent, payload.data);
      else log.error({ operation: 'live.toMember', event, err: payload.error }, 'failed');
    },
    endSession: (sessionHash, reason) => endWithin(io, sessionHash, reason),
    serverCount: () => io.of('/').adapter.serverCount(),
  };
}
