import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tools/testCommand/LongestFirst.ts';
import { UnitReporter } from './tools/testCommand/UnitReporter.ts';

const limits = {
  exclude: ['**/node_modules/**', '**/dist/**'],
  /* Limits are there to catch what hangs: ten times and more of what a quiet machine needs. */
  testTimeout: 120_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 60_000 } },
};

const records = process.env['BAIZE_TEST_RECORDS'];

export default defineConfig({
  test: {
    reporters: records === undefined ? ['default'] : ['default', new UnitReporter(records, import.meta.dirname)],
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          ...limits,
          name: 'server',
          globalSetup: ['tools/testDatabase.ts'],
          setupFiles: ['tools/fixSeed.ts', 'tools/keepGlobals.ts'],
          include: [
            '{apps/platform,apps/studio,packages/contract,packages/maths,packages/server,packages/client,packages/testkit,tools,bench,games}/**/*.test.ts',
          ],
          /* These keep nothing in modules that another file could trip over; loading the platform anew for each of them took longer than the tests. */
          isolate: false,
        },
      },
      {
        extends: true,
        /* Components are tested as they are built, since the compiler decides what renders again. */
        plugins: [react({ compiler: true })],
        test: {
          ...limits,
          name: 'browser',
          /* Pages are made and thrown away all the time: with more room for what is young, it is swept less often. */
          execArgv: ['--max-semi-space-size=64'],
          setupFiles: ['tools/settleImports.ts'],
          include: ['{apps/portal,apps/console,apps/chat,packages/ui}/**/*.test.{ts,tsx}'],
          /* The libraries stay loaded from file to file; our own modules and the page start anew (settleImports). */
          isolate: false,
        },
      },
    ],
  },
});
