import type { Family, Pays, Rule } from '../Play.ts';
import { playList, type AddPlay, type View } from '../playList.ts';
import { choose, chooseExactly } from '../choose.ts';
import { match } from '../rules/match.ts';
import { options, type Option } from '../rules/options.ts';
import { sumOf } from '../rules/directStatistic.ts';
import { ballSumSpace, blockSpace, uniformSpace } from '../digitSpace.ts';
import { faces, pad, showsFace, tokens } from '../tokens.ts';
import { animalOfNumber, animals, numbersOfAnimal } from '../animals.ts';
import { waveOf, waves } from '../waveOf.ts';

const numbers = tokens(1, 49);

/** Default returns of the odds games; all within published market rates. */
const returns = {
  number: 9_500,
  faces: 9_600,
  wave: 9_300,
  zodiac: 9_300,
  link: 8_800,
  hit: 8_000,
  miss: 9_300,
} as const;

const odds = (returnBps: number): Pays => ({ by: 'odds', returnBps });

const made = new Map<number, Family>();

/**
 * Mark Six in the lunar year of a zodiac animal: six numbers and the special one, of 49. The plays' ids are the same in
 * every year.
 */
export function markSix(yearAnimal: number): Family {
  let family = made.get(yearAnimal);
  if (family === undefined) {
    family = { key: 'markSix', shape: { of: 'balls', low: 1, high: 49, count: 7 }, plays: makePlays(yearAnimal) };
    made.set(yearAnimal, family);
  }
  return family;
}

const ball = (at: number): View => ({ see: (result) => [result[at]! - 1], space: () => uniformSpace(49) });
const special = ball(6);
const drawn = (count: 6 | 7): View => ({
  see: (result) => result.slice(0, count).map((number) => number - 1),
  space: ({ columns }) =>
    blockSpace(
      columns.flat().map((token) => [token, 1] as const),
      49,
      count,
    ),
});

function makePlays(yearAnimal: number) {
  const { plays, add } = playList('markSix', odds(returns.number));
  addSpecial(add, yearAnimal);
  for (let at = 0; at < 6; at += 1) {
    const group = `ball${at + 1}`;
    add(group, 'number', oneOf(numbers), ball(at));
    add(group, 'faces', specialFaces(yearAnimal, faces), ball(at), odds(returns.faces));
    add(group, 'wave', waveRule(), ball(at), odds(returns.wave));
  }
  add('regular', 'number', match(numbers, 1, [{ hits: 1, weight: 1n }]), drawn(6), odds(9_000));
  addTotal(add);
  addHits(add);
  addZodiac(add, yearAnimal);
  addTails(add);
  return plays;
}

const oneOf = (list: readonly string[]): Rule =>
  options(
    list.map((token) => ({ token })),
    (option, [seen]) => (option === seen ? 1 : 0),
  );

const own = (token: string): Option => ({ token, kind: token });

const waveRule = (): Rule => options(waves.map(own), (option, [seen]) => (waveOf(seen! + 1) === waves[option] ? 1 : 0));

const sky = ['ox', 'rabbit', 'dragon', 'horse', 'monkey', 'pig'];
const home = ['ox', 'horse', 'goat', 'rooster', 'dog', 'pig'];

/** Tests for the faces of a number; 49 has no face and is a push. */
function faceTests(yearAnimal: number): Record<string, (number: number) => boolean> {
  const digitSum = (number: number): number => Math.floor(number / 10) + (number % 10);
  const animal = (number: number): number => animalOfNumber(number, yearAnimal);
  return {
    big: (number) => number >= 25,
    small: (number) => number <= 24,
    odd: (number) => number % 2 === 1,
    even: (number) => number % 2 === 0,
    bigOdd: (number) => number >= 25 && number % 2 === 1,
    bigEven: (number) => number >= 25 && number % 2 === 0,
    smallOdd: (number) => number <= 24 && number % 2 === 1,
    smallEven: (number) => number <= 24 && number % 2 === 0,
    digitSumBig: (number) => digitSum(number) >= 7,
    digitSumSmall: (number) => digitSum(number) <= 6,
    digitSumOdd: (number) => digitSum(number) % 2 === 1,
    digitSumEven: (number) => digitSum(number) % 2 === 0,
    tailBig: (number) => number % 10 >= 5,
    tailSmall: (number) => number % 10 <= 4,
    sky: (number) => sky.includes(animals[animal(number)]!),
    ground: (number) => !sky.includes(animals[animal(number)]!),
    frontAnimals: (number) => animal(number) < 6,
    rearAnimals: (number) => animal(number) >= 6,
    homeAnimals: (number) => home.includes(animals[animal(number)]!),
    wildAnimals: (number) => !home.includes(animals[animal(number)]!),
  };
}

function specialFaces(yearAnimal: number, list?: readonly string[]): Rule {
  const tests = faceTests(yearAnimal);
  const names = list ?? Object.keys(tests);
  return options(
    names.map(own),
    (option, [seen]) => (seen === 48 ? 'push' : tests[names[option]!]!(seen! + 1) ? 1 : 0),
    { hasPush: true },
  );
}

