import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, sourceFiles } from './sourceFiles.ts';

/** `npm run requirements -- --prefix LOGIN,REG`: lists requirements that no test names. */
const at = process.argv.indexOf('--prefix');
const prefixes =
  at < 0 ? undefined : (process.argv[at + 1] ?? '').split(',').map((prefix) => prefix.trim().toUpperCase());
const known = readFileSync(join(root, 'docs/requirements.tsv'), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t'))
  .map(([id = '', , text = '']) => ({ id, text }))
  .filter(({ id }) => prefixes === undefined || prefixes.includes(id.replace(/-\d+$/, '')));

const tested = new Set<string>();
for (const file of sourceFiles('.', (path) => /\.(test|spec)\.tsx?$/.test(path))) {
  for (const [, ids = ''] of readFileSync(join(root, file), 'utf8').matchAll(/\[([A-Z]+-\d+(?:[, ]+[A-Z]+-\d+)*)\]/g)) {
    for (const id of ids.split(/[, ]+/)) tested.add(id);
  }
}
const open = known.filter(({ id }) => !tested.has(id));
for (const { id, text } of open) console.log(`${id}\t${text}`);
console.log(`${known.length - open.length} of ${known.length} requirements have a test, ${open.length} have none.`);
process.exit(open.length === 0 ? 0 : 1);
