import type { Campaign } from './Campaign.ts';

type Month = { year: number; month: number; days: number; timeZone: string };

/** Which days of a month something stands on, counted from 1, both ends included, and whether it goes beyond them. */
type Bar = { from: number; to: number; isFromBefore: boolean; isGoingOn: boolean };

/** Where a promotion stands in a month of the brand's days; undefined where it does not. */
export function barOf(
  { startsAt, endsAt }: Pick<Campaign, 'startsAt' | 'endsAt'>,
  { year, month, days, timeZone }: Month,
): Bar | undefined {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });
  const [first, last] = [1, days].map((day) =>
    [year, String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-'),
  ) as [string, string];
  const begins = format.format(Date.parse(startsAt));
  // What ends with a day's first moment does not stand on that day.
  const ends = endsAt === null ? undefined : format.format(Date.parse(endsAt) - 1);
  if (begins > last || (ends !== undefined && ends < first)) return undefined;
  const isFromBefore = begins < first;
  const isGoingOn = ends === undefined || ends > last;
  return {
    from: isFromBefore ? 1 : Number(begins.slice(8)),
    to: isGoingOn ? days : Number(ends.slice(8)),
    ...{ isFromBefore, isGoingOn },
  };
}