function addSpecial(add: AddPlay, yearAnimal: number): void {
  add('special', 'number', oneOf(numbers), special);
  add('special', 'faces', specialFaces(yearAnimal), special, odds(returns.faces));
  add('special', 'wave', waveRule(), special, odds(returns.wave));
  const sides = ['big', 'small', 'odd', 'even'];
  const quarters = ['bigOdd', 'bigEven', 'smallOdd', 'smallEven'];
  for (const [name, list] of [
    ['halfWave', sides],
    ['quarterWave', quarters],
  ] as const) {
    const both = waves.flatMap((wave) => list.map((side) => [wave, side] as const));
    const tests = faceTests(yearAnimal);
    const rule = options(
      both.map(([wave, side]) => own(`${wave}-${side}`)),
      (option, [seen]) => {
        if (seen === 48) return 'push';
        const [wave, side] = both[option]!;
        return waveOf(seen! + 1) === wave && tests[side]!(seen! + 1) ? 1 : 0;
      },
      { hasPush: true },
    );
    add('special', name, rule, special, odds(returns.wave));
  }
  const heads = tokens(0, 4).map((token) => ({ token, kind: token === '0' ? 'head0' : 'head' }));
  add(
    'special',
    'head',
    options(heads, (head, [seen]) => (Math.floor((seen! + 1) / 10) === head ? 1 : 0)),
    special,
  );
  const tails = tokens(0, 9).map((token) => ({ token, kind: token === '0' ? 'tail0' : 'tail' }));
  add(
    'special',
    'tail',
    options(tails, (tail, [seen]) => ((seen! + 1) % 10 === tail ? 1 : 0)),
    special,
  );
  const list = animals.map((token, animal) => ({ token, kind: animal === yearAnimal ? 'year' : 'other' }));
  const isOf = (animal: number, seen: number): boolean => animalOfNumber(seen + 1, yearAnimal) === animal;
  add(
    'special',
    'zodiac',
    options(list, (animal, [seen]) => (isOf(animal, seen!) ? 1 : 0)),
    special,
    odds(returns.zodiac),
  );
  add('special', 'combinedZodiac', combinedZodiac(isOf), special, odds(returns.zodiac));
}

/** Two to eleven animals as one line, which wins when the special number belongs to one of them; 49 is a push. */
function combinedZodiac(isOf: (animal: number, seen: number) => boolean): Rule {
  const sizes = Array.from({ length: 10 }, (_, at) => at + 2);
  return {
    input: { kind: 'columns', columns: [pad(animals, 2, 11)] },
    form: { of: 'options' },
    prizes: [
      ...sizes.map((size, kind) => ({ key: `animals${size}`, kind, weight: 1n })),
      ...sizes.map((size, kind) => ({ key: `animals${size}.push`, kind, weight: 0n, isPush: true })),
    ],
    samples: sizes.map((size) => animals.slice(0, size).join(' ')),
    count: ({ columns }) => sizes.map((size) => (columns[0]!.length === size ? 1 : 0)),
    hits: ({ columns: [chosen = []] }, [seen]) => {
      const won = seen !== 48 && chosen.some((animal) => isOf(animal, seen!)) ? 1 : 0;
      const pushed = seen === 48 ? 1 : 0;
      return [won, pushed].flatMap((hit) => sizes.map((size) => (chosen.length === size ? hit : 0)));
    },
  };
}

/** The sum of all seven numbers: big from 175 on. */
function addTotal(add: AddPlay): void {
  const view: View = { see: (result) => [sumOf(result)], space: () => ballSumSpace(49, 7) };
  add(
    'total',
    'faces',
    options(faces.map(own), (face, [sum]) => (showsFace(face, sum!, 175) ? 1 : 0)),
    view,
    odds(returns.faces),
  );
  const both = ['bigOdd', 'bigEven', 'smallOdd', 'smallEven'];
  const at = (sum: number): number => (sum >= 175 ? 0 : 2) + (sum % 2 === 1 ? 0 : 1);
  add(
    'total',
    'corners',
    options(both.map(own), (corner, [sum]) => (at(sum!) === corner ? 1 : 0)),
    view,
    odds(returns.faces),
  );
}

