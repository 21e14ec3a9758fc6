import { execFile, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/* The compiler checks with four checkers at once by default, each of which works out the shared types anew: on few cores
   one of them takes a third of their processor time. */
const oneChecker = ['--checkers', '1'];

/** The checks without database and browser, each with the command to run it alone. */
const quickChecks: { name: string; command: string[] }[] = [
  { name: 'format', command: ['oxfmt', '--check', '.'] },
  { name: 'lint', command: ['oxlint', '--type-aware', '--quiet', '.'] },
  { name: 'types of server and packages', command: ['tsc', '-p', 'tsconfig.json', ...oneChecker] },
  { name: 'types of the browser apps', command: ['tsc', '-p', 'tsconfig.web.json', ...oneChecker] },
  { name: 'types of tools, benches and e2e tests', command: ['tsc', '-p', 'tsconfig.tools.json', ...oneChecker] },
  {
    name: 'import rules',
    command: [
      'depcruise',
      '--config',
      '.dependency-cruiser.mjs',
      ...['apps', 'packages', 'games', 'tools', 'bench', 'e2e'],
    ],
  },
];

/** Most of them keep one core busy. */
const AT_ONCE = 2;

/** Runs every quick check, prints the failed ones, and returns how many passed and failed. */
export async function runQuickChecks(): Promise<{ passed: number; failed: number }> {
  const left = [...quickChecks];
  let failed = 0;
  const work = async (): Promise<void> => {
    for (let check = left.shift(); check !== undefined; check = left.shift()) {
      const startedAt = performance.now();
      const fault = await faultOf(check.command);
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
      if (fault === undefined) console.log(`ok      ${check.name} (${seconds} s)`);
      else {
        failed += 1;
        console.log(`FAILED  ${check.name} (${seconds} s)\n${fault}`);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { passed: quickChecks.length - failed, failed };
}

/**
 * The output of a failed check; undefined if it passed. Compiler and linter are Go programs that live for seconds:
 * collecting less of their garbage saves a fifth of the time.
 */
function faultOf([program = '', ...args]: readonly string[]): Promise<string | undefined> {
  return new Promise((resolve) => {
    execFile(
      `${root}node_modules/.bin/${program}`,
      args,
      { cwd: root, maxBuffer: 64 * 1024 * 1024, env: { ...process.env, GOGC: '400' } },
      (error, stdout, stderr) => resolve(error === null ? undefined : `${stdout}${stderr}${error.message}`),
    );
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { failed } = await runQuickChecks();
  const isQuick = process.argv.includes('--quick');
  const suites = isQuick ? ['run', 'tools/house.test.ts'] : ['run'];
  const tests = spawnSync(`${root}node_modules/.bin/vitest`, suites, { cwd: root, stdio: 'inherit' });
  process.exit(failed === 0 && tests.status === 0 ? 0 : 1);
}
