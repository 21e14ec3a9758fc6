import { DateRangeBar } from '@baize/ui/DateRangeBar';
import { shiftDay, zoneName } from '../../businessDay.ts';
import { useDateLabels } from '../../components/useDateLabels.ts';
import { useT } from '../../i18n/useT.ts';
import { nowMs, useBrand } from '../../useBrand.ts';
import { useAgentPlace } from './useAgentPlace.ts';

/** Days of business from and to, both included, as they stand in the address of the agent centre. */
export function DayBar() {
  const t = useT();
  const dateLabels = useDateLabels();
  const { timeZone } = useBrand();
  const { from, to, today, change } = useAgentPlace();
  const days = (id: string, label: string, first: string, last: string) => ({ id, label, from: first, to: last });
  const yesterday = shiftDay(today, -1);
  return (
    <DateRangeBar
      value={{ from, to }}
      onValueChange={(range) => change({ from: range.from, to: range.to })}
      max={today}
      zoneNote={t('team.zone', { zone: zoneName(nowMs(), timeZone) })}
      presets={[
        days('today', t('records.range.today'), today, today),
        days('yesterday', t('records.range.yesterday'), yesterday, yesterday),
        days('seven', t('records.range.previous7'), shiftDay(today, -6), today),
        days('thirty', t('records.range.previous30'), shiftDay(today, -29), today),
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