function addHits(add: AddPlay): void {
  const pays = odds(returns.hit);
  for (const hasBankers of [false, true]) {
    const name = (base: string): string => (hasBankers ? `${base}Banker` : base);
    const all = (pick: number): Rule => match(numbers, pick, [{ hits: pick, weight: 1n }], { hasBankers });
    add('hit', name('four'), all(4), drawn(6), pays);
    add('hit', name('three'), all(3), drawn(6), pays);
    /* Published odds are 20 and 100: three hits pay five times as much as two. */
    const two = [
      { hits: 2, weight: 1n },
      { hits: 3, weight: 5n },
    ];
    add('hit', name('threeTwo'), match(numbers, 3, two, { hasBankers }), drawn(6), pays);
    add('hit', name('two'), all(2), drawn(6), pays);
  }
  /* Published odds are 51 for two regular numbers and 31 for one of them with the special. */
  add('hit', 'twoSpecial', withSpecial([51n, 31n]), seesSpecial, pays);
  add('hit', 'specialPair', withSpecial([0n, 1n]), seesSpecial, pays);
  for (let pick = 5; pick <= 12; pick += 1) {
    add('miss', `pick${pick}`, match(numbers, pick, [{ hits: 0, weight: 1n }]), drawn(7), odds(returns.miss));
  }
  for (let pick = 5; pick <= 10; pick += 1) {
    add('one', `pick${pick}`, match(numbers, pick, [{ hits: 1, weight: 1n }]), drawn(7), odds(returns.miss));
  }
}

/** Seven numbers of which the last is the special one, as a pair sees them. */
const seesSpecial: View = {
  see: (result) => result.map((number) => number - 1),
  *space({ columns }) {
    const line = columns.flat();
    for (const [at, lead] of [...line, undefined].entries()) {
      const rest = line.filter((_, other) => other !== at);
      const specials = lead === undefined ? 49 - line.length : 1;
      for (let hits = 0; hits <= rest.length; hits += 1) {
        const regular = Array.from({ length: 6 }, (_, place) => (place < hits ? rest[place]! : -1));
        const weight = BigInt(specials * choose(rest.length, hits)) * chooseExactly(48 - rest.length, 6 - hits);
        /* Which of the others are hit does not matter, since the numbers of a line are interchangeable. */
        yield [[...regular, lead ?? -2], weight];
      }
    }
  },
};

/** Pairs: both regular, or one regular with the special one. Weight 0: no win. */
function withSpecial(weights: readonly [bothRegular: bigint, oneSpecial: bigint]): Rule {
  const keys = ['regular', 'special'];
  const won = [0, 1].filter((at) => weights[at]! > 0n);
  return {
    input: { kind: 'columns', columns: [pad(numbers, 2)] },
    form: { of: 'choose', pick: 2, hasBankers: false },
    prizes: won.map((at) => ({ key: won.length === 1 ? 'win' : keys[at]!, kind: 0, weight: weights[at]! })),
    samples: ['01 02'],
    count: ({ columns }) => [choose(columns[0]!.length, 2)],
    hits: ({ columns: [chosen = []] }, seen) => {
      const regular = seen.slice(0, 6).filter((number) => chosen.includes(number)).length;
      const both = [choose(regular, 2), chosen.includes(seen[6]!) ? regular : 0];
      return won.map((at) => both[at]!);
    },
  };
}

/** Animals and tails of all seven numbers; here 49 counts like any other number. */
function addGroups(
  add: AddPlay,
  group: string,
  list: readonly string[],
  { marked, of, size }: { marked: number; of: (number: number) => number; size: (token: number) => number },
): void {
  const view: View = {
    see: (result) => result.map(of),
    space: ({ columns }) =>
      blockSpace(
        columns.flat().map((token) => [token, size(token)] as const),
        49,
        7,
      ),
  };
  add(group, 'one', match(list, 1, [{ hits: 1, weight: 1n }], { marked }), view, odds(returns.zodiac));
  add(group, 'oneMiss', match(list, 1, [{ hits: 0, weight: 1n }], { marked }), view, odds(returns.zodiac));
  for (let pick = 2; pick <= 5; pick += 1) {
    add(group, `link${pick}`, match(list, pick, [{ hits: pick, weight: 1n }], { marked }), view, odds(returns.link));
    if (pick < 5 || group === 'zodiac') {
      add(group, `linkMiss${pick}`, match(list, pick, [{ hits: 0, weight: 1n }], { marked }), view, odds(returns.link));
    }
  }
  const whole: View = {
    see: (result) => [...new Set(result.map(of))],
    space: () =>
      blockSpace(
        list.map((_, token) => [token, size(token)] as const),
        49,
        7,
      ),
  };
  const counts = ['2-4', '5', '6', '7'];
  const at = (seen: readonly number[]): number => Math.max(0, seen.length - 4);
  add(
    group,
    'count',
    options(counts.map(own), (option, seen) => (at(seen) === option ? 1 : 0)),
    whole,
    odds(returns.zodiac),
  );
  const parity = ['odd', 'even'];
  add(
    group,
    'countParity',
    options(parity.map(own), (option, seen) => (seen.length % 2 === 1 - option ? 1 : 0)),
    whole,
    odds(returns.zodiac),
  );
}

function addZodiac(add: AddPlay, yearAnimal: number): void {
  addGroups(add, 'zodiac', animals, {
    marked: yearAnimal,
    of: (number) => animalOfNumber(number, yearAnimal),
    size: (animal) => numbersOfAnimal(animal, yearAnimal),
  });
}

function addTails(add: AddPlay): void {
  addGroups(add, 'tail', tokens(0, 9), {
    marked: 0,
    of: (number) => number % 10,
    size: (tail) => (tail === 0 ? 4 : 5),
  });
}
