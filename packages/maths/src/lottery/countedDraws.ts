import type { DrawShape, Family, Play } from './Play.ts';
import { animalOf, settleByHand, type Bet } from './settleByHand.ts';

/** A draw, and how many draws are like it as far as a bet can tell. */
export type CountedDraw = Readonly<{ draw: readonly number[]; times: bigint }>;

/* Every possible draw for the tests: one by one where they can be gone through, otherwise number by number or ball by
   ball, where draws that have come to the same are kept as one of them with their count. Nothing of the rules or their
   spaces is used. What is kept is settled by hand as a whole draw, so that draws that are merged wrongly are miscounted. */

const MOST_DRAWS = 1_000;

/**
 * All draws of a family as a bet sees them. `isWhole`: every place of a draw takes all of its values, even those at
 * which the play does not look.
 */
export function countedDraws(family: Family, play: Play, bet: Bet, isWhole: boolean): Iterable<CountedDraw> {
  const { shape, key } = family;
  if (key === 'keno') return kenoDraws(play, bet);
  if (key === 'kenoPc28') return kenoPc28Draws();
  if (key === 'markSix') return markSixDraws(play, bet);
  if (shape.of === 'balls') {
    const isRace = key === 'pkTen';
    return orders(shape, isWhole && !isRace ? allOf(shape) : placesOf(family, play, bet));
  }
  if (shape.sizes.every((size) => size <= 10)) {
    return digitDraws(shape, isWhole ? allOf(shape) : placesOf(family, play, bet));
  }
  return longDraws(family, play, bet);
}

/** Whether a few draws are all that this play looks at, or draws that have come to the same are few. */
export function isQuicklyCounted(family: Family, play: Play, bet: Bet): boolean {
  const { key, shape } = family;
  const { group, id } = play;
  if (key === 'keno') return group !== 'total';
  if (key === 'kenoPc28') return true;
  if (key === 'markSix') return /^(special|ball[16]|regular|hit)$/.test(group);
  if (key === 'malaysia') return /^malaysia\.(fourA\.straight|fourA\.roll|threeDigits\.threeA)$/.test(id);
  if (key.startsWith('vn'))
    return (
      /^(digit|faces)$/.test(group) || /^vn(North\.lot\.two|North\.link\.pick2|TwoStations\.link\.pick2)$/.test(id)
    );
  /* The middle and the back are like the front; the proof takes them as well. */
  if (/(middle|back)\d|star\d(middle|back)/.test(id)) return false;
  const places = placesOf(family, play, bet);
  if (shape.of === 'balls') return places.reduce((ways, _, at) => ways * (shape.high - at), 1) <= MOST_DRAWS;
  if (Math.max(...shape.sizes) > 10)
    return /^(top|bottom)\.(two|run|position|doors|faces)$/.test(id.slice(key.length + 1));
  return places.reduce((ways, place) => ways * shape.sizes[place]!, 1) <= MOST_DRAWS;
}

const allOf = (shape: DrawShape): number[] =>
  Array.from({ length: shape.of === 'balls' ? shape.count : shape.sizes.length }, (_, at) => at);

const words = ['tenThousands', 'thousands', 'hundreds', 'tens', 'units'];

/** The places of the result at which a bet looks, in a game of digits or of balls in order. */
function placesOf({ key, shape }: Family, play: Play, bet: Bet): number[] {
  const every = allOf(shape);
  const { group } = play;
  const name = play.id.slice(key.length + group.length + 2);
  const named = bet.cols.flatMap((tokens, place) => (tokens.length > 0 ? [place] : []));
  if (group === 'position') return named;
  if (/^any\d$/.test(group)) return name === 'direct' ? named : [...bet.places];
  if (group === 'dragonTiger') {
    if (name === 'first-third') return [0, 2];
    return name.split('-').map((word) => {
      const at = words.slice(key === 'threeDigit' ? 2 : 0).indexOf(word);
      return at < 0 ? Number(word.replace(/\D/g, '')) - 1 : at;
    });
  }
  if (key === 'pkTen' && group === 'sum') return [0, 1];
  if (name.startsWith('four.')) return [1, 2, 3, 4];
  const text = /front|middle|back/.test(group) ? group : name;
  const [, star, other] = /^(?:star\d(front|middle|back)$|(front|middle|back)\d)/.exec(text) ?? [];
  const where = star ?? other;
  if (where === undefined) return every;
  const width = Number(/\d/.exec(text)?.[0]);
  const from = where === 'front' ? 0 : where === 'middle' ? 1 : every.length - width;
  return every.slice(from, from + width);
}

