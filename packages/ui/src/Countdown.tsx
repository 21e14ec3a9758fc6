import { useEffect, useEffectEvent, useState } from 'react';
import { cx } from './cx.ts';

interface CountdownProps {
  /** The end time, in epoch milliseconds by the server's clock. */
  endsAtMs: number;
  /** The server's current time; device clocks are not reliable. */
  nowMs: () => number;
  onEnd?: () => void;
  /** Text for assistive technology at 60, 30 and 10 seconds. */
  announce?: (seconds: number) => string;
  size?: 'text' | 's' | 'm' | 'l';
  className?: string;
}

const SIZES = { text: 'tabular-nums', s: 'text-num-s', m: 'text-num-m', l: 'text-num-l' } as const;
const ANNOUNCED = new Set([60, 30, 10]);

function remaining(endsAtMs: number, nowMs: number): number {
  return Math.max(0, Math.ceil((endsAtMs - nowMs) / 1000));
}

export function formatSeconds(total: number): string {
  const pad = (part: number) => String(part).padStart(2, '0');
  const hours = Math.floor(total / 3600);
  const rest = `${pad(Math.floor(total / 60) % 60)}:${pad(total % 60)}`;
  return hours > 0 ? `${pad(hours)}:${rest}` : rest;
}

/** Neutral above 30 seconds, amber down to 10, cinnabar below. */
export function Countdown({ endsAtMs, nowMs, onEnd, announce, size = 'm', className }: CountdownProps) {
  const [seconds, setSeconds] = useState(() => remaining(endsAtMs, nowMs()));
  const [spoken, setSpoken] = useState('');

  const tick = useEffectEvent((endMs: number): boolean => {
    const left = remaining(endMs, nowMs());
    setSeconds(left);
    if (announce && ANNOUNCED.has(left)) setSpoken(announce(left));
    if (left === 0) onEnd?.();
    return left > 0;
  });

  useEffect(() => {
    if (!tick(endsAtMs)) return undefined;
    const timer = setInterval(() => {
      if (!tick(endsAtMs)) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [endsAtMs]);

  return (
    <span
      className={cx(
        SIZES[size],
        seconds > 30 ? 'text-text-1' : seconds > 10 ? 'text-amber-text' : 'text-cinnabar-text',
        className,
      )}
    >
      <span role="timer" aria-live="off" suppressHydrationWarning>
        {formatSeconds(seconds)}
      </span>
      <span role="status" className="sr-only">
        {spoken}
      </span>
    </span>
  );
}
