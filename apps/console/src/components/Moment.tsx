import { useSite } from '../useSite.ts';
import { formatMoment } from './formatMoment.ts';

/** A moment in the brand's time zone; the time in UTC is in the tip. */
export function Moment({ at }: { at: string }) {
  const { timeZone } = useSite();
  return (
    <time dateTime={at} title={`${formatMoment(at, 'UTC')} UTC`} className="whitespace-nowrap tabular-nums">
      {formatMoment(at, timeZone)}
    </time>
  );
}
