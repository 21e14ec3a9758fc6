import { useSyncExternalStore } from 'react';
import { useT } from '../i18n/useT.ts';
import { nowMs, useBrand } from '../useBrand.ts';

const MINUTE_MS = 60_000;

/** Wakes at the turn of each minute. */
function subscribe(hear: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = (): void => {
    timer = setTimeout(
      () => {
        hear();
        wait();
      },
      MINUTE_MS - (nowMs() % MINUTE_MS) + 20,
    );
  };
  wait();
  return () => clearTimeout(timer);
}

const minute = (): number => Math.floor(nowMs() / MINUTE_MS);

/** The zone as people write it: GMT+8. */
function zoneName(timeZone: string, at: Date): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' }).formatToParts(at);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/** The time by which draws, days and records are counted. Empty, at its final size, until the page runs in a browser. */
export function HouseClock() {
  const t = useT();
  const { timeZone } = useBrand();
  const shown = useSyncExternalStore<number | undefined>(subscribe, minute, () => undefined);
  if (shown === undefined) return <span className="hidden h-5 w-24 shrink-0 xl:block" />;
  const at = new Date(shown * MINUTE_MS);
  const zone = zoneName(timeZone, at);
  const time = new Intl.DateTimeFormat('en', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
    at,
  );
  return (
    <span
      className="hidden w-24 shrink-0 text-dense whitespace-nowrap text-text-3 xl:block"
      title={t('shell.clock', { zone })}
    >
      {zone} <time className="text-text-2">{time}</time>
    </span>
  );
}
