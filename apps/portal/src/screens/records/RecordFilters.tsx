import { DateRangeBar } from '@baize/ui/DateRangeBar';
import { Select } from '@baize/ui/Select';
import { TextInput } from '@baize/ui/TextInput';
import { Button } from '@baize/ui/Button';
import { useState } from 'react';
import { shiftDay } from '../../businessDay.ts';
import { useT } from '../../i18n/useT.ts';
import { statuses, type RecordFilter } from './recordFilter.ts';

interface RecordFiltersProps {
  filter: RecordFilter;
  today: string;
  zone: string;
  onChange: (change: Partial<RecordFilter>) => void;
}

const ALL = 'all';

export function RecordFilters({ filter, today, zone, onChange }: RecordFiltersProps) {
  const t = useT();
  const days = (id: string, label: string, from: string, to: string) => ({ id, label, from, to });
  const yesterday = shiftDay(today, -1);
  return (
    <div className="flex flex-col gap-3">
      <DateRangeBar
        value={{ from: filter.from, to: filter.to }}
        onValueChange={(range) => onChange(range)}
        max={today}
        zoneNote={t('records.range.zone', { zone })}
        presets={[
          days('today', t('records.range.today'), today, today),
          days('yesterday', t('records.range.yesterday'), yesterday, yesterday),
          days('seven', t('records.range.previous7'), shiftDay(today, -6), today),
          days('thirty', t('records.range.previous30'), shiftDay(today, -29), today),
          days('month', t('records.range.month'), `${today.slice(0, 8)}01`, today),
        ]}
        labels={{
          group: t('records.range.group'),
          from: t('records.range.from'),
          to: t('records.range.to'),
          apply: t('records.range.apply'),
          custom: t('records.range.custom'),
        }}
      />
      <div className="flex flex-wrap gap-2">
        <div className="w-40 max-sm:flex-1">
          <Select
            size="s"
            aria-label={t('records.statusFilter')}
            value={filter.status ?? ALL}
            onValueChange={(value) => onChange({ status: statuses.find((status) => status === value) })}
            options={[
              { value: ALL, label: t('records.allStatuses') },
              ...statuses.map((status) => ({ value: status, label: t(`records.status.${status}`) })),
            ]}
          />
        </div>
        <SearchField key={filter.search} value={filter.search} onSearch={(search) => onChange({ search })} />
      </div>
    </div>
  );
}

/** The text is sent when it is complete: by Enter, by the button, or by leaving the field. */
function SearchField({ value, onSearch }: { value: string; onSearch: (text: string) => void }) {
  const t = useT();
  const [typed, setTyped] = useState(value);
  const send = () => {
    if (typed.trim() !== value) onSearch(typed.trim());
  };
  return (
    <form
      role="search"
      aria-label={t('records.search')}
      className="flex gap-2 max-sm:w-full"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <TextInput
        icon="search"
        type="search"
        aria-label={t('records.search')}
        placeholder={t('records.searchHint')}
        maxLength={64}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={send}
        className="h-9! w-64! pointer-coarse:h-11! max-sm:w-full!"
      />
      {value === '' ? null : (
        <Button size="s" tone="ghost" icon="close" onClick={() => onSearch('')}>
          {t('records.clearSearch')}
        </Button>
      )}
    </form>
  );
}
