import type { Recurring } from '#kit/jobs/Job.ts';
import type { GamesDeps } from '../GamesDeps.ts';
import { syncGames } from '../syncGames.ts';

/** Syncs each vendor's game list every five minutes, sooner after a failure. An unchanged list changes nothing. */
export const syncGamesJob = ({ pool, vendors, log }: Pick<GamesDeps, 'pool' | 'vendors' | 'log'>): Recurring => ({
  ...{ name: 'games.syncGames', everyMs: 300_000, deadlineMs: 300_000 },
  run: async (signal) => {
    const silent: string[] = [];
    for (const { vendor } of await vendors.directory.all()) {
      if (!vendor.isEnabled || signal.aborted) continue;
      try {
        await syncGames(pool, vendors, vendor);
      } catch (error) {
        silent.push(vendor.code);
        log.warn({ job: 'games.syncGames', err: error, vendor: vendor.code }, 'the list of games could not be read');
      }
    }
    if (silent.length > 0) throw new Error(`no list from ${silent.join(', ')}`);
  },
});
