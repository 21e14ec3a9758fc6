import type { ReactNode } from 'react';

/** A column of a DataTable, and the sort order of its rows. */
export interface Column<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Numbers are right-aligned, everything else left. */
  align?: 'start' | 'end';
  isSortable?: boolean;
  /** A CSS width, for columns that must not shift. */
  width?: string;
  /** The cell that names its row for assistive technology. */
  isRowHeader?: boolean;
  /** Position in a phone's card. `line` prints the header beside it, `foot` is for several buttons. */
  card?: 'title' | 'amount' | 'detail' | 'status' | 'meta' | 'action' | 'line' | 'foot' | 'hide';
}

export interface Sort {
  by: string;
  direction: 'asc' | 'desc';
}
