import { useEffect, useState } from 'react';
import { nowMs } from '../nowMs.ts';

/** The server's time, told anew every so often: ages grow while one looks. */
export function useNow(everyMs = 10_000): number {
  const [now, setNow] = useState(nowMs);
  useEffect(() => {
    const timer = setInterval(() => setNow(nowMs()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}
