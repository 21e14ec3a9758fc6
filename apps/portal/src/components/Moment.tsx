import { wallTime } from '../businessDay.ts';
import { useBrand } from '../useBrand.ts';

/** A moment by the brand's clock. */
export function Moment({ at }: { at: string }) {
  const { timeZone } = useBrand();
  return <span className="whitespace-nowrap tabular-nums">{wallTime(Date.parse(at), timeZone)}</span>;
}
