import type { ReactNode } from 'react';
import type { Column, Sort } from './Column.ts';
import { cx } from './cx.ts';
import { DataTableHead } from './DataTableHead.tsx';
import { Pager, type PagerProps } from './Pager.tsx';
import { Skeleton } from './Skeleton.tsx';

export type { Column, Sort } from './Column.ts';

export interface DataTableProps<Row> {
  /** Accessible name of the table; hidden unless `isCaptionShown`. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  state?: 'ready' | 'loading' | 'error';
  sort?: Sort | undefined;
  onSort?: (sort: Sort) => void;
  /** Page total, grand total: one row each, values by column id. */
  totals?: readonly { id: string; label: ReactNode; values: Readonly<Record<string, ReactNode>> }[] | undefined;
  pager?: PagerProps;
  /** Beside the pager: counts, zone, export. */
  footer?: ReactNode;
  density?: 'comfortable' | 'compact';
  /** Opens a row by click; the cells themselves must hold a link or button that does the same. */
  onRowOpen?: (row: Row) => void;
  selectedKey?: string | undefined;
  empty: ReactNode;
  error?: ReactNode;
  /** Keeps the old rows, greyed out, while new ones are loading. */
  isStale?: boolean;
  skeletonRows?: number;
  className?: string;
}

/*
 * On phones a row is a grid of two columns: title, detail and meta on the left, amount, status and action on the right,
 * each column closed up by itself, then the rest over the whole width.
 */
const LEFT = 'max-sm:col-start-1 max-sm:text-left';
const CARD: Record<NonNullable<Column<unknown>['card']>, string> = {
  title: `max-sm:order-1 max-sm:text-label ${LEFT}`,
  amount: 'max-sm:order-2 max-sm:col-start-2 max-sm:text-right',
  detail: `max-sm:order-3 max-sm:text-text-2 ${LEFT}`,
  status: 'max-sm:order-4 max-sm:col-start-2 max-sm:justify-self-end max-sm:empty:hidden',
  meta: `max-sm:order-5 max-sm:text-cap max-sm:text-text-3 ${LEFT}`,
  action: 'max-sm:order-6 max-sm:col-start-2 max-sm:justify-self-end',
  line: 'max-sm:order-7 max-sm:col-span-2 max-sm:flex max-sm:items-baseline max-sm:justify-between max-sm:gap-4 max-sm:before:text-cap max-sm:before:text-text-3 max-sm:before:content-[attr(data-label)]',
  foot: 'max-sm:order-8 max-sm:col-span-2 max-sm:pt-2 max-sm:empty:hidden',
  hide: 'max-sm:hidden',
};

