import { liveEvents } from '@baize/contract';
import * as z from 'zod/mini';
import type { Logger } from '../../kit/logger.ts';
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
  let isClosed = false;

  function plan(): void {
    if (timer !== undefined || isClosed || (toLook.size === 0 && toTell.size === 0)) return;
    // The next round waits for the one before, so that a slow database gathers more per round instead of more rounds.
    timer = setTimeout(() => {
      round = send()
        .catch((error: unknown) => log.warn({ operation: 'live.balance', err: error }, 'failed'))
        .finally(() => {
          timer = undefined;
          plan();
        });
    }, GATHER_MS);
    timer.unref();
  }

  async function send(): Promise<void> {
    const adapter = io.of('/').adapter;
    const looked = [...toLook].filter((memberId) => adapter.rooms.has(memberRoom(memberId)));
    const told = [...toTell].map(String);
    toLook.clear();
    toTell.clear();
    if (told.length > 0 && (await adapter.serverCount()) > 1) io.serverSideEmit('balances', told);
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
