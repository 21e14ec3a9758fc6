import { spawnSync } from 'node:child_process';
import { openTempParent } from './tempParent.ts';

const GUESSES = 10_000;

/**
 * `npm run guess:account`: ten thousand guesses at one account, a hundred at a time in two server processes. It fails
 * unless five at most are compared and the right password among the others stays unknown.
 */
function main(): void {
  // Ends the tests when this process is ended while it waits for them.
  openTempParent();
  const file = 'apps/platform/src/modules/identity/commands/checkPassword.test.ts';
  const { status } = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', file, '-t', 'A001'], {
    stdio: 'inherit',
    env: { ...process.env, GUESSES: String(GUESSES) },
  });
  process.exitCode = status ?? 1;
}

main();