/** Every value at these places; at the others stands something that changes with them. */
function* digitDraws(
  { low, sizes }: Extract<DrawShape, { of: 'numbers' }>,
  places: readonly number[],
): Generator<CountedDraw> {
  const ways = places.reduce((ways, place) => ways * sizes[place]!, 1);
  for (let nth = 0; nth < ways; nth += 1) {
    const draw = sizes.map((size, place) => low + ((nth * 7 + place * 3) % size));
    let rest = nth;
    for (const place of places) {
      draw[place] = low + (rest % sizes[place]!);
      rest = Math.floor(rest / sizes[place]!);
    }
    yield { draw, times: 1n };
  }
}

/** Every order of balls at these places; the others have balls that are left. */
function* orders(
  { low, high, count }: Extract<DrawShape, { of: 'balls' }>,
  places: readonly number[],
): Generator<CountedDraw> {
  const balls = Array.from({ length: high - low + 1 }, (_, at) => low + at);
  const taken: number[] = [];
  function* more(): Generator<CountedDraw> {
    if (taken.length === places.length) {
      const left = balls.filter((ball) => !taken.includes(ball));
      const draw = Array.from({ length: count }, (_, place) => {
        const at = places.indexOf(place);
        return at < 0 ? left.pop()! : taken[at]!;
      });
      yield { draw, times: 1n };
      return;
    }
    for (const ball of balls) {
      if (taken.includes(ball)) continue;
      taken.push(ball);
      yield* more();
      taken.pop();
    }
  }
  yield* more();
}

type Begun = Readonly<{ regular: readonly number[]; special: number | undefined; times: bigint }>;

/**
 * All draws of `count` balls, and of a special one beside them if `hasSpecial`: each ball in turn is left out, drawn, or
 * the special one. `keyOf` is what the balls so far have come to; `ball` is the latest one.
 */
export function ballDraws(
  balls: readonly number[],
  { count, hasSpecial }: { count: number; hasSpecial: boolean },
  keyOf: (begun: Omit<Begun, 'times'>, ball: number) => string,
): CountedDraw[] {
  let states = new Map<string, Begun>([['', { regular: [], special: undefined, times: 1n }]]);
  for (const [at, ball] of balls.entries()) {
    const next = new Map<string, Begun>();
    const keep = (begun: Begun): void => {
      const missing = count - begun.regular.length + (hasSpecial && begun.special === undefined ? 1 : 0);
      if (missing > balls.length - at - 1) return;
      const key = `${begun.regular.length} ${begun.special === undefined} ${keyOf(begun, ball)}`;
      const same = next.get(key);
      next.set(key, same === undefined ? begun : { ...same, times: same.times + begun.times });
    };
    for (const begun of states.values()) {
      keep(begun);
      if (begun.regular.length < count) keep({ ...begun, regular: [...begun.regular, ball] });
      if (hasSpecial && begun.special === undefined) keep({ ...begun, special: ball });
    }
    states = next;
  }
  return [...states.values()].map(({ regular, special, times }) => ({
    draw: special === undefined ? regular : [...regular, special],
    times,
  }));
}

const oneTo = (high: number): number[] => Array.from({ length: high }, (_, at) => at + 1);
export const sumOf = (list: readonly number[]): number => list.reduce((total, one) => total + one, 0);
const knownDraws = new Map<string, readonly CountedDraw[]>();

function remembered(key: string, draws: () => readonly CountedDraw[]): readonly CountedDraw[] {
  const known = knownDraws.get(key) ?? draws();
  knownDraws.set(key, known);
  return known;
}

/** How many of each column have come: which of them it was makes no difference to the number of lines. */
const hitsOf = <T>(columns: readonly (readonly T[])[], came: readonly T[]): string =>
  columns.map((column) => came.filter((one) => column.includes(one)).length).join();

