import { DateRangeBar } from '@baize/ui/DateRangeBar';
import { shiftDay } from '../../businessDay.ts';
import { dayShortcut } from '../../dayShortcut.ts';
import { useDateLabels } from '../../components/useDateLabels.ts';
import { useT } from '../../i18n/useT.ts';

interface DayRangeProps {
  from: string;
  to: string;
  today: string;
  zone: string;
  onChange: (range: { from: string; to: string }) => void;
}

/** Days of business from and to, both included, with the usual stretches beside. */
export function DayRange({ from, to, today, zone, onChange }: DayRangeProps) {
  const t = useT();
  const dateLabels = useDateLabels();
  const days = (id: string, label: string, first: string, last: string) => ({ id, label, from: first, to: last });
  const yesterday = shiftDay(today, -1);
  return (
    <DateRangeBar
      value={{ from, to }}
      onValueChange={(range) => onChange(range)}
      max={today}
      zoneNote={t('records.range.zone', { zone })}
      presets={[
        days('today', t('records.range.today'), today, today),
        days('yesterday', t('records.range.yesterday'), yesterday, yesterday),
        { id: 'previous7', label: t('records.range.previous7'), ...dayShortcut('previous7', today) },
        { id: 'previous30', label: t('records.range.previous30'), ...dayShortcut('previous30', today) },
        days('month', t('records.range.month'), `${today.slice(0, 8)}01`, today),
      ]}
      labels={{
        group: t('records.range.group'),
        from: t('records.range.from'),
        to: t('records.range.to'),
        apply: t('records.range.apply'),
        custom: t('records.range.custom'),
        date: dateLabels,
      }}
    />
  );
}
