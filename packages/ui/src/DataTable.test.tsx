// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DataTable, type Column } from './DataTable.tsx';
import { pagesToShow } from './Pager.tsx';

interface Row {
  id: string;
  game: string;
  stake: string;
}

const rows: Row[] = [
  { id: 'a', game: 'Dragon Eight', stake: '2.00' },
  { id: 'b', game: 'Tiger Trail', stake: '5.00' },
];
const columns: Column<Row>[] = [
  { id: 'game', header: 'Game', cell: (row) => <a href={`#${row.id}`}>{row.game}</a>, isRowHeader: true },
  { id: 'order', header: 'Order', cell: (row) => row.id },
  { id: 'stake', header: 'Stake', cell: (row) => row.stake, align: 'end', isSortable: true },
];
const base = {
  caption: 'Betting record',
  columns,
  rows,
  rowKey: (row: Row) => row.id,
  empty: <p>No rows</p>,
  error: <p>Failed</p>,
};

afterEach(cleanup);

describe('DataTable', () => {
  it('aligns page total and grand total with their column', () => {
    render(
      <DataTable
        {...base}
        totals={[
          { id: 'page', label: 'Page total', values: { stake: '7.00' } },
          { id: 'grand', label: 'Grand total', values: { stake: '88.00' } },
        ]}
      />,
    );
    const total = screen.getByRole('row', { name: /Page total/ });
    const label = within(total).getByRole('rowheader');
    expect(label.getAttribute('colspan')).toBe('2');
    expect(
      within(total)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['7.00']);
    expect(screen.getByRole('row', { name: /Grand total/ }).textContent).toContain('88.00');
  });

  it('shows the empty state and no totals without rows', () => {
    render(<DataTable {...base} rows={[]} totals={[{ id: 'page', label: 'Page total', values: { stake: '0.00' } }]} />);
    expect(screen.getByText('No rows')).toBeTruthy();
    expect(screen.queryByText('Page total')).toBeNull();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('sorts descending first, and reverses on the second click', () => {
    const onSort = vi.fn();
    const { rerender } = render(<DataTable {...base} onSort={onSort} />);
    fireEvent.click(screen.getByRole('button', { name: 'Stake' }));
    expect(onSort).toHaveBeenLastCalledWith({ by: 'stake', direction: 'desc' });
    rerender(<DataTable {...base} onSort={onSort} sort={{ by: 'stake', direction: 'desc' }} />);
    expect(screen.getByRole('columnheader', { name: 'Stake' }).getAttribute('aria-sort')).toBe('descending');
    fireEvent.click(screen.getByRole('button', { name: 'Stake' }));
    expect(onSort).toHaveBeenLastCalledWith({ by: 'stake', direction: 'asc' });
  });

  it('opens a row on click, but not on a click on a link inside it', () => {
    const onRowOpen = vi.fn();
    render(<DataTable {...base} onRowOpen={onRowOpen} />);
    fireEvent.click(screen.getByRole('link', { name: 'Dragon Eight' }));
    expect(onRowOpen).not.toHaveBeenCalled();
    fireEvent.click(screen.getByText('5.00'));
    expect(onRowOpen).toHaveBeenCalledExactlyOnceWith(rows[1]);
  });

  it('is aria-busy while loading and shows the error in place of rows', () => {
    const { container, rerender } = render(<DataTable {...base} state="loading" skeletonRows={3} />);
    expect(container.firstElementChild?.getAttribute('aria-busy')).toBe('true');
    expect(container.querySelectorAll('tbody tr')).toHaveLength(3);
    expect(screen.queryByText('Dragon Eight')).toBeNull();
    rerender(<DataTable {...base} state="error" />);
    expect(screen.getByText('Failed')).toBeTruthy();
  });
});

describe('Pager', () => {
  it('shows first, last, neighbours and a gap between', () => {
    expect(pagesToShow(1, 5)).toEqual([1, 2, 3, 4, 5]);
    expect(pagesToShow(10, 24)).toEqual([1, null, 9, 10, 11, null, 24]);
    expect(pagesToShow(2, 24)).toEqual([1, 2, 3, null, 24]);
    expect(pagesToShow(24, 24)).toEqual([1, null, 23, 24]);
    expect(pagesToShow(1, 0)).toEqual([]);
  });
});
