import { createHash } from 'node:crypto';

const md5 = (text: string): string => createHash('md5').update(text).digest('hex');

/**
 * JILI's signature of a query: an MD5 over it and a daily key (GMT-4), between six random characters on either side.
 */
export function jiliKey(query: string, { agent, secret, now }: { agent: string; secret: string; now: Date }): string {
  const there = new Date(now.getTime() - 4 * 3_600_000);
  const day = `${String(there.getUTCFullYear() % 100).padStart(2, '0')}${String(there.getUTCMonth() + 1).padStart(2, '0')}${there.getUTCDate()}`;
  return md5(query + md5(day + agent + secret));
}
