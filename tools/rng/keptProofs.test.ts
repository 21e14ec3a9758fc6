import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { dieharderTests } from './dieharderTests.ts';

/** The lines of a result that is kept. */
const linesOf = (name: string): string[] =>
  readFileSync(new URL(`../../docs/proofs/${name}`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');

const VERDICT = /\|\s*(PASSED|WEAK|FAILED)\s*$/;

it('keeps dieharder’s verdicts: every entry is one of its tests with at least one verdict, and none failed', () => {
  const [head, ...lines] = linesOf('dieharder.txt');
  expect(head).toMatch(/^seed ".+"$/);
  const verdicts = new Map<string, string[]>();
  let at = '';
  for (const line of lines) {
    const entry = /^test (\S+)$/.exec(line)?.[1];
    if (entry !== undefined) {
      expect(verdicts.has(entry), `test ${entry} stands twice`).toBe(false);
      verdicts.set((at = entry), []);
    } else verdicts.get(at)?.push(VERDICT.exec(line)?.[1] ?? line);
  }
  expect(verdicts.size).toBeGreaterThan(0);
  expect([...verdicts.keys()].filter((entry) => !dieharderTests.includes(entry))).toEqual([]);
  const isSound = (said: readonly string[]): boolean =>
    said.length > 0 && said.every((word) => word === 'PASSED' || word === 'WEAK');
  expect([...verdicts].filter(([, said]) => !isSound(said))).toEqual([]);
  // Among so many p-values a few are weak by chance, and never most of them.
  const all = [...verdicts.values()].flat();
  expect(all.filter((word) => word === 'WEAK').length).toBeLessThanOrEqual(all.length / 20);
});

it('keeps the scaled numbers: eight ranges of 5,000,000 draws inside the band, and the control outside', () => {
  const [head, ...lines] = linesOf('scaled.txt');
  expect(head).toMatch(/^5000000 draws in each range, seed ".+"$/);
  const ranges = lines.flatMap((line) => {
    const found = /^ok\s+range (\d+): chi-square ([\d.]+) with (\d+) degrees .* band ([\d.]+) to ([\d.]+)$/.exec(line);
    return found === null ? [] : [found.slice(1).map(Number)];
  });
  expect(ranges.map(([range]) => range)).toEqual([6, 10, 16, 32, 37, 100, 200, 1_000]);
  for (const [range = 0, statistic = 0, freedom, low = 0, high = 0] of ranges) {
    expect(freedom).toBe(range - 1);
    expect(statistic).toBeGreaterThan(low);
    expect(statistic).toBeLessThan(high);
  }
  const control = /^ok\s+control, byte % 100: chi-square ([\d.]+) is outside the band to ([\d.]+)$/.exec(
    lines.at(-1) ?? '',
  );
  expect(Number(control?.[1])).toBeGreaterThan(Number(control?.[2]));
  expect(lines).toHaveLength(9);
});
