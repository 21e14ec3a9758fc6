import { useSyncExternalStore } from 'react';
import { useT } from '../i18n/useT.ts';
import { nowMs, useBrand } from '../useBrand.ts';

const MINUTE_MS = 60_000;

let isTold = false;

/** The widths at which a header has room for it. */
const ROOMY = '(min-width: 80rem)';

/** Notifies at the turn of each minute, where the clock is visible at all. */
function subscribe(listener: () => void): () => void {
  const screen = window.matchMedia(ROOMY);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tell = (): void => {
    isTold = true;
    listener();
    timer = setTimeout(tell, MINUTE_MS - (nowMs() % MINUTE_MS) + 20);
  };
  /* The browser's first format of a date is slow to make, and nothing on the page waits for the time of day. */
  const start = (): void => {
    clearTimeout(timer);
    timer = screen.matches ? setTimeout(tell) : undefined;
  };
  start();
  screen.addEventListener('change', start);
  return () => {
    clearTimeout(timer);
    screen.removeEventListener('change', start);
  };
}

const minute = (): number | undefined => (isTold ? Math.floor(nowMs() / MINUTE_MS) : undefined);

/** The zone as people write it: GMT+8. */
function zoneName(timeZone: string, at: Date): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' }).formatToParts(at);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/** The time by which draws, days and records are counted. Empty, at its final size, until the page runs in a browser. */
export function HouseClock() {
  const t = useT();
  const { timeZone, shell } = useBrand();
  /* Beside a rail the header is narrower by its width. */
  const wide = shell === 'rail' ? '2xl:block' : 'xl:block';
  const shown = useSyncExternalStore<number | undefined>(subscribe, minute, () => undefined);
  if (shown === undefined) return <span className={`hidden h-5 w-24 shrink-0 ${wide}`} />;
  const at = new Date(shown * MINUTE_MS);
  const zone = zoneName(timeZone, at);
  const time = new Intl.DateTimeFormat('en', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
    at,
  );
  return (
    <span
      className={`hidden w-24 shrink-0 text-dense whitespace-nowrap text-text-3 ${wide}`}
      title={t('shell.clock', { zone })}
    >
      {zone} <time className="text-text-2">{time}</time>
    </span>
  );
}
