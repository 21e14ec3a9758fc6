import type { Limits } from '../../components/safer/Limits.ts';

/** What can still be lost before the first of the member's own loss limits is reached; undefined without a limit. */
export function lossLeft({ limits }: Pick<Limits, 'limits'>): bigint | undefined {
  let least: bigint | undefined;
  for (const { measure, allowed, used } of limits) {
    if (measure !== 'loss' || allowed === null) continue;
    const left = allowed > used ? allowed - used : 0n;
    if (least === undefined || left < least) least = left;
  }
  return least;
}
