import { cx } from '@baize/ui/cx';
import { Icon, type IconName } from '@baize/ui/Icon';
import { useT } from '../i18n/useT.ts';
import { waitOf, type Wait } from './waitOf.ts';

const LOOKS: Record<Wait['level'], { className: string; icon: IconName }> = {
  fresh: { className: 'bg-felt-tint text-felt-text', icon: 'clock' },
  due: { className: 'bg-amber-tint text-amber-text', icon: 'clock' },
  late: { className: 'bg-cinnabar-tint text-cinnabar-text', icon: 'alert' },
};

/** How long something has waited: time, colour and word. */
export function WaitingTime({ since, nowMs }: { since: string; nowMs: number }) {
  const t = useT();
  const { minutes, level } = waitOf(since, nowMs);
  const look = LOOKS[level];
  return (
    <span
      className={cx(
        'inline-flex h-6 items-center gap-1.5 rounded-pill px-2.5 text-cap font-semibold whitespace-nowrap tabular-nums',
        look.className,
      )}
    >
      <Icon name={look.icon} size={14} />
      {t('wait.minutes', { minutes })} · {t(`wait.${level}`)}
    </span>
  );
}
