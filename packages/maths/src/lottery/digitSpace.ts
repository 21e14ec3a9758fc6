import { choose, chooseExactly, combinations } from './choose.ts';
import type { Space } from './Play.ts';

const digitSpaces = new Map<string, Space>();

/** Independent numbers below `base`; places beyond `count` are irrelevant and left empty. */
export function digitSpace(count: number, base = 10, length = count): Space {
  const key = `${count} ${base} ${length}`;
  let space = digitSpaces.get(key);
  if (space === undefined) {
    space = Array.from({ length: base ** count }, (_, at) => {
      const seen: number[] = Array.from({ length }, () => -1);
      for (let place = 0; place < count; place += 1) seen[place] = Math.floor(at / base ** place) % base;
      return [seen, 1n] as const;
    });
    digitSpaces.set(key, space);
  }
  return space;
}

/** The first `count` of a permutation of `of` different balls. */
export function* arrangementSpace(of: number, count: number, length = count): Space & Generator<[number[], bigint]> {
  const seen: number[] = Array.from({ length }, () => -1);
  function* place(at: number): Generator<[number[], bigint]> {
    if (at === count) {
      yield [[...seen], 1n];
      return;
    }
    for (let ball = 0; ball < of; ball += 1) {
      if (seen.includes(ball)) continue;
      seen[at] = ball;
      yield* place(at + 1);
      seen[at] = -1;
    }
  }
  yield* place(0);
}

/** Balls without order. */
export function* combinationSpace(of: number, count: number): Space & Generator<[number[], bigint]> {
  const balls = Array.from({ length: of }, (_, at) => at);
  for (const drawn of combinations(balls, count)) yield [drawn, 1n];
}

/**
 * `drawn` of `of` balls that are grouped into blocks: one per token of the line, with the given number of balls. The
 * view is which tokens have a ball; the weight is the number of draws with that view.
 */
export function* blockSpace(
  blocks: readonly (readonly [token: number, balls: number])[],
  of: number,
  drawn: number,
): Space & Generator<[number[], bigint]> {
  const inside = blocks.reduce((sum, [, balls]) => sum + balls, 0);
  function* take(at: number, seen: number[], taken: number, weight: bigint): Generator<[number[], bigint]> {
    if (taken > drawn) return;
    const block = blocks[at];
    if (block === undefined) {
      const rest = chooseExactly(of - inside, drawn - taken);
      if (rest > 0n) yield [seen, weight * rest];
      return;
    }
    const [token, balls] = block;
    for (let count = 0; count <= balls; count += 1) {
      yield* take(at + 1, count > 0 ? [...seen, token] : seen, taken + count, weight * chooseExactly(balls, count));
    }
  }
  yield* take(0, [], 0, 1n);
}

/** How many of the line's `marked` balls are among the `drawn`: the view is that number. */
export function* countSpace(of: number, drawn: number, marked: number): Space & Generator<[number[], bigint]> {
  for (let count = 0; count <= Math.min(marked, drawn); count += 1) {
    const weight = chooseExactly(marked, count) * chooseExactly(of - marked, drawn - count);
    if (weight > 0n) yield [[count], weight];
  }
}

const sumTables = new Map<string, readonly bigint[]>();

/** The sum of `drawn` different balls of 1 to `of`, by dynamic programming. */
export function* ballSumSpace(of: number, drawn: number): Space & Generator<[number[], bigint]> {
  const key = `${of}/${drawn}`;
  let sums = sumTables.get(key);
  if (sums === undefined) {
    const ways: Map<number, bigint>[] = Array.from({ length: drawn + 1 }, () => new Map());
    ways[0]!.set(0, 1n);
    for (let ball = 1; ball <= of; ball += 1) {
      for (let taken = Math.min(drawn, ball); taken > 0; taken -= 1) {
        for (const [sum, before] of ways[taken - 1]!) {
          const at = ways[taken]!;
          at.set(sum + ball, (at.get(sum + ball) ?? 0n) + before);
        }
      }
    }
    const list: bigint[] = [];
    for (const [sum, count] of ways[drawn]!) list[sum] = count;
    sums = list;
    sumTables.set(key, sums);
  }
  for (const [sum, weight] of sums.entries()) if (weight !== undefined) yield [[sum], weight];
}

/**
 * Which of a line's `tokens` are among `count` independent numbers below `base`, by inclusion and exclusion. Tokens of
 * a line are interchangeable, so that the first ones represent all.
 */
export function* presenceSpace(
  tokens: readonly number[],
  count: number,
  base: number,
): Space & Generator<[number[], bigint]> {
  for (let present = 0; present <= tokens.length; present += 1) {
    let weight = 0n;
    for (let absent = 0; absent <= present; absent += 1) {
      const sign = absent % 2 === 0 ? 1n : -1n;
      const free = BigInt(base - tokens.length + present - absent);
      weight += sign * BigInt(choose(present, absent)) * free ** BigInt(count);
    }
    yield [tokens.slice(0, present), weight * BigInt(choose(tokens.length, present))];
  }
}

/**
 * Independent numbers below `base` in groups of the given sizes, as one line sees them: each either matches the line
 * (one of `matching` numbers) or does not.
 */
export function* occurrenceSpace(
  token: number,
  groups: readonly number[],
  matching: number,
  base: number,
): Space & Generator<[number[], bigint]> {
  function* fill(at: number, seen: number[], weight: bigint): Generator<[number[], bigint]> {
    const size = groups[at];
    if (size === undefined) {
      yield [seen, weight];
      return;
    }
    for (let count = 0; count <= size; count += 1) {
      const part = Array.from({ length: size }, (_, position) => (position < count ? token : -1));
      const ways =
        chooseExactly(size, count) *
        BigInt(matching) ** BigInt(count) *
        BigInt(base - matching) ** BigInt(size - count);
      yield* fill(at + 1, [...seen, ...part], weight * ways);
    }
  }
  yield* fill(0, [], 1n);
}

/** One number of `of`, uniformly. */
export function* uniformSpace(of: number): Space & Generator<[number[], bigint]> {
  for (let at = 0; at < of; at += 1) yield [[at], 1n];
}
