import { readStretch } from '#modules/exports/index.ts';

/** The stretch of time that a list is asked for, which may be open on either side; one that is none is refused by name. */
export function stretchOf(
  { from, to }: { from?: string | undefined; to?: string | undefined },
  timeZone: string,
): { from: Date | undefined; to: Date | undefined } {
  if (from !== undefined && to !== undefined) return readStretch({ from, to }, timeZone);
  return {
    from: from === undefined ? undefined : new Date(from),
    to: to === undefined ? undefined : new Date(to),
  };
}
