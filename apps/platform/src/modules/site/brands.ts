import type { Queryable } from '#kit/db.ts';
import type { Brand } from '#kit/implement.ts';
import type { Clock } from '@baize/server/clock';
import { readBrands } from './store.ts';

/** Looks brands up by host name or id. */
export type Brands = {
  byHost(host: string): Promise<Brand | undefined>;
  byId(id: number): Promise<Brand | undefined>;
  byCode(code: string): Promise<Brand | undefined>;
  all(): Promise<readonly Brand[]>;
  /** Reads anew with the next call, for a process that has just changed something itself. */
  forget(): void;
};

/** How long a process may go on with what it read: a switch to maintenance is seen everywhere within this time. */
const FRESH_MS = 1_000;

/** Keeps the few brand rows in memory for a second, so that no call waits for a query that rarely changes its answer. A clock that is set back shortens that second. */
export function createBrands(db: Queryable, clock: Clock): Brands {
  let reading: Promise<Brand[]> | undefined;
  let readAt = 0;
  const all = async (): Promise<readonly Brand[]> => {
    if (reading === undefined || Math.abs(clock() - readAt) > FRESH_MS) {
      readAt = clock();
      reading = readBrands(db);
      reading.catch(() => {
        reading = undefined;
      });
    }
    return reading;
  };
  return {
    all,
    forget: () => {
      reading = undefined;
    },
    byHost: async (host) => (await all()).find((brand) => brand.hosts.includes(host.toLowerCase())),
    byId: async (id) => (await all()).find((brand) => brand.id === id),
    byCode: async (code) => (await all()).find((brand) => brand.code === code),
  };
}