function kenoDraws({ group, id }: Play, bet: Bet): readonly CountedDraw[] {
  const twenty = { count: 20, hasSpecial: false };
  if (group === 'total') {
    return remembered('total', () => ballDraws(oneTo(80), twenty, ({ regular }) => String(sumOf(regular))));
  }
  if (group === 'halves') {
    const isMarked = (ball: number): boolean => (id.endsWith('upDown') ? ball <= 40 : ball % 2 === 1);
    return remembered(id, () => ballDraws(oneTo(80), twenty, ({ regular }) => String(regular.filter(isMarked).length)));
  }
  const columns = bet.cols.map((column) => column.map(Number));
  return remembered(JSON.stringify(columns), () =>
    ballDraws(oneTo(80), twenty, ({ regular }) => hitsOf(columns, regular)),
  );
}

type Chosen = Readonly<{ ball: number; before: Chosen }> | undefined;

/** Balls are left or drawn from the lowest on; of each six that are whole only the last digit of their sum is kept. */
const kenoPc28Draws = (): readonly CountedDraw[] =>
  remembered('kenoPc28', () => {
    let states = new Map<number, { chosen: Chosen; times: bigint }>([[0, { chosen: undefined, times: 1n }]]);
    for (const ball of oneTo(80)) {
      const next = new Map<number, { chosen: Chosen; times: bigint }>();
      const keep = (state: number, chosen: Chosen, times: bigint): void => {
        const same = next.get(state);
        if (same === undefined) next.set(state, { chosen, times });
        else same.times += times;
      };
      for (const [state, { chosen, times }] of states) {
        const taken = Math.floor(state / 1_000);
        if (20 - taken <= 80 - ball) keep(state, chosen, times);
        if (taken === 20) continue;
        const place = [100, 10, 1][Math.floor(taken / 6)] ?? 0;
        const end = place === 0 ? 0 : Math.floor(state / place) % 10;
        keep(state + 1_000 + (((end + ball) % 10) - end) * place, { ball, before: chosen }, times);
      }
      states = next;
    }
    return [...states.values()].map(({ chosen, times }) => {
      const draw: number[] = [];
      for (let one = chosen; one !== undefined; one = one.before) draw.push(one.ball);
      return { draw, times };
    });
  });

function markSixDraws({ group }: Play, bet: Bet): readonly CountedDraw[] {
  const seven = { count: 6, hasSpecial: true };
  if (group === 'special' || /^ball\d$/.test(group)) {
    const place = group === 'special' ? 6 : Number(group.at(-1)) - 1;
    return oneTo(49).map((number) => {
      const draw = Array.from({ length: 7 }, (_, at) => ((number + at * 5) % 49) + 1);
      draw[place] = number;
      return { draw, times: 1n };
    });
  }
  if (group === 'total') {
    const ofAll = ({ regular, special = 0 }: Omit<Begun, 'times'>): string => String(sumOf(regular) + special);
    return remembered('markSix', () => ballDraws(oneTo(49), seven, ofAll));
  }
  if (group === 'zodiac' || group === 'tail') {
    /* Numbers of one animal, or of one tail, come one after the other: what was before them is over. */
    const of = group === 'zodiac' ? (number: number): number => number % 12 : (number: number): number => number % 10;
    const numbers = oneTo(49).sort((one, other) => of(one) - of(other) || one - other);
    const tails = bet.cols.flat();
    const isChosen = (number: number): boolean =>
      group === 'zodiac' ? tails.includes(animalOf(number)) : tails.includes(String(number % 10));
    return ballDraws(numbers, seven, ({ regular, special }, ball) => {
      const came = new Set((special === undefined ? regular : [...regular, special]).map(of));
      const chosen = new Set((special === undefined ? regular : [...regular, special]).filter(isChosen).map(of));
      return `${came.size} ${chosen.size} ${came.has(of(ball))}`;
    });
  }
  const columns = bet.cols.map((column) => column.map(Number));
  return ballDraws(
    oneTo(49),
    seven,
    ({ regular, special }) => `${hitsOf(columns, regular)} ${hitsOf(columns, special === undefined ? [] : [special])}`,
  );
}

type Look = Readonly<{ key: string; of: (text: string) => string }>;
type Class = Readonly<{ number: number; look: string; times: bigint }>;

const blind: Look = { key: '', of: () => '' };
const last = (digits: number): Look => ({ key: `last ${digits}`, of: (text) => text.slice(-digits) });
const both = (one: Look, other: Look): Look => ({
  key: `${one.key}, ${other.key}`,
  of: (text) => (one.of(text) + other.of(text) === '' ? '' : `${one.of(text)}/${other.of(text)}`),
});
const mixed = (text: string): string => [...text].sort().join('');

