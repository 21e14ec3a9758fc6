import { isIPv6 } from 'node:net';
import type { Queryable } from './db.ts';

/** At most `max` hits under `name` within a window that begins with the first of them. */
export type LimitRule = Readonly<{ name: string; max: number; windowMs: number }>;

export type Limiter = Readonly<{
  /**
   * Counts one hit under every rule and returns whether all of them still allow it. The counter is incremented before
   * the decision, in one statement, so that any number of concurrent callers in any number of processes share one
   * limit.
   */
  hit(rules: readonly LimitRule[]): Promise<boolean>;
  /** Takes back one hit each, for an attempt that did not count after all. */
  giveBack(rules: readonly LimitRule[]): Promise<void>;
  /** Hits so far within the running windows of these names, 0 where there is none; does not count. */
  read(names: readonly string[]): Promise<number[]>;
  /** Removes ended windows. */
  removeEnded(): Promise<void>;
}>;

/** A rate limiter by the database's clock; it works across processes and needs only PostgreSQL. */
export function createLimiter(db: Queryable): Limiter {
  return {
    async hit(rules) {
      // Sorted by name, so that two callers with the same rules never deadlock.
      const sorted = rules.toSorted((a, b) => (a.name < b.name ? -1 : 1));
      const { rows } = await db.query<{ name: string; hits: number }>({
        name: 'kit_limits_hit',
        text: `insert into kit_limits as l (name, hits, ends_at)
               select r.name, 1, clock_timestamp() + r.window_ms * interval '1 ms'
                 from unnest($1::text[], $2::bigint[]) with ordinality as r (name, window_ms, position)
                order by r.position
               on conflict (name) do update set
                 hits = case when l.ends_at <= clock_timestamp() then 1 else least(l.hits, 1000000000) + 1 end,
                 ends_at = case when l.ends_at <= clock_timestamp() then excluded.ends_at else l.ends_at end
               returning name, hits`,
        values: [sorted.map((rule) => rule.name), sorted.map((rule) => rule.windowMs)],
      });
      const hitsOf = new Map(rows.map((row) => [row.name, row.hits]));
      return sorted.every((rule) => (hitsOf.get(rule.name) ?? Infinity) <= rule.max);
    },
    async giveBack(rules) {
      const names = rules.map((rule) => rule.name).toSorted();
      await db.query({
        name: 'kit_limits_give_back',
        text: `with mine as materialized (
                 select name from kit_limits where name = any($1::text[]) order by name for update
               )
               update kit_limits l set hits = greatest(l.hits - 1, 0) from mine where l.name = mine.name`,
        values: [names],
      });
    },
    async read(names) {
      const { rows } = await db.query<{ name: string; hits: number }>({
        name: 'kit_limits_read',
        text: 'select name, hits from kit_limits where name = any($1::text[]) and ends_at > clock_timestamp()',
        values: [[...names]],
      });
      const hitsOf = new Map(rows.map((row) => [row.name, row.hits]));
      return names.map((name) => hitsOf.get(name) ?? 0);
    },
    async removeEnded() {
      await db.query(
        `delete from kit_limits where name in (
           select name from kit_limits where ends_at < clock_timestamp() - interval '1 minute'
            order by name for update skip locked limit 10000)`,
      );
    },
  };
}

/**
 * The key of an address for rate limits. An IPv6 client usually owns a whole /64 network and could change its address
 * with every call, so the network counts; an IPv4-mapped address counts as IPv4.
 */
export function addressKey(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped !== undefined) return mapped;
  const plain = ip.split('%')[0] ?? '';
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.split('::');
  const groups = head === '' ? [] : head.split(':');
  if (tail !== undefined) {
    const after = tail === '' ? [] : tail.split(':');
    while (groups.length + after.length < 8) groups.push('0');
    groups.push(...after);
  }
  const network = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}
