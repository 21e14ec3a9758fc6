import type { Queryable } from '#kit/db.ts';
import type { Brand } from '#kit/implement.ts';
import { cachedRead } from '@baize/server/cachedRead';
import type { Clock } from '@baize/server/clock';
import { readBrands } from './store.ts';

/** Finds brands by host name, id or code. */
export type Brands = {
  byHost(host: string): Promise<Brand | undefined>;
  byId(id: number): Promise<Brand | undefined>;
  byCode(code: string): Promise<Brand | undefined>;
  all(): Promise<readonly Brand[]>;
  /** Reads again with the next call, for a process that has just made a change itself. */
  forget(): void;
};

/** Keeps the few brand rows in memory for a second: a switch to maintenance takes effect everywhere within it. */
export function createBrands(db: Queryable, clock: Clock): Brands {
  const { get: all, forget } = cachedRead<readonly Brand[]>(clock, () => readBrands(db));
  return {
    all,
    forget,
    byHost: async (host) => (await all()).find((brand) => brand.hosts.includes(host.toLowerCase())),
    byId: async (id) => (await all()).find((brand) => brand.id === id),
    byCode: async (code) => (await all()).find((brand) => brand.code === code),
  };
}
