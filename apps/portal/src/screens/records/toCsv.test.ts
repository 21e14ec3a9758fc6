import { expect, test } from 'vitest';
import { toCsv } from './toCsv.ts';

test('a file starts with a byte order mark and ends every line in the way spreadsheets expect', () => {
  expect(toCsv(['时间', 'Net'], [['2026-03-05 17:07:05', '-12.5']])).toBe(
    '\uFEFF时间,Net\r\n2026-03-05 17:07:05,-12.5\r\n',
  );
});

test('quotes, commas and line ends stay inside their cell', () => {
  expect(toCsv(['a'], [['say "eight", twice\n']])).toBe('\uFEFFa\r\n"say ""eight"", twice\n"\r\n');
});

test.each(['=1+1', '+cmd', '-2+3', '@SUM(A1)', '\t=1'])(
  'a text that would run as a formula is disarmed: %j',
  (text) => {
    expect(toCsv(['a'], [[text]])).toBe(`\uFEFFa\r\n'${text}\r\n`);
  },
);
