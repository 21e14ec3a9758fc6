const DEFAULT_MINUTES = 1;
const MOST_MINUTES = 10;

type Keep = Pick<Storage, 'getItem' | 'setItem'>;

const keyOf = (purpose: string, number: string): string => `codeWait.${purpose}.${number}`;

/**
 * When the next code may be asked for. The end is kept as a moment, by what the code is for and by number, so that closing
 * the form or reloading the page does not shorten the wait. The server keeps the same wait on its side.
 */
export const codeWait = {
  start(purpose: string, number: string, expiredMinutes: number | undefined, nowMs: number, store: Keep): number {
    const given = expiredMinutes ?? 0;
    const minutes = given > 0 ? Math.min(given, MOST_MINUTES) : DEFAULT_MINUTES;
    const endsAtMs = nowMs + minutes * 60_000;
    store.setItem(keyOf(purpose, number), String(endsAtMs));
    return endsAtMs;
  },
  /** Seconds that are left of it. */
  left(purpose: string, number: string, nowMs: number, store: Keep): number {
    const endsAtMs = Number(store.getItem(keyOf(purpose, number)) ?? 0);
    return Number.isFinite(endsAtMs) ? Math.max(0, Math.ceil((endsAtMs - nowMs) / 1_000)) : 0;
  },
};
