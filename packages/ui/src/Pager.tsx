import { cx } from './cx.ts';
import { IconButton } from './IconButton.tsx';
import { Select } from './Select.tsx';

export interface PagerProps {
  /** From 1. */
  page: number;
  pageCount: number;
  onPage: (page: number) => void;
  pageSize?: number;
  pageSizes?: readonly number[];
  onPageSize?: (size: number) => void;
  labels: {
    pages: string;
    previous: string;
    next: string;
    page: (page: number) => string;
    pageSize?: string;
    perPage?: (size: number) => string;
  };
}

/** First, last and the neighbours of the current page; null marks a gap. */
export function pagesToShow(page: number, pageCount: number): (number | null)[] {
  if (pageCount <= 7) return Array.from({ length: pageCount }, (_, at) => at + 1);
  const near = [page - 1, page, page + 1].filter((at) => at > 1 && at < pageCount);
  const shown: (number | null)[] = [1];
  if ((near[0] ?? pageCount) > 2) shown.push(null);
  shown.push(...near);
  if ((near.at(-1) ?? 1) < pageCount - 1) shown.push(null);
  shown.push(pageCount);
  return shown;
}

export function Pager({ page, pageCount, onPage, pageSize, pageSizes, onPageSize, labels }: PagerProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <nav aria-label={labels.pages} className="flex items-center gap-1">
        <IconButton
          icon="chevronLeft"
          label={labels.previous}
          size="s"
          disabled={page <= 1}
          onClick={() => onPage(page - 1)}
        />
        {pagesToShow(page, pageCount).map((at, position) =>
          at === null ? (
            <span key={`gap-${position}`} className="px-1 text-text-3">
              …
            </span>
          ) : (
            <button
              key={at}
              type="button"
              aria-label={labels.page(at)}
              aria-current={at === page ? 'page' : undefined}
              onClick={() => onPage(at)}
              className={cx(
                'h-8 min-w-8 rounded-cell px-2 text-dense tabular-nums transition-colors duration-fast pointer-coarse:h-11 pointer-coarse:min-w-11',
                at === page
                  ? 'bg-bg-3 font-bold text-text-1 shadow-cushion'
                  : 'text-text-2 hover:bg-bg-3 hover:text-text-1',
              )}
            >
              {at}
            </button>
          ),
        )}
        <IconButton
          icon="chevronRight"
          label={labels.next}
          size="s"
          disabled={page >= pageCount}
          onClick={() => onPage(page + 1)}
        />
      </nav>
      {pageSize !== undefined && pageSizes && onPageSize && labels.pageSize && labels.perPage ? (
        <Select
          size="s"
          className="w-auto!"
          aria-label={labels.pageSize}
          value={String(pageSize)}
          onValueChange={(value) => onPageSize(Number(value))}
          options={pageSizes.map((size) => ({ value: String(size), label: labels.perPage?.(size) ?? size }))}
        />
      ) : null}
    </div>
  );
}
