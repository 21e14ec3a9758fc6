import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { idsNamed } from './idsNamed.ts';
import { readStatements } from './readStatements.ts';
import { root, sourceFiles } from './sourceFiles.ts';

/** `npm run requirements -- --prefix LOGIN,REG`: lists requirements that no test names. */
const at = process.argv.indexOf('--prefix');
const prefixes =
  at < 0 ? undefined : (process.argv[at + 1] ?? '').split(',').map((prefix) => prefix.trim().toUpperCase());
const known = readStatements().requirements.filter(
  ({ id }) => prefixes === undefined || prefixes.includes(id.replace(/-\d+$/, '')),
);

const tested = new Set(
  sourceFiles('.', (path) => /\.(test|spec)\.tsx?$/.test(path)).flatMap((file) =>
    idsNamed(readFileSync(join(root, file), 'utf8')),
  ),
);
const open = known.filter(({ id }) => !tested.has(id));
for (const { id, text } of open) console.log(`${id}\t${text}`);
console.log(`${known.length - open.length} of ${known.length} requirements have a test, ${open.length} have none.`);
process.exit(open.length === 0 ? 0 : 1);
