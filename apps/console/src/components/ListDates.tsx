import { DateRangeBar } from '@baize/ui/DateRangeBar';
import { dayStretches } from '@baize/ui/dayStretches';
import { useT } from '../i18n/useT.ts';
import { nowMs } from '../nowMs.ts';
import { useSite } from '../useSite.ts';
import { lastDays } from './lastDays.ts';
import { useDateLabels } from './useDateLabels.ts';

interface ListDatesProps {
  /** Days of the site, both included; without any the list is bounded by no day. */
  value: { from?: string | undefined; to?: string | undefined };
  onChange: (days: { from: string | undefined; to: string | undefined }) => void;
  /** Whether the list may be read without bounds. */
  isOpen?: boolean;
  /** How many days it can be read for at once. */
  mostDays?: number;
}

/** The days that a list is about: the usual stretches at one touch, or any two days. */
export function ListDates({ value, onChange, isOpen = false, mostDays }: ListDatesProps) {
  const t = useT();
  const date = useDateLabels();
  const { timeZone } = useSite();
  const { to: today } = lastDays(1, nowMs(), timeZone);
  const days = dayStretches(today);
  return (
    <DateRangeBar
      value={{ from: value.from ?? '', to: value.to ?? '' }}
      onValueChange={({ from, to }) => onChange({ from: from || undefined, to: to || undefined })}
      max={today}
      {...(mostDays === undefined ? {} : { mostDays })}
      zoneNote={t('shell.zone', { zone: timeZone })}
      presets={[
        ...(isOpen ? [{ id: 'any', label: t('list.days.any'), from: '', to: '' }] : []),
        { id: 'today', label: t('list.days.today'), ...days.today },
        { id: 'yesterday', label: t('list.days.yesterday'), ...days.yesterday },
        { id: '7', label: t('wallets.days', { count: 7 }), ...days.previous7 },
        { id: '30', label: t('wallets.days', { count: 30 }), ...days.previous30 },
      ]}
      labels={{
        group: t('list.days'),
        from: t('audit.from'),
        to: t('audit.to'),
        apply: t('audit.apply'),
        custom: t('list.days.custom'),
        date,
      }}
    />
  );
}
