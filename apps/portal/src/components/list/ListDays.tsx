import { DateRangeBar } from '@baize/ui/DateRangeBar';
import { dayStretches } from '@baize/ui/dayStretches';
import { zoneName } from '../../businessDay.ts';
import { useT } from '../../i18n/useT.ts';
import { nowMs, useBrand } from '../../useBrand.ts';
import { useDateLabels } from '../useDateLabels.ts';

interface ListDaysProps {
  /** Days of business, both included. */
  from: string;
  to: string;
  today: string;
  onChange: (days: { from: string; to: string }) => void;
  /** When the days begin and end, where they do not run from midnight to midnight. */
  note?: ((zone: string) => string) | undefined;
}

/** The days that a list is about: the usual stretches at one touch, or any two days. */
export function ListDays({ from, to, today, onChange, note }: ListDaysProps) {
  const t = useT();
  const date = useDateLabels();
  const { timeZone } = useBrand();
  const days = dayStretches(today);
  const zone = zoneName(nowMs(), timeZone);
  return (
    <DateRangeBar
      value={{ from, to }}
      onValueChange={onChange}
      max={today}
      zoneNote={note?.(zone) ?? t('list.days.zone', { zone })}
      presets={[
        { id: 'today', label: t('list.days.today'), ...days.today },
        { id: 'yesterday', label: t('list.days.yesterday'), ...days.yesterday },
        { id: 'previous7', label: t('list.days.previous7'), ...days.previous7 },
        { id: 'previous30', label: t('list.days.previous30'), ...days.previous30 },
        { id: 'month', label: t('list.days.month'), ...days.month },
      ]}
      labels={{
        group: t('list.days.group'),
        from: t('list.days.from'),
        to: t('list.days.to'),
        apply: t('list.days.apply'),
        custom: t('list.days.custom'),
        date,
      }}
    />
  );
}
