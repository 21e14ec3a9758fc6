import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { idsNamed } from './idsNamed.ts';
import { readStatements } from './readStatements.ts';
import { root, sourceFiles } from './sourceFiles.ts';

const { requirements, cases } = readStatements();
const named = new Map(
  sourceFiles('.', (path) => /\.(test|spec)\.tsx?$/.test(path) && path !== 'tools/requirements.test.ts').map((path) => [
    path,
    idsNamed(readFileSync(join(root, path), 'utf8')),
  ]),
);

it('every id that a test names is a requirement or a case of the documents', () => {
  const known = new Set([...requirements, ...cases].map(({ id }) => id));
  const strange = [...named].flatMap(([path, ids]) => ids.filter((id) => !known.has(id)).map((id) => `${path}: ${id}`));
  expect(strange).toEqual([]);
});

it('every case has a test that names it', () => {
  const tested = new Set([...named.values()].flat());
  expect(cases.length).toBeGreaterThan(200);
  expect(cases.filter(({ id }) => !tested.has(id))).toEqual([]);
});

/** What the sports part has to show is not built. */
const unbuilt = ['OTHER-02'];

it('every requirement but those of parts that are not built has a test that names it', () => {
  const tested = new Set([...named.values()].flat());
  expect(requirements.length).toBeGreaterThan(400);
  expect(requirements.map(({ id }) => id).filter((id) => !tested.has(id))).toEqual(unbuilt);
});

it('each is stated once', () => {
  const ids = [...requirements, ...cases].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

it('ids are read from titles and rows, one or several in a bracket, and from nothing else', () => {
  expect(idsNamed("it('[LOGIN-03] [A105] opens', x[0]); test('[REG-01, REG-02] and [I-04]', list[A - 1])")).toEqual(
    'LOGIN-03 A105 REG-01 REG-02 I-04'.split(' '),
  );
  const idle = [
    "// it('[REG-01] opens')",
    " * '[REG-02]' as well",
    "it.skip('[REG-03] opens')",
    "test.todo('[REG-04] opens')",
    'const row = all[REG-05];',
    "  ['[REG-06]', 'a row of a table'],",
  ];
  expect(idsNamed(idle.join('\n'))).toEqual(['REG-06']);
});
