import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { layOutGame } from './new/layOutGame.ts';
import { layOutOperation } from './new/layOutOperation.ts';
import { NewError } from './new/NewError.ts';
import { root } from './sourceFiles.ts';

const usage = `npm run new -- game <code> [--like <code of a game>] [--zh <Chinese name>]
npm run new -- operation <module>.<name> [--permission <module>.<name>]   with a permission for operators, else for members`;

/** `npm run new -- game|operation <name>`: lays the files out as the ones that are there, and says which. */
try {
  const options = { like: { type: 'string' }, zh: { type: 'string' }, permission: { type: 'string' } } as const;
  const { positionals, values } = parseArgs({ allowPositionals: true, options });
  const [kind, name, ...more] = positionals;
  if (name === undefined || more.length > 0) throw new NewError(usage);
  if (kind !== 'game' && kind !== 'operation') throw new NewError(usage);
  const written =
    kind === 'game'
      ? layOutGame(root, { code: name, like: values.like, zh: values.zh })
      : layOutOperation(root, { id: name, permission: values.permission });
  // A longer name breaks lines in other places.
  const code = written.filter((path) => /\.(ts|html)$/.test(path));
  spawnSync(join(root, 'node_modules/.bin/oxfmt'), code, { cwd: root, stdio: 'ignore' });
  for (const path of written) console.log(path);
} catch (error) {
  const isOption = (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS') === true;
  if (!(error instanceof NewError) && !isOption) throw error;
  console.error((error as Error).message);
  process.exitCode = 1;
}
