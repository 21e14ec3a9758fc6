import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root, sourceFiles } from './sourceFiles.ts';

const text = (path: string): string => readFileSync(join(root, path), 'utf8');
const files = sourceFiles();
const documents = files.filter((path) => path.endsWith('.md'));

/** Paths that a document names, whole or by their end; patterns, and names of what a reader is about to add, are none. */
function pathsNamed(source: string): string[] {
  const named = [...source.matchAll(/`([\w.@/-]+)`/g)].map(([, path = '']) => path.replace(/\/$/, ''));
  const isPath = /^(?:apps|packages|games|tools|bench|e2e|docs|brands|languages)\/|^[\w./-]*\w\.(?:tsx?|mjs|sql|css)$/;
  const isExample = /\b(?:acme|lotus|river-lights)\b|^languages\/th$|^createX\.ts$/;
  return named.filter((path) => isPath.test(path) && !isExample.test(path));
}

describe('documents', () => {
  it('name files and folders that exist', () => {
    const known = new Set(files.flatMap((path) => path.split('/').map((_, at, all) => all.slice(0, at + 1).join('/'))));
    const isThere = (named: string): boolean => known.has(named) || files.some((path) => path.endsWith(`/${named}`));
    const lost = documents.flatMap((path) =>
      pathsNamed(text(path)).flatMap((named) => (isThere(named) ? [] : [`${path}: ${named}`])),
    );
    expect(documents.length).toBeGreaterThan(50);
    expect(lost).toEqual([]);
  });

  it('that name nothing would be noticed', () => {
    expect(
      pathsNamed('See `apps/x/src/a.ts`, `b/c.tsx`, `games/` and `dialects/acme/wallet.ts` or `npm run x`.'),
    ).toEqual(['apps/x/src/a.ts', 'b/c.tsx']);
  });
});

describe('the README', () => {
  it('explains every command of package.json', () => {
    const { scripts } = JSON.parse(text('package.json')) as { scripts: Record<string, string> };
    const names = Object.keys(scripts).filter(
      (name) => scripts[`${name.slice(3)}`] === undefined || !name.startsWith('pre'),
    );
    const readme = text('README.md');
    const isExplained = (name: string): boolean => new RegExp(`\`?npm (?:run )?${name}(?![\\w:])`).test(readme);
    expect(names.filter((name) => !isExplained(name))).toEqual([]);
  });
});
