import { describe, expect, it } from 'vitest';
import { limitShare, tightestLimit } from './limitShare.ts';

const row = (measure: 'deposit' | 'loss' | 'stake', allowed: bigint | null, used: bigint) => ({
  ...{ measure, allowed, used, period: measure === 'stake' ? ('bet' as const) : ('day' as const) },
  ...{ next: null, nextFrom: null },
});

describe('the used part of a limit', () => {
  it('is a share of it, whole when nothing is allowed, and none where there is no limit or no period', () => {
    expect(limitShare(row('deposit', 10_000_000_000_000n, 6_400_000_000_000n))).toBe(0.64);
    expect(limitShare(row('loss', 0n, 0n))).toBe(1);
    expect(limitShare(row('loss', null, 5n))).toBeUndefined();
    expect(limitShare(row('stake', 100n, 0n))).toBeUndefined();
  });

  it('is told for the limit that is nearest to its end', () => {
    const limits = [row('deposit', 100n, 10n), row('loss', 100n, 64n), row('stake', 1n, 0n)];
    expect(tightestLimit(limits)).toMatchObject({ measure: 'loss', period: 'day', share: 0.64 });
    expect(tightestLimit([row('deposit', null, 0n)])).toBeUndefined();
  });
});
