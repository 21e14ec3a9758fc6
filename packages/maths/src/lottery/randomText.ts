import type { Column, Family, Input } from './Play.ts';

/** A repeatable stream, so that a failure can be looked at again. */
export function seeded(seed: number): (n: number) => number {
  let state = seed >>> 0;
  return (n) => {
    state = (state + 0x9e3779b9) >>> 0;
    let word = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    word = Math.imul(word ^ (word >>> 15), 0x735a2d97);
    return ((word ^ (word >>> 15)) >>> 0) % n;
  };
}

type Draw = (n: number) => number;

function pickSome(from: number, count: number, draw: Draw): number[] {
  if (from > 60) {
    const some = new Set<number>();
    while (some.size < count) some.add(draw(from));
    return [...some];
  }
  const drum = Array.from({ length: from }, (_, at) => at);
  return Array.from({ length: count }, () => drum.splice(draw(drum.length), 1)[0]!);
}

/** Any selection that the grammar allows, written in any order. */
export function randomText(input: Input, draw: Draw): string {
  const isLong = input.columns.some(({ tokens }) => tokens.some((token) => token.length > 1));
  const places =
    input.places === undefined
      ? ''
      : `${pickSome(input.places.of, input.places.pick + draw(input.places.of - input.places.pick + 1), draw)
          .map((place) => place + 1)
          .join('')}:`;
  if (input.kind === 'entries') {
    const entries = new Map<string, string>();
    const wanted = 1 + draw(4);
    for (let tries = 0; entries.size < wanted && tries < 400; tries += 1) {
      const pattern = input.patterns?.[draw(input.patterns.length)];
      const size = input.columns[0]!.tokens.length;
      const row =
        pattern === undefined
          ? input.columns.map(({ tokens }) => draw(tokens.length))
          : pickSome(size, pattern.length, draw).flatMap((token, at) =>
              Array.from({ length: Number(pattern[at]) }, () => token),
            );
      const key = (input.isSorted === true ? row.toSorted((a, b) => a - b) : row).join();
      entries.set(key, row.map((token, at) => input.columns[at]!.tokens[token]!).join(isLong ? ' ' : ''));
    }
    return places + [...entries.values()].join(isLong ? ';' : [' ', ',', '\n'][draw(3)]);
  }
  const write = (column: Column, chosen: readonly number[]): string =>
    chosen.map((token) => column.tokens[token]!).join(column.tokens.some((token) => token.length > 1) ? ' ' : '');
  if (input.isDisjoint === true) {
    const [bankers, rest] = input.columns;
    const fixed = 1 + draw(bankers!.high);
    const filled = Math.min(bankers!.tokens.length - fixed, bankers!.high + 1 - fixed + draw(3));
    const chosen = pickSome(bankers!.tokens.length, fixed + filled, draw);
    return `${write(bankers!, chosen.slice(0, fixed))},${write(rest!, chosen.slice(fixed))}`;
  }
  const columns = input.columns.map((column) => {
    const more = draw(Math.min(column.high - column.low, column.low > 5 || input.columns.length > 3 ? 2 : 4) + 1);
    return write(column, pickSome(column.tokens.length, column.low + more, draw));
  });
  return places + columns.join(',');
}

/** All subsets of this size, each looked at. */
export function subsets<T>(items: readonly T[], size: number): T[][] {
  if (size === 0) return [[]];
  if (size > items.length || size < 0) return [];
  return items.flatMap((item, at) => subsets(items.slice(at + 1), size - 1).map((rest) => [item, ...rest]));
}

/** Every way to take one of each column. */
export function products(columns: readonly (readonly number[])[]): number[][] {
  return columns.reduce<number[][]>(
    (lines, column) => lines.flatMap((line) => column.map((one) => [...line, one])),
    [[]],
  );
}

/** Some result of a family, for trials. */
export function randomResult({ shape }: Family, draw: Draw): number[] {
  if (shape.of === 'numbers') return shape.sizes.map((size) => shape.low + draw(size));
  return pickSome(shape.high - shape.low + 1, shape.count, draw).map((ball) => shape.low + ball);
}
