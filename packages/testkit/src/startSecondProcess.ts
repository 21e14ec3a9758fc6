import { fork, type ChildProcess } from 'node:child_process';
import { freePort } from '@baize/tools/freePort';
import type { TestPlatform } from './startPlatform.ts';

/** A platform in a process of its own, with the database and keys of a running one. */
export async function startSecondProcess(
  site: Pick<TestPlatform, 'databaseUrl' | 'dataDir'>,
  { execArgv = [], env = {} }: { execArgv?: readonly string[]; env?: Record<string, string> } = {},
): Promise<{ port: number; child: ChildProcess; stop(): Promise<void> }> {
  const port = await freePort();
  const child = fork(new URL('../../../apps/platform/src/main.ts', import.meta.url).pathname, {
    execArgv: ['--import', 'tsx', ...execArgv],
    env: {
      ...process.env,
      ...{ NODE_ENV: 'development', DATABASE_URL: site.databaseUrl, DATA_DIR: site.dataDir, LOG_LEVEL: 'info' },
      PORT: String(port),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  await new Promise<void>((resolve, reject) => {
    // Drain its output, so that it never blocks on a full pipe.
    child.stdout?.resume();
    child.once('message', () => resolve());
    child.once('exit', () => reject(new Error('The second process did not start.')));
  });
  return {
    port,
    child,
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.kill('SIGTERM');
      }),
  };
}
