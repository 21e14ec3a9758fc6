import { useEffect, useEffectEvent, useState } from 'react';
import { nowMs } from '../../useBrand.ts';

const LOOK_MS = 1_000;

/**
 * The server's time when the last of these moments passed, or when the part was shown first: the part is shown again as
 * each of them passes. It looks every second, since this device may sleep or learn the time anew.
 */
export function useMoments(moments: readonly number[]): number {
  const [seen, setSeen] = useState(nowMs);
  const look = useEffectEvent((): number => {
    const now = nowMs();
    if (moments.some((moment) => moment <= seen !== moment <= now)) setSeen(now);
    return Math.min(LOOK_MS, ...moments.map((moment) => moment - now).filter((left) => left > 0));
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const again = (): void => {
      timer = setTimeout(again, look());
    };
    again();
    return () => clearTimeout(timer);
  }, []);
  return seen;
}
