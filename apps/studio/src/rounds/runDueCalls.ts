import { claimDueCalls } from '../store.ts';
import type { Studio } from '../Studio.ts';
import { leaseMs } from './leaseMs.ts';
import { takeOverCall } from './runWalletCall.ts';

/** Sends every stored call that is due: retries, and calls left by a process that died. Returns how many. */
export async function runDueCalls(studio: Studio): Promise<number> {
  const now = studio.clock();
  const calls = await claimDueCalls(studio.pool, now, new Date(now.getTime() + leaseMs(studio)), 50);
  await Promise.all(calls.map((call) => takeOverCall(studio, call)));
  return calls.length;
}
