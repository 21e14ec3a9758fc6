import type { Pool } from '../../kit/db.ts';
import type { Logger } from '../../kit/logger.ts';
import type { Vendors } from '../vendors/index.ts';
import { syncGames } from './syncGames.ts';

const FIRST_MS = 1_500;
const RETRY_MS = 1_000;
const EVERY_MS = 300_000;

/**
 * Asks each vendor for its list soon after the start and every five minutes from then on, sooner where one did not
 * answer, and ever more slowly while it does not. Any number of processes may do so: the same list twice changes nothing. Returns how to stop.
 */
export function keepSynced(pool: Pool, vendors: Pick<Vendors, 'listGames' | 'directory'>, log: Logger): () => void {
  let timer: NodeJS.Timeout | undefined;
  let retryMs = RETRY_MS;
  let isStopped = false;
  const plan = (ms: number): void => {
    if (isStopped) return;
    timer = setTimeout(() => void run(), ms);
    timer.unref();
  };
  const run = async (): Promise<void> => {
    let isComplete = true;
    try {
      for (const { vendor } of await vendors.directory.all()) {
        if (!vendor.isEnabled || isStopped) continue;
        try {
          await syncGames(pool, vendors, vendor);
        } catch (error) {
          isComplete = false;
          log.warn({ err: error, vendor: vendor.code }, 'the list of games could not be read');
        }
      }
    } catch (error) {
      isComplete = false;
      log.warn({ err: error }, 'the vendors could not be read');
    }
    plan(isComplete ? EVERY_MS : retryMs);
    retryMs = isComplete ? RETRY_MS : Math.min(retryMs * 2, EVERY_MS);
  };
  plan(FIRST_MS);
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
