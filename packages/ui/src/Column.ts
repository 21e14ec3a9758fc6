import type { ReactNode } from 'react';

/** A column of a DataTable, and the order its rows stand in. */
export interface Column<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Numbers stand right, everything else left. */
  align?: 'start' | 'end';
  isSortable?: boolean;
  /** A CSS width, for columns that must not move. */
  width?: string;
  /** The cell that names its row for assistive technology. */
  isRowHeader?: boolean;
  /** Where the cell goes on a phone's card. `line` prints the header beside it. */
  card?: 'title' | 'amount' | 'detail' | 'status' | 'meta' | 'action' | 'line' | 'hide';
}

export interface Sort {
  by: string;
  direction: 'asc' | 'desc';
}
