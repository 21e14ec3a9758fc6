import { formatAmount } from '@baize/maths';
import { Money } from '@baize/ui/Money';
import { useEffect, useState } from 'react';
import { useT } from '../../i18n/useT.ts';
import { currencySymbol, nowMs } from '../../useBrand.ts';
import type { useSessionTotals } from './useSessionTotals.ts';

/** "0:12:47" since the session began; a dash until the server has said when that was. */
function Elapsed({ sinceMs }: { sinceMs: number | undefined }) {
  const [seconds, setSeconds] = useState<number>();
  useEffect(() => {
    if (sinceMs === undefined) return undefined;
    const tick = () => setSeconds(Math.max(0, Math.floor((nowMs() - sinceMs) / 1000)));
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [sinceMs]);
  if (seconds === undefined) return <span className="text-text-3">–</span>;
  const pad = (part: number) => String(part).padStart(2, '0');
  return (
    <span role="timer" aria-live="off" className="tabular-nums">
      {Math.floor(seconds / 3600)}:{pad(Math.floor(seconds / 60) % 60)}:{pad(seconds % 60)}
    </span>
  );
}

interface SessionFiguresProps {
  session: ReturnType<typeof useSessionTotals>;
  className?: string;
}

/** Time, net, stake and winnings of this session, which the server computes from the rounds that were really played. */
export function SessionFigures({ session, className }: SessionFiguresProps) {
  const t = useT();
  const symbol = currencySymbol(session.currency);
  return (
    <dl className={className}>
      <div className="flex items-baseline gap-2 max-sm:justify-between">
        <dt className="text-text-3">{t('theatre.elapsed')}</dt>
        <dd className="text-text-1">
          <Elapsed sinceMs={session.sinceMs} />
        </dd>
      </div>
      <div className="flex items-baseline gap-2 max-sm:justify-between">
        <dt className="text-text-3">{t('theatre.net')}</dt>
        <dd>
          <Money value={formatAmount(session.net)} symbol={symbol} sign="always" tone="outcome" className="font-bold" />
        </dd>
      </div>
      <div className="flex items-baseline gap-2 max-sm:justify-between">
        <dt className="text-text-3">{t('theatre.staked')}</dt>
        <dd className="text-text-1">
          <Money value={formatAmount(session.staked)} symbol={symbol} />
        </dd>
      </div>
      <div className="flex items-baseline gap-2 max-sm:justify-between">
        <dt className="text-text-3">{t('theatre.won')}</dt>
        <dd className="text-text-1">
          <Money value={formatAmount(session.won)} symbol={symbol} />
        </dd>
      </div>
    </dl>
  );
}
