import { Icon } from '@baize/ui/Icon';
import { Panel } from '@baize/ui/Panel';
import { Skeleton } from '@baize/ui/Skeleton';
import { Link } from '@tanstack/react-router';
import { useT } from '../../i18n/useT.ts';
import { useAlarms } from './useAlarms.ts';

/** What is wrong, each with the page where it is put right; a quiet line where nothing is. */
export function AlarmList() {
  const t = useT();
  const { alarms, isLoading, isBlind } = useAlarms();
  if (isLoading && alarms.length === 0) return <Skeleton className="h-14 rounded-panel" />;
  return (
    <Panel title={t('overview.alarms')} aria-label={t('overview.alarms')}>
      {alarms.length === 0 && !isBlind ? (
        <p className="flex items-center gap-2 text-body text-text-2">
          <Icon name="check" size={18} className="text-felt-text" />
          {t('overview.noAlarms')}
        </p>
      ) : null}
      {alarms.length === 0 ? null : (
        <ul className="grid gap-2 sm:grid-cols-2 xl:grid-cols-3">
          {alarms.map(({ id, text, to }) => (
            <li key={id} className="grid">
              <Link
                {...to}
                className="flex min-h-11 items-center gap-2.5 rounded-control bg-cinnabar-tint px-3 py-2 text-body font-semibold text-cinnabar-text no-underline hover:underline"
              >
                <Icon name="alert" size={18} className="shrink-0" />
                <span className="min-w-0 flex-1">{text}</span>
                <Icon name="chevronRight" size={16} className="shrink-0" />
              </Link>
            </li>
          ))}
        </ul>
      )}
      {isBlind ? (
        <p role="status" className="mt-2 text-dense text-amber-text">
          {t('overview.blind')}
        </p>
      ) : null}
    </Panel>
  );
}
