import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './sourceFiles.ts';

export type Statement = { id: string; text: string };

const rowsOf = (path: string): string[][] =>
  readFileSync(join(root, path), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'));

/** What tests name by an id: the requirements, and the cases of attack and of money that have to end as stated. */
export function readStatements(): { requirements: Statement[]; cases: Statement[] } {
  return {
    requirements: rowsOf('docs/requirements.tsv').map(([id = '', , text = '']) => ({ id, text })),
    cases: rowsOf('docs/cases.tsv').map(([id = '', text = '', required = '']) => ({
      id,
      text: required === '' ? text : `${text}: ${required}`,
    })),
  };
}
