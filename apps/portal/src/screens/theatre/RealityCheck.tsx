import { getPlay } from '@baize/contract/limits/getPlay';
import { Button } from '@baize/ui/Button';
import { buttonClass } from '@baize/ui/buttonClass';
import { Dialog } from '@baize/ui/Dialog';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { query } from '../../call.ts';
import { moneyText } from '../../components/moneyText.ts';
import { useT } from '../../i18n/useT.ts';
import { Link } from '../../router/Link.tsx';
import { nowMs } from '../../useBrand.ts';

/** Kept with the tab: a reload neither repeats a check nor puts off the next one. */
const READ_KEY = 'realityRead';

interface RealityCheckProps {
  onHistory: () => void;
  onLeave: () => void;
}

/** Stops a running game at the interval that the member has chosen, and says how long and how much. */
export function RealityCheck({ onHistory, onLeave }: RealityCheckProps) {
  const t = useT();
  const [isDue, setDue] = useState(false);
  const play = useQuery({ ...query(getPlay, {}), staleTime: 0, refetchOnWindowFocus: true });
  const { refetch, data } = play;
  const since = data?.since;
  const minutes = data?.reminderMinutes;

  useEffect(() => {
    if (since === undefined || minutes === undefined || isDue) return undefined;
    const dueIn = dueAtMs(Date.parse(since), minutes) - nowMs();
    const timer = setTimeout(
      () => {
        /* The figures are asked for at that moment; the check comes whether or not they arrive. */
        void refetch().finally(() => setDue(true));
      },
      Math.max(0, dueIn),
    );
    return () => clearTimeout(timer);
  }, [since, minutes, isDue, refetch]);

  if (!isDue || data === undefined) return null;
  const elapsed = Math.max(0, Math.floor((nowMs() - Date.parse(data.since)) / 60_000));
  const figures = [
    ['safer.check.rounds', String(data.rounds)],
    ['safer.check.staked', moneyText(data.staked, data.currency)],
    ['safer.check.won', moneyText(data.won, data.currency)],
    ['safer.check.net', moneyText(data.net, data.currency)],
  ] as const;
  const close = (then?: () => void) => {
    sessionStorage.setItem(READ_KEY, `${data.since} ${nowMs()}`);
    setDue(false);
    then?.();
  };

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) close();
      }}
      size="s"
      isSheetOnMobile={false}
      title={t('safer.check.title', {
        time: `${Math.floor(elapsed / 60)}:${String(elapsed % 60).padStart(2, '0')}`,
      })}
      description={t('safer.check.text')}
      labels={{ close: t('safer.check.goOn') }}
      footer={
        <>
          <Button tone="ghost" onClick={() => close(onLeave)}>
            {t('safer.check.leave')}
          </Button>
          <Button onClick={() => close(onHistory)}>{t('safer.check.history')}</Button>
          <Button tone="felt" onClick={() => close()}>
            {t('safer.check.goOn')}
          </Button>
        </>
      }
    >
      <dl className="grid grid-cols-2 gap-4 rounded-panel bg-bg-2 p-4 shadow-cushion">
        {figures.map(([label, value]) => (
          <div key={label} className="min-w-0">
            <dt className="text-cap text-text-3">{t(label)}</dt>
            <dd className="mt-0.5 text-num-s text-text-1 tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <Link
        to="/member"
        search={{ page: 'saferPlay' }}
        className={buttonClass({ tone: 'ghost', size: 's', className: 'mt-4' })}
      >
        {t('safer.check.limits')}
      </Link>
    </Dialog>
  );
}

/** The next whole interval after the session began, or after the last check of it that was read. */
function dueAtMs(sinceMs: number, minutes: number): number {
  const [since = '', read = ''] = (sessionStorage.getItem(READ_KEY) ?? '').split(' ');
  const fromMs = Date.parse(since) === sinceMs && Number(read) > sinceMs ? Number(read) : sinceMs;
  return fromMs + minutes * 60_000;
}