export function DataTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  state = 'ready',
  sort,
  onSort,
  totals = [],
  pager,
  footer,
  density = 'comfortable',
  onRowOpen,
  selectedKey,
  empty,
  error,
  isStale = false,
  skeletonRows = 6,
  className,
}: DataTableProps<Row>) {
  const pad = density === 'compact' ? 'sm:h-9 sm:px-3 sm:py-1.5' : 'sm:h-11 sm:px-3.5 sm:py-1.5';
  const isLoading = state === 'loading';
  const hasRows = state === 'ready' && rows.length > 0;

  if (state === 'error') return <div className={className}>{error}</div>;
  if (state === 'ready' && rows.length === 0) return <div className={className}>{empty}</div>;

  return (
    <div className={className} aria-busy={isLoading || isStale || undefined}>
      <div className="rounded-panel bg-bg-1 shadow-panel max-sm:bg-transparent max-sm:shadow-none sm:max-lg:overflow-x-auto">
        {/* Explicit roles, because a table laid out as cards would otherwise lose them. */}
        <table
          role="table"
          className={cx('w-full border-separate border-spacing-0 text-body max-sm:block', isStale && 'opacity-60')}
        >
          <caption className="sr-only">{caption}</caption>
          <DataTableHead columns={columns} sort={sort} onSort={onSort} pad={pad} />
          <tbody role="rowgroup" className="max-sm:flex max-sm:flex-col max-sm:gap-2">
            {isLoading
              ? Array.from({ length: skeletonRows }, (_, at) => (
                  <tr key={at} role="row" className="max-sm:block max-sm:rounded-panel max-sm:bg-bg-1 max-sm:p-3">
                    {columns.map((column, place) => (
                      <td
                        key={column.id}
                        role="cell"
                        className={cx(
                          'border-b border-line-1 max-sm:border-0 max-sm:py-1',
                          pad,
                          place > 2 && 'max-sm:hidden',
                        )}
                      >
                        <Skeleton className={cx('h-4', column.align === 'end' ? 'ml-auto w-16' : 'w-28')} />
                      </td>
                    ))}
                  </tr>
                ))
              : rows.map((row) => {
                  const key = rowKey(row);
                  return (
                    <tr
                      key={key}
                      role="row"
                      aria-selected={selectedKey === undefined ? undefined : key === selectedKey}
                      onClick={
                        onRowOpen
                          ? (event) => {
                              const isOnControl =
                                event.target instanceof Element && event.target.closest('a, button, input, label');
                              if (!isOnControl) onRowOpen(row);
                            }
                          : undefined
                      }
                      className={cx(
                        'group/row max-sm:grid max-sm:grid-flow-row-dense max-sm:grid-cols-[1fr_auto] max-sm:items-center max-sm:gap-x-4 max-sm:gap-y-1 max-sm:rounded-panel max-sm:bg-bg-1 max-sm:p-3.5 max-sm:shadow-panel',
                        onRowOpen && 'cursor-pointer',
                        key === selectedKey ? 'bg-bg-3' : 'sm:hover:bg-bg-2',
                      )}
                    >
                      {columns.map((column) => (
                        <Cell key={column.id} column={column} pad={pad}>
                          {column.cell(row)}
                        </Cell>
                      ))}
                    </tr>
                  );
                })}
          </tbody>
          {hasRows && totals.length > 0 ? (
            <tfoot role="rowgroup" className="max-sm:mt-2 max-sm:flex max-sm:flex-col max-sm:gap-2">
              {totals.map((total) => (
                <TotalRow key={total.id} total={total} columns={columns} pad={pad} />
              ))}
            </tfoot>
          ) : null}
        </table>
      </div>
      {pager || footer ? (
        <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
          {pager ? <Pager {...pager} /> : null}
          {footer ? <div className="text-cap text-text-3">{footer}</div> : null}
        </div>
      ) : null}
    </div>
  );
}

function Cell<Row>({ column, pad, children }: { column: Column<Row>; pad: string; children: ReactNode }) {
  const className = cx(
    'border-line-1 text-text-1 sm:border-b sm:group-last/row:border-b-0 font-[inherit]',
    pad,
    column.align === 'end' ? 'text-right tabular-nums whitespace-nowrap' : 'text-left',
    CARD[column.card ?? 'line'],
  );
  return column.isRowHeader ? (
    <th scope="row" role="rowheader" data-label={column.header} className={className}>
      {children}
    </th>
  ) : (
    <td role="cell" data-label={column.header} className={className}>
      {children}
    </td>
  );
}

interface TotalRowProps<Row> {
  total: NonNullable<DataTableProps<Row>['totals']>[number];
  columns: readonly Column<Row>[];
  pad: string;
}

/** The label spans the columns before the first total, so that figures align with their column. */
function TotalRow<Row>({ total, columns, pad }: TotalRowProps<Row>) {
  const firstFigure = columns.findIndex((column) => column.id in total.values);
  const lead = Math.max(1, firstFigure);
  return (
    <tr role="row" className="bg-bg-2 max-sm:grid max-sm:gap-1 max-sm:rounded-panel max-sm:p-3.5">
      <th
        scope="row"
        role="rowheader"
        colSpan={lead}
        className={cx('border-t border-line-1 text-left text-dense text-text-2 max-sm:border-0', pad)}
      >
        {total.label}
      </th>
      {columns.slice(lead).map((column) => (
        <td
          key={column.id}
          role="cell"
          data-label={column.header}
          className={cx(
            'border-t border-line-1 text-label font-bold text-text-1 max-sm:border-0',
            pad,
            column.align === 'end' ? 'text-right tabular-nums whitespace-nowrap' : 'text-left',
            column.id in total.values ? CARD.line : 'max-sm:hidden',
          )}
        >
          {total.values[column.id]}
        </td>
      ))}
    </tr>
  );
}
