import { useSyncExternalStore } from 'react';
import { nowMs } from '../../useBrand.ts';
import { codeWait } from './codeWait.ts';

const listeners = new Set<() => void>();

/** A wait is known by the clock, so everybody looks again each second. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const timer = setInterval(listener, 1_000);
  return () => {
    listeners.delete(listener);
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
    for (const listener of [...listeners]) listener();
  };
  return [left, start];
}
