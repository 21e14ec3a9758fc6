import type { Family, Play } from '@baize/maths/lottery/Play';
import { readSelection } from '@baize/maths/lottery/readSelection';

const TRIES = 4_000;

const examples = new WeakMap<Play, { selection: string; lines: number; result: number[] | undefined }>();

/**
 * The play's own sample with a result that wins on it, found by trying: first results that are made of what was chosen,
 * since plays that seldom win would not be met by chance. The same each time.
 */
export function exampleOf(family: Family, play: Play) {
  const known = examples.get(play);
  if (known !== undefined) return known;
  const [selection = ''] = play.samples;
  const read = readSelection(play, selection);
  if ('fault' in read) return undefined;
  let state = 20_260_305;
  const draw = (n: number): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % n;
  };
  const isLong = play.input.columns.some(({ tokens }) => tokens.some((token) => token.length > 1));
  const text = selection.replace(/^\d+:/, '');
  const chosen = [...(text.match(isLong ? /\d+/g : /\d/g) ?? []), ...(text.match(/\d+/g) ?? [])];
  let result: number[] | undefined;
  for (let tries = 0; tries < TRIES && result === undefined; tries += 1) {
    const drawn = tries % 2 === 0 && chosen.length > 0 ? likely(family, chosen, draw) : anyResult(family, draw);
    if (play.hits(read.selection, play.see(drawn)).some((lines) => lines > 0)) result = drawn;
  }
  const found = { selection, lines: read.lineCount, result };
  examples.set(play, found);
  return found;
}

/** A result in which what was chosen comes often: balls at any place, digits at any place or at the end of long numbers. */
function likely({ shape }: Family, chosen: readonly string[], draw: (n: number) => number): number[] {
  const one = (): string => chosen[draw(chosen.length)] ?? '0';
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
  const rest = shuffled(shape.low, shape.high, draw).filter((ball) => !wanted.includes(ball));
  const swap = draw(3) === 0 ? wanted.toReversed() : wanted;
  const before = draw(2) === 0 ? 0 : draw(shape.count);
  return [...rest.slice(0, before), ...swap, ...rest.slice(before)].slice(0, shape.count);
}

/** Some result of a family, for an example; what is drawn is another matter. */
function anyResult({ shape }: Family, draw: (n: number) => number): number[] {
  if (shape.of === 'numbers') return shape.sizes.map((size) => shape.low + draw(size));
  return shuffled(shape.low, shape.high, draw).slice(0, shape.count);
}

function shuffled(low: number, high: number, draw: (n: number) => number): number[] {
  const drum = Array.from({ length: high - low + 1 }, (_, at) => low + at);
  return Array.from({ length: high - low + 1 }, () => drum.splice(draw(drum.length), 1)[0] ?? low);
}
