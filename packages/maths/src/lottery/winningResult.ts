import { drawResult } from './drawResult.ts';
import type { DrawShape, Play, Selection } from './Play.ts';

type Draw = (n: number) => number;
type Wanted = { shape: DrawShape; play: Play; selection: Selection };

/**
 * A result on which a selection wins at least one line; undefined if none was met in `tries`. Found by trying results that
 * are made of what was chosen, since plays that seldom win would not be met by chance, and some that are merely drawn.
 * `draw` as for `drawResult`; the same stream finds the same result.
 */
export function winningResult(wanted: Wanted, draw: Draw, tries: number): number[] | undefined {
  const { shape, play, selection } = wanted;
  const chosen = chosenOf(wanted);
  const ways = [() => placed(wanted, draw), () => scattered(shape, chosen, draw), () => drawResult(shape, draw)];
  for (let tried = 0; tried < tries; tried += 1) {
    const result = ways[chosen.length === 0 ? 2 : tried % ways.length]!();
    if (play.hits(selection, play.see(result)).some((lines) => lines > 0)) return result;
  }
  return undefined;
}

/** What was chosen as numbers in digits: single tokens, and entries as they were written. */
function chosenOf({ play: { input }, selection: { columns } }: Wanted): string[] {
  const rows =
    input.kind === 'entries'
      ? columns.map((entry) => entry.map((token, at) => input.columns[at]!.tokens[token]!))
      : columns.map((chosen, at) => chosen.map((token) => input.columns[at]!.tokens[token]!));
  const whole = input.kind === 'entries' ? rows.map((row) => row.join('')) : [];
  return [...rows.flat(), ...whole].filter((text) => /^\d+$/.test(text));
}

/** One line of a selection, its tokens at places that follow each other, or at places that were chosen; the rest is drawn. */
function placed({ shape, play: { input }, selection: { places, columns } }: Wanted, draw: Draw): number[] {
  const result = drawResult(shape, draw);
  const line =
    input.kind === 'entries'
      ? (columns[draw(columns.length)] ?? []).map((token, at) => input.columns[at]!.tokens[token])
      : columns.map((chosen, at) => input.columns[at]!.tokens[chosen[draw(chosen.length || 1)] ?? -1]);
  const own = shuffled(places, draw)
    .slice(0, line.length)
    .toSorted((a, b) => a - b);
  const first = draw(Math.max(result.length - line.length, 0) + 1);
  for (const [nth, token] of line.entries()) {
    const place = places.length > 0 ? own[nth] : first + nth;
    if (token === undefined || !/^\d+$/.test(token) || place === undefined || place >= result.length) continue;
    if (shape.of === 'balls') putBall(result, place, Number(token), shape);
    else result[place] = ending(token, result[place]!, shape.low, shape.sizes[place]!);
  }
  return result;
}

/** A result in which what was chosen comes often: balls at any place, digits at any place or at an end of long numbers. */
function scattered(shape: DrawShape, chosen: readonly string[], draw: Draw): number[] {
  const one = (): string => chosen[draw(chosen.length)]!;
  if (shape.of === 'numbers') {
    return shape.sizes.map((size) => {
      const digits = String(size - 1).length;
      const low = Array.from({ length: digits }, () => draw(10)).join('');
      const text = size > 10 && one().length === 1 ? Array.from({ length: digits }, one).join('') : low + one();
      const whole = one().padStart(digits, '0') + low;
      const number = Number(size > 10 && draw(3) === 0 ? whole.slice(0, digits) : text.slice(-digits));
      return Math.min(Math.max(number, shape.low), shape.low + size - 1);
    });
  }
  const wanted = [...new Set(chosen.map(Number))].filter((ball) => ball >= shape.low && ball <= shape.high);
  const rest = drawResult({ ...shape, count: shape.high - shape.low + 1 }, draw).filter((one) => !wanted.includes(one));
  const order = [wanted, wanted.toReversed(), shuffled(wanted, draw)][draw(3)]!;
  const before = draw(2) === 0 ? 0 : draw(shape.count);
  return [...rest.slice(0, before), ...order, ...rest.slice(before)].slice(0, shape.count);
}

/** A ball that is elsewhere in the result swaps places. */
function putBall(result: number[], place: number, ball: number, { low, high }: { low: number; high: number }): void {
  if (ball < low || ball > high) return;
  const other = result.indexOf(ball);
  if (other >= 0) result[other] = result[place]!;
  result[place] = ball;
}

/** A number with a token as its last digits, where there is one. */
function ending(token: string, number: number, low: number, size: number): number {
  const power = 10 ** token.length;
  const ended = Math.floor(number / power) * power + Number(token);
  return ended >= low && ended < low + size ? ended : number;
}

function shuffled<Item>(items: readonly Item[], draw: Draw): Item[] {
  const drum = [...items];
  return items.map(() => drum.splice(draw(drum.length), 1)[0]!);
}
