import { randomUUID } from 'node:crypto';
import type { ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { chatSocketPath } from '@baize/contract/chat/chatRequests';
import { io, type Socket } from 'socket.io-client';
import { memoryOf } from './memoryOf.ts';
import { percentile } from '../percentile.ts';

export type FanOut = {
  p50Ms: number;
  p99Ms: number;
  maxMs: number;
  /** Missing deliveries. */
  lost: number;
  kbPerSocket: number;
};

type Wanted = {
  server: { port: number; child: ChildProcess };
  roomId: string;
  sockets: number;
  messages: number;
  /** Setup of the `at`th socket before it is measured. */
  enter?: (socket: Socket, at: number) => Promise<void>;
};

/** Concurrent connects. */
const AT_ONCE = 50;
/** Interval of messages in the room; most rooms are quieter, and few people read faster. */
const EVERY_MS = 250;
/** Time-out of a delivery, after which it counts as lost. */
const LAST_MS = 20_000;

/**
 * Fills a room, lets its members send one after the other at a steady pace, and measures the delivery time to each
 * socket.
 */
export async function measureFanOut({ server, roomId, sockets, messages, enter }: Wanted): Promise<FanOut> {
  const open = async (at: number): Promise<Socket> => {
    const socket = io(`http://127.0.0.1:${server.port}`, {
      path: chatSocketPath,
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
      extraHeaders: { host: `localhost:${server.port}`, origin: 'null' },
    });
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve);
      socket.once('connect_error', reject);
    });
    await enter?.(socket, at);
    return socket;
  };
  // The first socket loads and compiles code, which is not the cost of one more.
  (await open(0)).disconnect();
  const before = await memoryOf(server.child);
  const crowd: Socket[] = [];
  try {
    for (let at = 0; at < sockets; at += AT_ONCE) {
      const part = Array.from({ length: Math.min(AT_ONCE, sockets - at) }, (_, nth) => open(at + nth));
      crowd.push(...(await Promise.all(part)));
    }
    const kbPerSocket = ((await memoryOf(server.child)) - before) / sockets / 1_024;
    const sentAt = new Map<string, number>();
    const waits: number[] = [];
    const all = new Promise<void>((resolve) => {
      for (const socket of crowd) {
        socket.on('message', ({ text }: { text: string }) => {
          waits.push(performance.now() - (sentAt.get(text) ?? Infinity));
          if (waits.length === sockets * messages) resolve();
        });
      }
    });
    const startedAt = performance.now();
    const said = Array.from({ length: messages }, async (_, nth) => {
      await pause(Math.max(0, startedAt + nth * EVERY_MS - performance.now()));
      const text = `Message ${nth} of a room in which everybody hears everybody`;
      sentAt.set(text, performance.now());
      const speaker = crowd[(nth * 7) % crowd.length];
      const told = (await speaker?.timeout(LAST_MS).emitWithAck('say', { roomId, requestId: randomUUID(), text })) as {
        code: string;
      };
      if (told.code !== 'ok') throw new Error(`A message was refused: ${told.code}`);
    });
    await Promise.all(said);
    await Promise.race([all, pause(LAST_MS, undefined, { ref: false })]);
    const at = (share: number): number => Math.round(percentile(waits, share));
    return {
      ...{ p50Ms: at(0.5), p99Ms: at(0.99), maxMs: at(1) },
      lost: sockets * messages - waits.length,
      kbPerSocket: Math.round(kbPerSocket),
    };
  } finally {
    for (const socket of crowd) socket.disconnect();
  }
}
