import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

test('the table of lotteries prints prizes and returns at three prize groups', async () => {
  const tool = join(import.meta.dirname, 'lotteryTable.ts');
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', tool], {
    maxBuffer: 16 * 1024 * 1024,
  });
  const [head, ...rows] = stdout.trimEnd().split('\n');
  const cells = (line: string | undefined) => line?.split(/ {2,}/);
  expect(cells(head)?.slice(5)).toEqual(
    ['prize', 'return'].flatMap((what) => [1_700, 1_950, 2_000].map((group) => `${what} at ${group}`)),
  );
  expect(cells(rows.find((row) => row.startsWith('ssc.star5.direct ')))?.slice(4)).toEqual([
    ...['1/100000', '170000.00000', '195000.00000', '200000.00000', '17/20', '39/40', '1/1'],
  ]);
  expect(rows.at(-1)).toMatch(/^\d{3} plays, \d{4} prizes; Mark Six in the year of the horse\.$/);
});
