import { parseArgs } from 'node:util';
import { families } from '../packages/maths/src/lottery/families.ts';
import type { Play } from '../packages/maths/src/lottery/Play.ts';
import { prizesOf, returnOf } from '../packages/maths/src/lottery/prizesOf.ts';
import type { Ratio } from '../packages/maths/src/lottery/ratio.ts';
import { readSelection } from '../packages/maths/src/lottery/readSelection.ts';
import { animalOfYear, animals } from '../packages/maths/src/lottery/animals.ts';

/** A line of 2 in 1/100,000. */
const lineStake = 200_000n;
const groups = [1_700, 1_950, 2_000] as const;

type Row = Readonly<{
  family: string;
  group: string;
  play: string;
  /** The key of the prize. */
  key: string;
  example: string;
  lines: number;
  /** Expected winning lines of one line: the probability, except where one line may win several times. */
  p: readonly [numerator: string, denominator: string];
  paidBy: Play['pays']['by'];
  prize: Readonly<Record<string, string>>;
  returnAt: Readonly<Record<string, string>>;
}>;

const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    /** The lunar year of the zodiac animal with five numbers in Mark Six. */
    year: { type: 'string', default: '2026' },
  },
});
if (!/^[12]\d{3}$/.test(values.year)) throw new Error(`--year must be a year, not "${values.year}".`);
const yearAnimal = animalOfYear(Number(values.year));

const plays = families(yearAnimal).flatMap((family) => family.plays);
const rows = plays.flatMap(rowsOf);
const isAnyAbove = rows.some(({ returnAt }) => Object.values(returnAt).some(isAboveOne));

if (values.json) {
  console.log(JSON.stringify(rows));
} else {
  const heads = ['play', 'prize', 'example', 'lines', 'P'];
  for (const what of ['prize', 'return']) heads.push(...groups.map((group) => `${what} at ${group}`));
  const table = [heads, ...rows.map(textOf)];
  const widths = heads.map((_, at) => Math.min(44, Math.max(...table.map((row) => row[at]!.length))));
  for (const row of table)
    console.log(
      row
        .map((cell, at) => shorten(cell, 44).padEnd(widths[at]!))
        .join('  ')
        .trimEnd(),
    );
  console.log(`${plays.length} plays, ${rows.length} prizes; Mark Six in the year of the ${animals[yearAnimal]}.`);
}
if (isAnyAbove) {
  console.error('A play returns more than its stake.');
  process.exitCode = 1;
}

function rowsOf(play: Play): Row[] {
  const atGroups = groups.map((group) => ({
    group,
    figures: prizesOf(play, { group }),
    back: returnOf(play, { group }),
  }));
  const { example, lines } = exampleOf(play);
  return play.prizes.map(({ key }, at) => {
    const { chance } = atGroups[0]!.figures[at]!;
    return {
      ...{ family: play.family, group: play.group, play: play.id, key, example, lines },
      p: [chance.numerator.toString(), chance.denominator.toString()],
      paidBy: play.pays.by,
      prize: Object.fromEntries(atGroups.map(({ group, figures }) => [group, amount(figures[at]!.multiple)])),
      returnAt: Object.fromEntries(atGroups.map(({ group, back }) => [group, fraction(back)])),
    };
  });
}

function textOf({ play, key, example, lines, p, prize, returnAt }: Row): string[] {
  const atGroups = [prize, returnAt].flatMap((by) => groups.map((group) => by[group]!));
  return [play, key, example, String(lines), p.join('/'), ...atGroups];
}

function exampleOf(play: Play): { example: string; lines: number } {
  const example = play.samples[0]!;
  const read = readSelection(play, example);
  if ('fault' in read) throw new Error(`${play.id}: ${read.fault}`);
  return { example, lines: read.lineCount };
}

/** Payout of a line of 2, truncated to five decimals. */
function amount(multiple: Ratio): string {
  const units = (lineStake * multiple.numerator) / multiple.denominator;
  return `${units / 100_000n}.${(units % 100_000n).toString().padStart(5, '0')}`;
}

function fraction({ numerator, denominator }: Ratio): string {
  return `${numerator}/${denominator}`;
}

function isAboveOne(text: string): boolean {
  const [numerator = '1', denominator = '0'] = text.split('/');
  return BigInt(numerator) > BigInt(denominator);
}

function shorten(text: string, width: number): string {
  return text.length > width ? `${text.slice(0, width - 3)}...` : text;
}
