import { Segmented } from '@baize/ui/Segmented';
import { chosen } from './chosen.ts';
import type { ListAddress } from './useListAddress.ts';

type ListSegmentsProps = { list: Pick<ListAddress, 'filters' | 'values' | 'filter'> };

/** Filters that are a few choices side by side. */
export function ListSegments({ list: { filters, values, filter } }: ListSegmentsProps) {
  return Object.entries(filters).map(([name, one]) =>
    one.look === 'segments' ? (
      <Segmented
        key={name}
        label={one.label}
        value={values[name] ?? one.preset}
        onValueChange={(value) => filter(chosen(name, one, value))}
        options={one.options}
      />
    ) : null,
  );
}
