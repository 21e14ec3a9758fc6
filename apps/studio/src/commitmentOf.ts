import { createHash } from 'node:crypto';

/** What is shown before the first draw; it binds the studio to the seed without telling it. */
export function commitmentOf(serverSeed: string): string {
  return createHash('sha256').update(serverSeed, 'utf8').digest('hex');
}
