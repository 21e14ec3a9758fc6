import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { layOutBrand } from './new/layOutBrand.ts';
import { layOutDialect } from './new/layOutDialect.ts';
import { layOutGame } from './new/layOutGame.ts';
import { layOutLanguage } from './new/layOutLanguage.ts';
import { layOutOperation } from './new/layOutOperation.ts';
import { layOutScreen } from './new/layOutScreen.ts';
import { NewError } from './new/NewError.ts';
import { root } from './sourceFiles.ts';

const usage = `npm run new -- operation <module>.<name> [--permission <module>.<name>]   with a permission for operators, else for members
npm run new -- screen <area>.<Name> --list <id of an operation> [--title <English>] [--zh <Chinese>] [--group work|people|money|play|system]
npm run new -- dialect <name> [--like <name of a dialect>]
npm run new -- game <code> [--like <code of a game>] [--zh <Chinese name>]
npm run new -- language <code of ISO 639> [--code <capitals on the wire>]
npm run new -- brand <code> [--currency THB] [--zone Asia/Bangkok] [--host <host>]`;

const text = { type: 'string' } as const;
const options = {
  ...{ like: text, zh: text, permission: text, list: text, title: text, group: text },
  ...{ code: text, currency: text, zone: text, host: text },
};
type Values = Partial<Record<keyof typeof options, string>>;

/** The generator of each kind, and its options. */
const kinds: Record<string, { takes: readonly (keyof Values)[]; layOut: (name: string, given: Values) => string[] }> = {
  operation: { takes: ['permission'], layOut: (id, given) => layOutOperation(root, { id, ...given }) },
  screen: { takes: ['list', 'title', 'zh', 'group'], layOut: (id, given) => layOutScreen(root, { id, ...given }) },
  dialect: { takes: ['like'], layOut: (name, given) => layOutDialect(root, { name, ...given }) },
  game: { takes: ['like', 'zh'], layOut: (code, { like, zh }) => layOutGame(root, { code, like, zh }) },
  language: { takes: ['code'], layOut: (folder, given) => layOutLanguage(root, { folder, ...given }) },
  brand: { takes: ['currency', 'zone', 'host'], layOut: (code, given) => layOutBrand(root, { ...given, code }) },
};

/** `npm run new -- <kind> <name>`: scaffolds files after existing ones, and prints them. */
try {
  const { positionals, values } = parseArgs({ allowPositionals: true, options });
  const [kind = '', name, ...more] = positionals;
  const found = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
  if (found === undefined || name === undefined || more.length > 0) throw new NewError(usage);
  const given = Object.keys(values) as (keyof Values)[];
  const strange = given.find((option) => !found.takes.includes(option));
  if (strange !== undefined) throw new NewError(`A ${kind} has no option --${strange}.\n${usage}`);
  const written = found.layOut(name, values);
  // A longer name changes line breaks.
  const formatted = written.filter((path) => /\.(tsx?|html|json)$/.test(path));
  spawnSync(join(root, 'node_modules/.bin/oxfmt'), formatted, { cwd: root, stdio: 'ignore' });
  for (const path of written) console.log(path);
} catch (error) {
  const isOption = (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS') === true;
  if (!(error instanceof NewError) && !isOption) throw error;
  console.error((error as Error).message);
  process.exitCode = 1;
}
