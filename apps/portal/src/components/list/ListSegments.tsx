import { Segmented } from '@baize/ui/Segmented';
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
        onValueChange={(value) =>
          filter({
            ...Object.fromEntries((one.clears ?? []).map((other) => [other, undefined])),
            [name]: value === one.preset ? undefined : value,
          })
        }
        options={one.options}
      />
    ) : null,
  );
}
