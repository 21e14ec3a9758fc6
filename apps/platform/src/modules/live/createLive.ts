import { liveEvents, type LiveEvent } from '@baize/contract';
import type { IncomingMessage } from 'node:http';
import { Server } from 'socket.io';
import * as z from 'zod/mini';
import type { Brand, Module } from '../../kit/implement.ts';
import type { Logger } from '../../kit/logger.ts';
import type { EndedSession, Identity } from '../identity/index.ts';
import type { Wallet } from '../wallet/index.ts';
import { admitHandshake, hostOf } from './admitHandshake.ts';
import { createBalanceFeed, type BalanceFeedDeps } from './createBalanceFeed.ts';
import { greetSocket } from './greetSocket.ts';
import { memberRoom, sessionRoom, type LiveServer, type LiveSocket } from './LiveServer.ts';
import type { Line } from './Line.ts';
import { startWatch } from './startWatch.ts';

export type LiveDeps = Readonly<{
  /** Closed with the module. */
  line: Line;
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

/** Live facts for signed-in members over socket.io, across any number of processes. */
export function createLive({ line, log, brandOf, identity, wallet, readBalances }: LiveDeps): Live {
  const io: LiveServer = new Server({
    path: '/live',
    serveClient: false,
    transports: ['websocket', 'polling'],
    maxHttpBufferSize: MAX_MESSAGE_BYTES,
    perMessageDeflate: false,
    httpCompression: false,
    connectTimeout: 5_000,
    adapter: line.adapter,
    allowRequest: (request, decide) => void decideOn(request, decide),
  });
  io.use((socket, next) => void nameBrand(socket, next));

  async function decideOn(request: IncomingMessage, decide: (code: string | undefined, isAdmitted: boolean) => void) {
    const code = await brandOf(hostOf(request)).then(
      (brand) => admitHandshake(request, brand),
      () => 'overloaded',
    );
    if (code !== undefined) log.info({ operation: 'live', code, ip: request.socket.remoteAddress }, 'refused');
    decide(code, code === undefined);
  }
  async function nameBrand(socket: LiveSocket, next: (error?: Error) => void): Promise<void> {
    const brand = await brandOf(hostOf(socket.request)).catch(() => undefined);
    if (brand) socket.data.brandId = brand.id;
    next(brand ? undefined : new Error('unknown_host'));
  }

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

  // Told and ended in this order: as two messages between processes the end could overtake its reason.
  const endHere = (sessionHash: string, reason: EndedSession['reason']): void => {
    const room = sessionRoom(sessionHash);
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
  const stopHearing = [
    wallet.onPosted((changes) => feed.changed(changes.map(({ memberId }) => memberId))),
    identity.onSessionEnded((ended) => {
      for (const { sessionHash, reason } of ended) endEverywhere(sessionHash, reason);
    }),
  ];
  const stopWatch = startWatch({
    io,
    log,
    endedSince: identity.endedSince,
    endHere: ({ sessionHash, reason }) => endHere(sessionHash.toString('hex'), reason),
  });

  const close = async (): Promise<void> => {
    for (const stop of stopHearing) stop();
    await stopWatch();
    await feed.close();
    io.local.disconnectSockets(true);
    io.engine?.close();
    await io.of('/').adapter.close();
    await line.close();
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
    endSession: endEverywhere,
    serverCount: () => io.of('/').adapter.serverCount(),
  };
}
