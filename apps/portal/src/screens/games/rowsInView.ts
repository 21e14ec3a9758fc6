/** So many are drawn whatever the window, as the server drew them; a list of no more is drawn whole. */
export const FIRST_TILES = 60;

/** In pixels; `above` is how much of the list has been scrolled past. */
export type Layout = Readonly<{ columns: number; rowHeight: number; above: number; viewHeight: number }>;

type Rows = Readonly<{
  /** The games from `from` to below `to` are drawn. */
  from: number;
  to: number;
  /** The place of those that are not, in pixels. */
  before: number;
  after: number;
}>;

/** What is drawn at once when another list is shown; the rest follows when there is time. */
const AT_ONCE = 30;

/**
 * What of a long list is drawn: the rows in view, and a view's worth before and behind them. `isHasty`: only what is
 * needed at once.
 */
export function rowsInView(count: number, layout: Layout | undefined, isHasty = false): Rows {
  if (layout === undefined || layout.rowHeight <= 0 || count <= FIRST_TILES) {
    return { from: 0, to: Math.min(count, isHasty ? AT_ONCE : FIRST_TILES), before: 0, after: 0 };
  }
  const { columns, rowHeight, above, viewHeight } = layout;
  const rows = Math.ceil(count / columns);
  const inView = Math.ceil(viewHeight / rowHeight) + 1;
  const margin = isHasty ? 0 : inView;
  if (isHasty && above < 0) {
    // What stands above the list takes its part of the view.
    const last = Math.min(rows, Math.max(1, Math.ceil((viewHeight + above) / rowHeight)));
    return { from: 0, to: Math.min(count, last * columns), before: 0, after: (rows - last) * rowHeight };
  }
  const first = Math.min(Math.max(0, Math.floor(above / rowHeight) - margin), Math.max(0, rows - inView));
  const last = Math.min(rows, first + inView + 2 * margin);
  return {
    from: first * columns,
    to: Math.min(count, last * columns),
    before: first * rowHeight,
    after: (rows - last) * rowHeight,
  };
}
