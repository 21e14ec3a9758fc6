import type { TestPlatform } from './startPlatform.ts';

/**
 * Runs the job that makes rewards claimable whose condition is met. `afterPlay` also lets the time come for conditions
 * that count play, which the job looks at again from time to time.
 */
export async function advanceRewards(site: TestPlatform, { afterPlay = false } = {}): Promise<void> {
  if (afterPlay) {
    await site.owner.query(
      `update promotions_participations set look_at = clock_timestamp()
        where status = 'signedUp' and kind in ('cashBack', 'lossRescue', 'referral')`,
    );
  }
  await site.platform.jobs.turn('promotions.advance');
}
