import { Select } from '@baize/ui/Select';
import { SearchField } from '../../components/SearchField.tsx';
import { useT } from '../../i18n/useT.ts';
import { DayRange } from './DayRange.tsx';
import { categories, statuses, type RecordFilter } from './recordFilter.ts';

interface RecordFiltersProps {
  filter: RecordFilter;
  today: string;
  zone: string;
  onChange: (change: Partial<RecordFilter>) => void;
}

const ALL = 'all';

export function RecordFilters({ filter, today, zone, onChange }: RecordFiltersProps) {
  const t = useT();
  return (
    <div className="flex flex-col gap-3">
      <DayRange from={filter.from} to={filter.to} today={today} zone={zone} onChange={onChange} />
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
        <div className="w-40 max-sm:flex-1">
          <Select
            size="s"
            aria-label={t('records.categoryFilter')}
            value={filter.gameClassify ?? ALL}
            onValueChange={(value) => onChange({ gameClassify: categories.find((category) => category === value) })}
            options={[
              { value: ALL, label: t('records.allCategories') },
              ...categories.map((category) => ({ value: category, label: t(`shell.category.${category}`) })),
            ]}
          />
        </div>
        <SearchField
          key={filter.search}
          value={filter.search}
          onSearch={(search) => onChange({ search })}
          maxLength={64}
          labels={{ field: t('records.search'), hint: t('records.searchHint'), clear: t('records.clearSearch') }}
          className="w-64!"
        />
      </div>
    </div>
  );
}
