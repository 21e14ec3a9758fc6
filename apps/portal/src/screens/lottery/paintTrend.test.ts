// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { heightOf, paintTrend, ROW } from './paintTrend.ts';
import type { TrendRow } from './trendRows.ts';

type Drawn = { texts: string[]; line: [x: number, y: number][]; balls: number };

/** A canvas that notes what is drawn on it. */
function notingCanvas(): { canvas: HTMLCanvasElement; drawn: Drawn } {
  const canvas = document.createElement('canvas');
  const drawn: Drawn = { texts: [], line: [], balls: 0 };
  const noting = {
    canvas,
    fillText: (text: string) => drawn.texts.push(text),
    lineTo: (x: number, y: number) => drawn.line.push([x, y]),
    arc: () => (drawn.balls += 1),
  };
  const pen = new Proxy(noting, { get: (own, name) => Reflect.get(own, name) ?? (() => undefined) });
  canvas.getContext = (() => pen) as unknown as HTMLCanvasElement['getContext'];
  return { canvas, drawn };
}

const frame = (changes: Partial<HTMLElement> = {}): HTMLElement =>
  ({ clientWidth: 800, clientHeight: 480, scrollLeft: 0, scrollTop: 0, ...changes }) as HTMLElement;

const marks = Array.from({ length: 10 }, (_, mark) => mark);
/** A day of a lottery that draws every minute; its numbers go from 0 to 9 and begin again. */
const rows = Array.from({ length: 1_440 }, (_, nth): TrendRow => ({
  no: `20260305-${String(nth + 1).padStart(4, '0')}`,
  came: [nth % 10],
  missed: marks.map((mark) => (mark === nth % 10 ? 0 : 7_000 + nth)),
}));
const nosOf = ({ texts }: Drawn) => texts.filter((text) => text.startsWith('20260305-'));

it('paints of a day what is in view, on a canvas of the size of its frame', () => {
  const { canvas, drawn } = notingCanvas();
  paintTrend(canvas, frame({ scrollTop: 700 * ROW + 5 }), { marks, rows, hasLines: true, hasMissed: true });
  expect([canvas.style.width, canvas.style.height]).toEqual(['800px', '480px']);
  expect(nosOf(drawn)).toEqual(rows.slice(700, 718).map(({ no }) => no));
  expect(drawn.balls).toBe(18);
  /* The numbers above stay; below them each draw has its own and how long the nine others are missing. */
  expect(drawn.texts.slice(18, 28)).toEqual(marks.map(String));
  expect(drawn.texts.filter((text) => /^77\d\d$/.test(text))).toHaveLength(18 * 9);
  /* The line comes from the draw before and goes on to the draw after. */
  expect(drawn.line).toHaveLength(20);
  expect(drawn.line[0]?.[1]).toBeLessThan(28);
  expect(drawn.line.at(-1)?.[1]).toBeGreaterThan(480);
});

it('ends with the latest draw, and leaves out lines and missed counts that are not wanted', () => {
  const { canvas, drawn } = notingCanvas();
  const scrollTop = heightOf(rows.length) - 480;
  paintTrend(canvas, frame({ scrollTop }), { marks, rows, hasLines: false, hasMissed: false });
  expect(nosOf(drawn).at(-1)).toBe('20260305-1440');
  expect(drawn.line).toEqual([]);
  expect(drawn.texts).toHaveLength(18 + 10 + 18);
});

it('is no higher than its draws, and shortens their names and scrolls sideways where there is little room', () => {
  const { canvas, drawn } = notingCanvas();
  const many = Array.from({ length: 80 }, (_, mark) => mark + 1);
  const few = rows.slice(0, 2).map(({ no }) => ({ no, came: [40], missed: many.map(() => 1) }));
  const box = frame({ clientWidth: 390, scrollLeft: 1_000 });
  paintTrend(canvas, box, { marks: many, rows: few, hasLines: true, hasMissed: false });
  expect(canvas.style.height).toBe(`${heightOf(2)}px`);
  expect(drawn.texts.slice(0, 2)).toEqual(['0001', '0002']);
  const heads = drawn.texts.slice(2, -2).map(Number);
  expect(heads).toContain(40);
  expect(heads).not.toContain(1);
  expect(heads.length).toBeLessThan(20);
});
