import { useSyncExternalStore } from 'react';
import { nowMs } from '../../useBrand.ts';
import { codeWait } from './codeWait.ts';

const hearers = new Set<() => void>();

/** A wait is known by the clock, so everybody looks again each second. */
function subscribe(hear: () => void): () => void {
  hearers.add(hear);
  const timer = setInterval(hear, 1_000);
  return () => {
    hearers.delete(hear);
    clearInterval(timer);
  };
}

/** Seconds until the next code for this number may be asked for, and how the wait begins. */
export function useCodeWait(purpose: string, number: string): [number, (expiredMinutes: number | undefined) => void] {
  const left = useSyncExternalStore(
    subscribe,
    () => codeWait.left(purpose, number, nowMs(), sessionStorage),
    () => 0,
  );
  const start = (expiredMinutes: number | undefined): void => {
    codeWait.start(purpose, number, expiredMinutes, nowMs(), sessionStorage);
    for (const hear of [...hearers]) hear();
  };
  return [left, start];
}
