import { cx } from './cx.ts';
import type { Column, Sort } from './Column.ts';
import { Icon } from './Icon.tsx';

interface DataTableHeadProps<Row> {
  columns: readonly Column<Row>[];
  sort: Sort | undefined;
  onSort: ((sort: Sort) => void) | undefined;
  pad: string;
}

/** A click sorts descending first, because newest and largest is what people look for; a second click reverses it. */
function nextSort(columnId: string, sort: Sort | undefined): Sort {
  return { by: columnId, direction: sort?.by === columnId && sort.direction === 'desc' ? 'asc' : 'desc' };
}

export function DataTableHead<Row>({ columns, sort, onSort, pad }: DataTableHeadProps<Row>) {
  return (
    <thead role="rowgroup" className="max-sm:sr-only">
      <tr role="row">
        {columns.map((column) => {
          const direction = sort?.by === column.id ? sort.direction : undefined;
          const isEnd = column.align === 'end';
          return (
            <th
              key={column.id}
              scope="col"
              role="columnheader"
              aria-sort={
                column.isSortable
                  ? direction === 'asc'
                    ? 'ascending'
                    : direction === 'desc'
                      ? 'descending'
                      : 'none'
                  : undefined
              }
              style={column.width ? { width: column.width } : undefined}
              className={cx(
                'sticky top-(--table-sticky-top,0px) z-1 border-b border-line-1 bg-bg-2 text-cap font-semibold text-text-3 first:rounded-tl-panel last:rounded-tr-panel',
                pad,
                isEnd ? 'text-right' : 'text-left',
              )}
            >
              {column.isSortable && onSort ? (
                <button
                  type="button"
                  onClick={() => onSort(nextSort(column.id, sort))}
                  className={cx(
                    'inline-flex min-h-8 items-center gap-1 rounded-tag hover:text-text-1',
                    direction && 'text-text-1',
                    isEnd && 'flex-row-reverse',
                  )}
                >
                  {column.header}
                  <Icon
                    name={direction === 'asc' ? 'sortUp' : 'sortDown'}
                    size={14}
                    className={direction ? 'text-brass-text' : 'opacity-40'}
                  />
                </button>
              ) : (
                column.header
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
