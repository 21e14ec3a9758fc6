import type { Recurring } from '#kit/jobs/Job.ts';
import { removeOldEnvelopes } from '#kit/seal.ts';
import type { IdentityDeps } from '../IdentityDeps.ts';
import { readOverdueTrials, removeOldSessions } from '../store.ts';
import { setStatus } from '../commands/setStatus.ts';
import { TRIAL_SECONDS } from '../rules.ts';
import { removeOldBotChecks } from '../store/botChecks.ts';
import { removeOldCaptchas } from '../store/captchas.ts';
import { removeOldCodes } from '../store/codes.ts';
import { removeOldDevices } from '../store/devices.ts';
import { removeOldHandOvers } from '../store/handOvers.ts';
import { removeOldPlaces } from '../store/places.ts';
import { removeOldRecoveries } from '../store/recoveries.ts';
import { removeOldTokens } from '../store/usedTokens.ts';
import { removeOldVerifications } from '../store/verifications.ts';

type JobDeps = Pick<IdentityDeps, 'pool' | 'limiter' | 'events' | 'wallet' | 'games'>;

/** Closes trials that are over, and removes old rows. Any number of processes may run it concurrently. */
async function removeExpired(deps: JobDeps): Promise<void> {
  const { pool, limiter } = deps;
  await removeOldSessions(pool);
  await removeOldEnvelopes(pool);
  for (const trial of await readOverdueTrials(pool, TRIAL_SECONDS))
    await setStatus(deps, { ...trial, status: 'closed' });
  await removeOldBotChecks(pool);
  await removeOldCaptchas(pool);
  await removeOldCodes(pool);
  await removeOldDevices(pool);
  await removeOldHandOvers(pool);
  await removeOldPlaces(pool);
  await removeOldRecoveries(pool);
  await removeOldTokens(pool);
  await removeOldVerifications(pool);
  await limiter.removeEnded();
}

/** Every minute. */
export const removeExpiredJob = (deps: IdentityDeps): Recurring => ({
  ...{ name: 'identity.removeExpired', everyMs: 60_000, deadlineMs: 120_000 },
  run: () => removeExpired(deps),
});
