import { createWhereIs } from './whereIs.ts';

/** `npm run where <name>`: the files of a name. */
const wanted = process.argv[2] ?? '';
if (wanted === '') {
  console.error(
    'A search term is needed: an operation (identity.login), a path (/wps/session/login, /vendor/jili, /member?page=withdraw), a permission, an act, an error code, a job, a table, a screen, a game, a brand, or a requirement (LOGIN-03, A105).',
  );
  process.exit(1);
}
const { said, files } = createWhereIs()(wanted);
for (const line of said) console.log(line);
for (const file of files) console.log(`  ${file}`);
if (files.length === 0) console.error(`Nothing is named "${wanted}".`);
process.exit(files.length === 0 ? 1 : 0);
