import { families } from '@baize/maths/lottery/families';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';

const groups = ['1700', '1950', '2000'];
const keys = ['family', 'group', 'play', 'key', 'example', 'lines', 'p', 'paidBy', 'prize', 'returnAt'];

/** Runs the tool, with `before` as a module that runs first; an exit code other than 0 is an answer as well. */
async function print(args: string[], before?: string) {
  const tool = join(import.meta.dirname, 'lotteryTable.ts');
  const first = before === undefined ? [] : ['--import', `data:text/javascript,${encodeURIComponent(before)}`];
  const run = promisify(execFile)(process.execPath, ['--import', 'tsx', ...first, tool, ...args], {
    maxBuffer: 16 * 1024 * 1024,
  });
  return run.then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({ code, stdout, stderr }),
  );
}

/* Two plays of five digits, which are counted at once; the second one returns a little more than its stake. */
const file = pathToFileURL(join(import.meta.dirname, '../packages/maths/src/lottery/families.ts')).href;
const planted = `
import { families } from ${JSON.stringify(file)};
const [first, second] = families(6)[0].plays;
for (const { plays } of families(6)) plays.length = 0;
families(6)[0].plays.push(first, { ...second, pays: { by: 'odds', returnBps: 10_001 } });`;

type Row = Readonly<{
  family: string;
  group: string;
  play: string;
  key: string;
  lines: number;
  p: [string, string];
  paidBy: string;
  prize: Record<string, string>;
  returnAt: Record<string, string>;
}>;

const fraction = (text: string): number => {
  const [numerator, denominator] = text.split('/');
  return Number(numerator) / Number(denominator);
};

test('the table of lotteries as JSON has each prize of each play, which add up to the printed return', async () => {
  const { code, stdout } = await print(['--json']);
  expect(code).toBe(0);
  const rows = JSON.parse(stdout) as Row[];
  const plays = families(6).flatMap((family) => family.plays);
  expect(rows.map(({ play, key }) => `${play} ${key}`)).toEqual(
    plays.flatMap(({ id, prizes }) => prizes.map(({ key }) => `${id} ${key}`)),
  );
  const faults = rows.flatMap((row) => {
    const isRow =
      Object.keys(row).join() === keys.join() &&
      row.play.startsWith(`${row.family}.${row.group}.`) &&
      Number.isInteger(row.lines) &&
      row.lines > 0 &&
      row.p.length === 2 &&
      row.p.every((part) => /^\d+$/.test(part)) &&
      [row.prize, row.returnAt].every((by) => Object.keys(by).join() === groups.join()) &&
      Object.values(row.prize).every((text) => /^\d+\.\d{5}$/.test(text)) &&
      Object.values(row.returnAt).every((text) => /^\d+\/\d+$/.test(text) && fraction(text) <= 1) &&
      (row.paidBy !== 'group' || groups.every((group) => fraction(row.returnAt[group]!) === Number(group) / 2_000));
    return isRow ? [] : [row];
  });
  expect(faults).toEqual([]);
  /* A line has one kind, and its prizes are what the return is made of: each is cut below 1/100,000. */
  let read = 0;
  const wrong = plays.flatMap(({ id, prizes }) => {
    const kinds = [...new Set(prizes.map(({ kind }) => kind))];
    const printed = rows.slice(read, (read += prizes.length));
    return kinds.flatMap((kind) =>
      groups.flatMap((group) => {
        const own = printed.filter((_, at) => prizes[at]!.kind === kind);
        const sum = own.reduce((total, { p, prize }) => total + (fraction(p.join('/')) * Number(prize[group])) / 2, 0);
        const off = fraction(own[0]!.returnAt[group]!) - sum;
        const cut = own.reduce((total, { p }) => total + fraction(p.join('/')) / 200_000, 1e-9);
        return off < -1e-9 || off > cut ? [`${id} ${kind} at ${group}: ${off}`] : [];
      }),
    );
  });
  expect(wrong).toEqual([]);
});

test('the table of lotteries prints prizes and returns at three prize groups, and fails where a return is above 1', async () => {
  const { code, stdout, stderr } = await print([], planted);
  const [head, ...rows] = stdout.trimEnd().split('\n');
  const cells = (line: string | undefined) => line?.split(/ {2,}/);
  expect(cells(head)?.slice(5)).toEqual(
    ['prize', 'return'].flatMap((what) => [1_700, 1_950, 2_000].map((group) => `${what} at ${group}`)),
  );
  expect(cells(rows.find((row) => row.startsWith('ssc.star5.direct ')))?.slice(4)).toEqual([
    ...['1/100000', '170000.00000', '195000.00000', '200000.00000', '17/20', '39/40', '1/1'],
  ]);
  expect(cells(rows.find((row) => row.startsWith('ssc.star5.directEntry ')))?.slice(8)).toEqual(
    groups.map(() => '10001/10000'),
  );
  expect(rows.at(-1)).toBe('2 plays, 2 prizes; Mark Six in the year of the horse.');
  expect({ code, stderr }).toEqual({ code: 1, stderr: 'A play returns more than its stake.\n' });
});
