import { Select } from '@baize/ui/Select';
import { useT } from '../../i18n/useT.ts';
import { SearchField } from '../SearchField.tsx';
import { chosen } from './chosen.ts';
import type { ListAddress } from './useListAddress.ts';

type ListBarProps = { list: Pick<ListAddress, 'filters' | 'values' | 'filter'> };

/** What narrows a list, above it: its menus and what is searched for. On phones menus stand side by side where their words fit. */
export function ListBar({ list: { filters, values, filter } }: ListBarProps) {
  const t = useT();
  const shown = Object.entries(filters).filter(([, { look }]) => look !== 'segments');
  if (shown.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {shown.map(([name, one]) =>
        one.look === 'search' ? (
          <SearchField
            key={`${name}:${values[name] ?? ''}`}
            value={values[name] ?? ''}
            onSearch={(text) => filter({ [name]: text === '' ? undefined : text })}
            maxLength={one.most}
            labels={{ field: one.label, hint: one.hint, clear: t('list.clearSearch') }}
            className="w-64!"
          />
        ) : (
          <div key={name} className="min-w-40 max-sm:flex-auto sm:w-56">
            <Select
              size="s"
              aria-label={one.label}
              value={values[name] ?? one.preset}
              onValueChange={(value) => filter(chosen(name, one, value))}
              options={one.options}
            />
          </div>
        ),
      )}
    </div>
  );
}
