import type { Limits } from './Limits.ts';

type Row = Limits['limits'][number];

/** In thousandths, so that amounts of any size become a share without losing their digits first. */
const THOUSAND = BigInt(1000);

/** How much of a limit in a period is used, as a share of one; undefined for what has no use, such as the limit of a bet. */
export function limitShare({ measure, allowed, used }: Pick<Row, 'measure' | 'allowed' | 'used'>): number | undefined {
  if (allowed === null || measure === 'stake') return undefined;
  // A limit of nothing is used up from the beginning.
  return allowed <= 0 ? 1 : Number((used * THOUSAND) / allowed) / 1000;
}

type Tightest = { measure: 'deposit' | 'loss'; period: 'day' | 'week' | 'month'; share: number };

/** The limit that will be reached first, by the share that is used. */
export function tightestLimit(limits: readonly Row[]): Tightest | undefined {
  const used = limits.flatMap((row): Tightest[] => {
    const share = limitShare(row);
    const { measure, period } = row;
    return share === undefined || measure === 'stake' || period === 'bet' ? [] : [{ measure, period, share }];
  });
  return used.toSorted((one, other) => other.share - one.share)[0];
}
