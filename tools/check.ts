import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The checks that need no database and no browser, each with the command that a person would run for it alone. */
const quickChecks: { name: string; command: string[] }[] = [
  { name: 'format', command: ['oxfmt', '--check', '.'] },
  { name: 'lint', command: ['oxlint', '--type-aware', '--quiet', '.'] },
  { name: 'types of server and packages', command: ['tsc', '-p', 'tsconfig.json'] },
  { name: 'types of the browser parts', command: ['tsc', '-p', 'tsconfig.web.json'] },
  { name: 'types of tools, benches and journeys', command: ['tsc', '-p', 'tsconfig.tools.json'] },
  {
    name: 'import rules',
    command: ['depcruise', '--config', '.dependency-cruiser.mjs', 'apps', 'packages', 'games'],
  },
];

/** Runs every quick check, prints what failed, and says how many passed and failed. */
export function runQuickChecks(): { passed: number; failed: number } {
  let failed = 0;
  for (const { name, command } of quickChecks) {
    const [program = '', ...args] = command;
    const startedAt = performance.now();
    const { status, stdout, stderr } = spawnSync(`${root}node_modules/.bin/${program}`, args, {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    });
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    if (status === 0) console.log(`ok      ${name} (${seconds} s)`);
    else {
      failed += 1;
      console.log(`FAILED  ${name} (${seconds} s)\n${stdout}${stderr}`);
    }
  }
  return { passed: quickChecks.length - failed, failed };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { failed } = runQuickChecks();
  const isQuick = process.argv.includes('--quick');
  const suites = isQuick ? ['run', 'tools/house.test.ts'] : ['run'];
  const tests = spawnSync(`${root}node_modules/.bin/vitest`, suites, { cwd: root, stdio: 'inherit' });
  process.exit(failed === 0 && tests.status === 0 ? 0 : 1);
}
