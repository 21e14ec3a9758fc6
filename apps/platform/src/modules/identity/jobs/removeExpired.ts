import { removeOldEnvelopes } from '../../../kit/seal.ts';
import type { IdentityDeps } from '../IdentityDeps.ts';
import { endExpiredSessions, removeOldSessions } from '../store.ts';

const EVERY_MS = 60_000;

/** Ends what has run out and removes what nobody needs any more. Any number of processes may do so at once. */
export async function removeExpired({ pool, limiter }: Pick<IdentityDeps, 'pool' | 'limiter'>): Promise<void> {
  await endExpiredSessions(pool);
  await removeOldSessions(pool);
  await removeOldEnvelopes(pool);
  await limiter.removeEnded();
}

/** Does it every minute, one at a time; a failure is logged and the next minute tries again. Returns how to stop. */
export function startRemovingExpired(deps: IdentityDeps): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  let isRunning = false;
  const timer = setInterval(() => {
    if (isRunning) return;
    isRunning = true;
    running = removeExpired(deps)
      .catch((error: unknown) => deps.log.warn({ job: 'identity.removeExpired', err: error }, 'job failed'))
      .finally(() => {
        isRunning = false;
      });
  }, EVERY_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
