import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { operations } from '../packages/contract/src/index.ts';
import { root, sourceFiles } from './sourceFiles.ts';

const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const chapter = (title: string): string => read('docs/recipes.md').split(`## ${title}\n`)[1]?.split('\n## ')[0] ?? '';

describe('the recipe of an operation', () => {
  it('names the four files and the test in which a shortest one stands', () => {
    const named = sourceFiles('.', (path) => /^(apps\/platform|packages\/contract)\/src\/.*\.ts$/.test(path)).filter(
      (path) => /\bgetDomainRoute\b/.test(read(path)),
    );
    const recipe = [...chapter('Add an operation').matchAll(/^\d\. `([^`]+)`/gm)].map(([, path = '']) =>
      path.replace('<module>', 'site').replace('<name>', 'getDomainRoute'),
    );
    expect(recipe.toSorted()).toEqual(named);
    expect(recipe).toHaveLength(5);
    expect(Object.keys(operations)).toContain('getDomainRoute');
  });
});

describe('the recipe of a brand', () => {
  it('names the files that the second brand consists of, beside the notice of its pictures', () => {
    const files = sourceFiles('brands/nocturne').filter((path) => !path.endsWith('/NOTICE'));
    const recipe = [...chapter('Add a brand').matchAll(/^\d\. `([^`]+)`/gm)].map(([, path = '']) =>
      path.replace('<code>', 'nocturne'),
    );
    expect(recipe).toEqual(files);
  });

  it('shows a file that can be entered as it stands', () => {
    const shown = /```json\n([\s\S]*?)```/.exec(chapter('Add a brand'))?.[1] ?? '';
    const fields = Object.keys(JSON.parse(shown) as object);
    const known = Object.keys(JSON.parse(read('brands/nocturne/brand.json')) as object);
    expect(fields.filter((field) => !known.includes(field))).toEqual([]);
  });
});
