import { rowsInView, type TrendRow } from './trendRows.ts';

/** The height of a draw. */
export const ROW = 26;
const HEAD = 28;
const SIDE = 118;
const NARROW_SIDE = 52;
const NARROWEST = 26;

/** How wide the draws at the side, each number and the whole picture are, in a frame of that width. */
export function sizesOf(room: number, marks: number): { side: number; cell: number; width: number } {
  const side = room < 480 ? NARROW_SIDE : SIDE;
  const cell = Math.max(NARROWEST, Math.floor((room - side) / marks));
  return { side, cell, width: Math.max(room, side + cell * marks) };
}

export const heightOf = (rows: number): number => HEAD + ROW * rows;

type Picture = {
  marks: readonly number[];
  rows: readonly TrendRow[];
  hasLines: boolean;
  hasMissed: boolean;
};

/** Paints what of the whole picture is in view in its frame; the numbers above and the draws at the side stay. */
export function paintTrend(
  canvas: HTMLCanvasElement,
  box: HTMLElement,
  { marks, rows, hasLines, hasMissed }: Picture,
): void {
  const pen = canvas.getContext('2d');
  if (pen === null) return;
  const { scrollLeft, scrollTop } = box;
  const { side, cell } = sizesOf(box.clientWidth, marks.length);
  const width = box.clientWidth;
  const height = Math.min(box.clientHeight, heightOf(rows.length));
  const style = getComputedStyle(canvas);
  const colour = (name: string): string => style.getPropertyValue(name).trim();
  clear(pen, width, height);
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.font = `12px ${style.fontFamily}`;
  const x = (at: number): number => side + cell * at + cell / 2 - scrollLeft;
  const y = (row: number): number => HEAD + ROW * row + ROW / 2 - scrollTop;
  const [from, end] = rowsInView({ top: scrollTop, room: height - HEAD, count: rows.length }, ROW);
  const shown = rows.slice(from, end).map((row, nth) => ({ ...row, nth: from + nth }));
  const columns = [...marks.keys()].filter((at) => x(at) > side - cell && x(at) < width + cell);

  pen.fillStyle = colour('--bg-inset');
  for (const { nth } of shown) if (nth % 2 === 0) pen.fillRect(0, y(nth) - ROW / 2, width, ROW);
  pen.fillStyle = colour('--text-3');
  for (const { no, nth } of shown) pen.fillText(side < SIDE ? no.slice(-4) : no, side / 2, y(nth));
  pen.clearRect(0, 0, width, HEAD);
  pen.save();
  within(pen, side, 0, width, HEAD);
  for (const at of columns) pen.fillText(String(marks[at]), x(at), HEAD / 2);
  pen.restore();

  pen.save();
  within(pen, side, HEAD, width, height);
  if (hasMissed) {
    for (const { missed, nth } of shown) {
      for (const at of columns) if (missed[at] !== 0) pen.fillText(String(missed[at]), x(at), y(nth));
    }
  }
  if (hasLines) {
    pen.strokeStyle = colour('--brass');
    pen.lineWidth = 2;
    pen.beginPath();
    /* A line goes on to the draw before the first and after the last one in view. */
    for (let nth = Math.max(0, from - 1); nth < Math.min(rows.length, end + 1); nth += 1) {
      const [at, another] = rows[nth]?.came ?? [];
      if (at !== undefined && another === undefined) pen.lineTo(x(at), y(nth));
    }
    pen.stroke();
  }
  pen.font = `bold 12px ${style.fontFamily}`;
  for (const { came, nth } of shown) {
    for (const at of came) {
      pen.fillStyle = colour('--brass');
      pen.beginPath();
      pen.arc(x(at), y(nth), 11, 0, Math.PI * 2);
      pen.fill();
      pen.fillStyle = colour('--on-brass');
      pen.fillText(String(marks[at]), x(at), y(nth));
    }
  }
  pen.restore();
}

/** Makes the canvas as large as its frame, in the device's own pixels, and empty. */
function clear(pen: CanvasRenderingContext2D, width: number, height: number): void {
  const scale = window.devicePixelRatio || 1;
  const { canvas } = pen;
  const [wide, high] = [Math.round(width * scale), Math.round(height * scale)];
  if (canvas.width !== wide) canvas.width = wide;
  if (canvas.height !== high) canvas.height = high;
  canvas.style.width = `${width}px`;
  canvas.style.height = `${height}px`;
  pen.setTransform(scale, 0, 0, scale, 0, 0);
  pen.clearRect(0, 0, width, height);
}

function within(pen: CanvasRenderingContext2D, left: number, top: number, right: number, bottom: number): void {
  pen.beginPath();
  pen.rect(left, top, right - left, bottom - top);
  pen.clip();
}
