import type { ListFilter } from './ListFilter.ts';

/** What the address says once something is chosen: the preset is not written, and what means nothing any more goes. */
export function chosen(
  name: string,
  { look, clears = [], ...filter }: ListFilter,
  value: string,
): Record<string, string | undefined> {
  const preset = 'preset' in filter && look !== 'search' ? filter.preset : '';
  return {
    ...Object.fromEntries(clears.map((other) => [other, undefined])),
    [name]: value === preset ? undefined : value,
  };
}
