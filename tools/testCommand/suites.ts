import { fileURLToPath } from 'node:url';
import { root } from '../sourceFiles.ts';
import type { Suite } from './Suite.ts';

const MINUTE = 60_000;

/** The folder of a suite, with its configuration. */
type Place = { cwd: string };

const programOf = (name: string): string => `${root}node_modules/.bin/${name}`;

/** All unit tests that vitest finds. */
export function unitSuite({ cwd }: Place): Suite {
  return {
    ...{ name: 'unit and integration', cwd, limitMs: 45 * MINUTE, limitAloneMs: 10 * MINUTE },
    command: (only) => {
      const alone = only === undefined ? [] : [only.target, '--maxWorkers=1', '--no-file-parallelism'];
      const project = only?.project === undefined ? [] : ['--project', only.project];
      return { program: programOf('vitest'), args: ['run', ...alone, ...project] };
    },
  };
}

const reporter = fileURLToPath(new URL('JourneyReporter.ts', import.meta.url));

/** All browser journeys through the whole system. A trace is recorded on the retry only. */
export function journeySuite({ cwd }: Place): Suite {
  return {
    ...{ name: 'journeys', cwd, limitMs: 45 * MINUTE, limitAloneMs: 12 * MINUTE },
    command: (only) => {
      const alone = only === undefined ? [] : [only.target, '--workers=1', '--trace=retain-on-failure'];
      return { program: programOf('playwright'), args: ['test', `--reporter=list,${reporter}`, ...alone] };
    },
  };
}
