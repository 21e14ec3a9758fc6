import type { OutputOf } from '@baize/contract';
import type { listOpenedNumbers } from '@baize/contract/lotteries/listOpenedNumbers';
import { useEffect, useRef } from 'react';
import type { TrendPlace } from './trendPlaces.ts';

interface TrendChartProps {
  place: TrendPlace;
  /** The latest first. */
  draws: OutputOf<typeof listOpenedNumbers>['content'];
  hasLines: boolean;
  hasMissed: boolean;
}

const ROW = 26;
const HEAD = 28;
const SIDE = 118;
const NARROWEST = 26;

/** Draws from above to below over the numbers of a place. What it shows stands in the table below it as well. */
export function TrendChart({ place, draws, hasLines, hasMissed }: TrendChartProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const [element, box] = [canvas.current, frame.current];
    if (element === null || box === null) return undefined;
    const draw = (): void => paint(element, box.clientWidth, { place, draws, hasLines, hasMissed });
    draw();
    const sized = new ResizeObserver(draw);
    sized.observe(box);
    /* Colours are the theme's: another theme is another picture. */
    const themed = new MutationObserver(draw);
    themed.observe(document.documentElement, { attributes: true, attributeFilter: ['class', 'data-theme'] });
    return () => {
      sized.disconnect();
      themed.disconnect();
    };
  }, [place, draws, hasLines, hasMissed]);
  return (
    <div ref={frame} className="max-h-120 overflow-auto rounded-panel bg-bg-1 shadow-panel">
      <canvas ref={canvas} aria-hidden="true" className="block" />
    </div>
  );
}

function paint(canvas: HTMLCanvasElement, room: number, chart: TrendChartProps): void {
  const pen = canvas.getContext('2d');
  if (pen === null) return;
  const { place, draws, hasLines, hasMissed } = chart;
  const { marks } = place;
  const side = room < 480 ? 52 : SIDE;
  const cell = Math.max(NARROWEST, Math.floor((room - side) / marks.length));
  const width = Math.max(room, side + cell * marks.length);
  const height = HEAD + ROW * draws.length;
  const scale = window.devicePixelRatio || 1;
  canvas.width = width * scale;
  canvas.height = height * scale;
  canvas.style.width = `${width}px`;
  canvas.style.height = `${height}px`;
  pen.setTransform(scale, 0, 0, scale, 0, 0);
  const style = getComputedStyle(canvas);
  const colour = (name: string): string => style.getPropertyValue(name).trim();
  pen.clearRect(0, 0, width, height);
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.font = `12px ${style.fontFamily}`;
  const x = (mark: number): number => side + cell * (mark - (marks[0] ?? 0)) + cell / 2;
  const y = (row: number): number => HEAD + ROW * row + ROW / 2;

  pen.fillStyle = colour('--text-3');
  for (const mark of marks) pen.fillText(String(mark), x(mark), HEAD / 2);
  const rows = draws.toReversed();
  const missed = new Map(marks.map((mark) => [mark, 0]));
  const points: { x: number; y: number }[] = [];
  const hits: { mark: number; row: number }[] = [];
  for (const [row, { no, numbers }] of rows.entries()) {
    if (row % 2 === 0) {
      pen.fillStyle = colour('--bg-inset');
      pen.fillRect(0, HEAD + ROW * row, width, ROW);
    }
    pen.fillStyle = colour('--text-3');
    pen.fillText(side < SIDE ? no.slice(-4) : no, side / 2, y(row));
    const came = new Set(place.read(numbers));
    for (const mark of marks) {
      if (came.has(mark)) {
        missed.set(mark, 0);
        hits.push({ mark, row });
        if (came.size === 1) points.push({ x: x(mark), y: y(row) });
        continue;
      }
      const since = (missed.get(mark) ?? 0) + 1;
      missed.set(mark, since);
      if (hasMissed) pen.fillText(String(since), x(mark), y(row));
    }
  }
  if (hasLines && points.length > 1) {
    pen.strokeStyle = colour('--brass');
    pen.lineWidth = 2;
    pen.beginPath();
    for (const point of points) pen.lineTo(point.x, point.y);
    pen.stroke();
  }
  for (const { mark, row } of hits) {
    pen.fillStyle = colour('--brass');
    pen.beginPath();
    pen.arc(x(mark), y(row), 11, 0, Math.PI * 2);
    pen.fill();
    pen.fillStyle = colour('--on-brass');
    pen.font = `bold 12px ${style.fontFamily}`;
    pen.fillText(String(mark), x(mark), y(row));
  }
}
