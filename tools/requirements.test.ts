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

it('each is stated once', () => {
  const ids = [...requirements, ...cases].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

it('ids are read from titles, one or several in a bracket, and from nothing else', () => {
  expect(idsNamed("it('[LOGIN-03] [A105] opens', x[0]); test('[REG-01, REG-02] and [I-04]', list[A - 1])")).toEqual(
    'LOGIN-03 A105 REG-01 REG-02 I-04'.split(' '),
  );
});