/** What a bet can see of the number at a place of a draw of long numbers. */
function lookAt({ key }: Family, { group, id }: Play, bet: Bet, place: number): Look {
  const name = id.split('.').at(-1)!;
  const tokens = bet.cols.flat();
  const entries = bet.entries.map((entry) => entry.join(''));
  const chosen = (of: (text: string, line: string) => boolean): Look => {
    const lines = entries.length > 0 ? entries : tokens;
    return { key: `${name} ${lines.join()}`, of: (text) => lines.filter((line) => of(text, line)).join() };
  };
  const anyOrder = (text: string, line: string): boolean => mixed(text.slice(-line.length)) === mixed(line);
  if (key === 'malaysia') {
    if (name === 'roll') {
      return {
        key: tokens.join(''),
        of: (text) => (tokens.every((token, at) => token === 'R' || token === text[at]) ? 'open' : ''),
      };
    }
    return entries.length > 0
      ? both(
          chosen((text, line) => text === line),
          chosen(anyOrder),
        )
      : chosen((text, line) => text.endsWith(line));
  }
  if (key.startsWith('vn')) {
    if (group === 'digit' || group === 'faces') return place === 0 ? last(2) : blind;
    if (group === 'orders') return chosen(anyOrder);
    if (group === 'link' || group === 'miss') return chosen((text, line) => text.slice(-2) === line);
    return both(
      chosen((text, line) => text.endsWith(line)),
      chosen((text, line) => text.startsWith(line)),
    );
  }
  if (name === 'three' && group !== 'top')
    return place > 0 && place < 5 ? chosen((text, line) => text === line) : blind;
  if (group === 'top') {
    if (place > 0) return blind;
    return name === 'six'
      ? chosen((text, line) => text === line)
      : last(name.startsWith('four') && key !== 'thai' ? 4 : 3);
  }
  if (key === 'laos') return { key: 'third and fourth', of: (text) => text.slice(2, 4) };
  return place === (key === 'thai' ? 5 : 1) ? last(2) : blind;
}

const knownClasses = new Map<string, readonly Class[]>();

/** Every number below a power of ten, by what is seen of it. */
function classesOf(size: number, look: Look): readonly Class[] {
  const key = `${size} ${look.key}`;
  const known = knownClasses.get(key);
  if (known !== undefined) return known;
  const digits = String(size - 1).length;
  const classes = new Map<string, { number: number; count: number }>();
  for (let number = 0; number < size; number += 1) {
    const seen = look.of(String(number).padStart(digits, '0'));
    const same = classes.get(seen);
    if (same === undefined) classes.set(seen, { number, count: 1 });
    else same.count += 1;
  }
  const list = [...classes].map(([seen, { number, count }]) => ({ number, look: seen, times: BigInt(count) }));
  knownClasses.set(key, list);
  return list;
}

/** Draws of several long numbers, prize by prize, by what the bet has won so far and which of its numbers have come. */
function longDraws(family: Family, play: Play, bet: Bet): CountedDraw[] {
  const { shape } = family;
  if (shape.of === 'balls') throw new Error(`${family.key} draws balls.`);
  const classes = shape.sizes.map((size, place) => classesOf(size, lookAt(family, play, bet, place)));
  const blank = classes.map((list) => (list.find(({ look }) => look === '') ?? list[0]!).number);
  const isWhatCame = /^(link|miss)$/.test(play.group);
  type State = Readonly<{ draw: readonly number[]; came: readonly string[]; times: bigint }>;
  let states: readonly State[] = [{ draw: [], came: [], times: 1n }];
  for (const [place, list] of classes.entries()) {
    const next = new Map<string, State>();
    for (const { draw, came, times } of states) {
      for (const { number, look, times: alike } of list) {
        const begun = [...draw, number];
        const all = isWhatCame && look !== '' && !came.includes(look) ? [...came, look] : came;
        const { won, back, by } = settleByHand(play, bet, [...begun, ...blank.slice(place + 1)]);
        const key = JSON.stringify([won, back, by, hitsOf(bet.cols, all)]);
        const same = next.get(key);
        if (same === undefined) next.set(key, { draw: begun, came: all, times: times * alike });
        else next.set(key, { ...same, times: same.times + times * alike });
      }
    }
    states = [...next.values()];
  }
  return [...states];
}
