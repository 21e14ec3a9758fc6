import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from './browser.ts';
import { buildAll } from './build.ts';
import { runQuickChecks } from './check.ts';
import { commandBeganAt } from './commandBeganAt.ts';
import { root } from './sourceFiles.ts';
import { openTempParent, warnIfDiskIsFull } from './tempParent.ts';
import { journeySuite, unitSuite } from './testCommand/suites.ts';
import { endPrograms } from './testCommand/runProgram.ts';
import { runTestCommand } from './testCommand/runTestCommand.ts';

/**
 * `npm test`: every check and every test; failures are retried once in isolation, and reported as flaky if they pass.
 */
const beganAt = commandBeganAt();
const say = (line: string): void => console.log(line);

/** Everything that the tests leave in temporary folders is below this one. */
const temp = openTempParent();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void endPrograms()
      .then(() => temp.remove())
      .finally(() => process.exit(signal === 'SIGINT' ? 130 : 143));
  });
}
warnIfDiskIsFull(say);

const cache = join(root, '.cache');
const pages = join(cache, 'journeys');
/* Bundling keeps less than a core busy, and is over before the checks are. Several files start the build; if each of them
   built it, one could start what another is writing. */
const builds: string[] = [];
const built = buildAll({ log: (line) => builds.push(line) });
built.catch(() => undefined);
const code = await runTestCommand({
  checks: runQuickChecks,
  suites: [
    {
      ...unitSuite({ cwd: root }),
      prepare: async () => {
        await built;
        for (const line of builds) say(line);
      },
    },
    {
      ...journeySuite({ cwd: root }),
      prepare: async () => {
        rmSync(pages, { recursive: true, force: true });
        process.env['CHROME'] = findBrowser(say);
      },
      /* Prints the page's content when a journey failed, for readers of the output alone. */
      explain: () => {
        for (const name of existsSync(pages) ? readdirSync(pages) : []) {
          const file = join(pages, name, 'error-context.md');
          if (existsSync(file)) say(`\n== ${name}\n${readFileSync(file, 'utf8').slice(0, 8_000)}`);
        }
      },
    },
  ],
  cacheFolder: cache,
  tempFolder: temp.folder,
  beganAt,
});
await temp.remove();
process.exit(code);
