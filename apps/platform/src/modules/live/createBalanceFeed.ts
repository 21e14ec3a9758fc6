import { liveEvents } from '@baize/contract';
import * as z from 'zod/mini';
import type { Logger } from '@baize/server/logger';
import { memberRoom, type LiveServer } from './LiveServer.ts';

export type SpendableBalance = Readonly<{ memberId: bigint; currency: string; balance: bigint; version: bigint }>;

export type BalanceFeedDeps = Readonly<{
  io: LiveServer;
  log: Logger;
  readBalances(memberIds: readonly bigint[]): Promise<readonly SpendableBalance[]>;
}>;

export type BalanceFeed = Readonly<{
  /** Reports changed balances of these members, made by this process. */
  changed(memberIds: Iterable<bigint>): void;
  /** For this process only: another one reported the change, or a socket is new. */
  look(memberIds: Iterable<bigint>): void;
  close(): Promise<void>;
}>;

/** Batching interval, so that ten thousand bets per second cost ten messages and ten queries per second. */
const GATHER_MS = 100;

/** Processes discover each other by heartbeats; for this long after its start one assumes that there are others. */
const UNKNOWN_FOR_MS = 30_000;

/**
 * Sends members their balance after each change. Only member ids travel between processes; each process with their
 * sockets reads all of their balances in one query and sends them. So the shown balance is always a committed one, and
 * members without a socket cost nothing.
 */
export function createBalanceFeed({ io, log, readBalances }: BalanceFeedDeps): BalanceFeed {
  const toLook = new Set<bigint>();
  const toTell = new Set<bigint>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let round: Promise<void> = Promise.resolve();
  let isTelling = false;
  let isClosed = false;
  const knownFrom = performance.now() + UNKNOWN_FOR_MS;
  const warn = (error: unknown): void => log.warn({ operation: 'live.balance', err: error }, 'failed');

  function plan(): void {
    const isNothingDue = toLook.size === 0 && (toTell.size === 0 || isTelling);
    if (timer !== undefined || isClosed || isNothingDue) return;
    // The next round waits for the previous one, so that a slow database gets larger batches instead of more queries.
    timer = setTimeout(() => {
      tellOthers();
      round = send()
        .catch(warn)
        .finally(() => {
          timer = undefined;
          plan();
        });
    }, GATHER_MS);
    timer.unref();
  }

  /** Asynchronously: during a lost connection the ids are kept until it is back, and nothing here is blocked. */
  function tellOthers(): void {
    if (isTelling || toTell.size === 0) return;
    isTelling = true;
    io.of('/')
      .adapter.serverCount()
      .then((processes) => {
        const told = [...toTell].map(String);
        toTell.clear();
        if (processes > 1 || performance.now() < knownFrom) io.serverSideEmit('balances', told);
      })
      .catch(warn)
      .finally(() => {
        isTelling = false;
        plan();
      });
  }

  async function send(): Promise<void> {
    const { rooms } = io.of('/').adapter;
    const looked = [...toLook].filter((memberId) => rooms.has(memberRoom(memberId)));
    toLook.clear();
    if (looked.length === 0) return;
    for (const { memberId, currency, balance, version } of await readBalances(looked)) {
      const fact = z.encode(liveEvents.balance, { balance, currency, version: String(version) });
      io.local.to(memberRoom(memberId)).emit('balance', fact);
    }
  }

  return {
    changed(memberIds) {
      for (const memberId of memberIds) {
        toLook.add(memberId);
        toTell.add(memberId);
      }
      plan();
    },
    look(memberIds) {
      for (const memberId of memberIds) toLook.add(memberId);
      plan();
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await round;
    },
  };
}
