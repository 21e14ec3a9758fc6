import type { ComponentProps, ReactNode } from 'react';
import { DownloadMenu } from '../DownloadMenu.tsx';
import { ListBar } from './ListBar.tsx';
import { ListDays } from './ListDays.tsx';
import { ListSegments } from './ListSegments.tsx';
import { ListTable, type ListTableProps } from './ListTable.tsx';

type ListPageProps<Row> = Omit<ListTableProps<Row>, 'caption'> & {
  title: string;
  /** A part of a page that has a title of its own. */
  isSection?: boolean;
  /** Names the table, where the title names more than that. */
  caption?: string;
  /** In the head, beside the choices there: what can be done about the page as a whole. */
  actions?: ReactNode;
  /** Fetches all that the filters let through as a file. */
  fetchFile?: ComponentProps<typeof DownloadMenu>['fetchFile'] | undefined;
  /** Whether there is nothing to save, where rows do not say. */
  isFileEmpty?: boolean;
  /** Figures of everything that the filters let through (`ListFigures`). */
  figures?: ReactNode;
  /** When days begin and end, where they do not run from midnight to midnight. */
  daysNote?: (zone: string) => string;
  /** Between the filters and the rows. */
  lead?: ReactNode;
  /** In place of the rows. */
  instead?: ReactNode;
  /** Below the rows, or what opens from them. */
  children?: ReactNode;
};

/**
 * A page that is a list: a new one is its columns, its filters as data (`useList`) and its operation. Filters, days and page
 * stand in the address.
 */
export function ListPage<Row>(props: ListPageProps<Row>) {
  const {
    title,
    actions,
    fetchFile,
    isFileEmpty,
    figures,
    daysNote,
    lead,
    instead,
    children,
    caption = title,
    isSection = false,
    ...table
  } = props;
  const { list, found } = table;
  const isEmpty = (found?.totalRows ?? found?.content.length ?? 0) === 0;
  return (
    <>
      <header className="mb-4 flex min-h-11 flex-wrap items-center justify-between gap-3">
        {isSection ? (
          <h2 className="text-h4 text-text-1">{title}</h2>
        ) : (
          <h1 className="text-h2 text-text-1">{title}</h1>
        )}
        <div className="flex max-w-full min-w-0 flex-wrap items-center gap-2 empty:hidden">
          <ListSegments list={list} />
          {actions}
          {fetchFile === undefined ? null : <DownloadMenu isEmpty={isFileEmpty ?? isEmpty} fetchFile={fetchFile} />}
        </div>
      </header>
      <div className="flex flex-col gap-4">
        {figures}
        {list.hasDays ? <ListDays {...list} onChange={list.filter} note={daysNote} /> : null}
        <ListBar list={list} />
        {lead}
        {instead ?? <ListTable {...table} caption={caption} />}
        {children}
      </div>
    </>
  );
}
