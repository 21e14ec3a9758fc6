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
  /** Balances of these members have changed in this process. */
  changed(memberIds: Iterable<bigint>): void;
  /** Only this process needs to look: the news came from another one, or a socket is new. */
  look(memberIds: Iterable<bigint>): void;
  close(): Promise<void>;
}>;

/** News is gathered this long, so that ten thousand bets a second cost ten messages and ten queries a second. */
const GATHER_MS = 100;

/** Processes know of each other by their heartbeats; so long after its start one speaks as if there were others. */
const UNKNOWN_FOR_MS = 30_000;

/**
 * Shows members their balance after each change. What travels between the processes are names of members only; each
 * process that has sockets of them reads all their balances in one query and tells those sockets. So what is shown is
 * what was committed, and a member who is not looking costs nothing.
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
    // The next round waits for the one before, so that a slow database gathers more per round instead of more rounds.
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

  /** In its own time: a line that is down keeps these names until it is back and holds up nothing here. */
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
