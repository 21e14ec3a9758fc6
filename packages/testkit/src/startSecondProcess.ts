import { fork, type ChildProcess } from 'node:child_process';
import { freePort } from '@baize/tools/freePort';
import type { TestPlatform } from './startPlatform.ts';

/** A platform in a process of its own, with the database and keys of a running one. */
export async function startSecondProcess(
  site: Pick<TestPlatform, 'databaseUrl' | 'dataDir'>,
  { execArgv = [], env = {} }: { execArgv?: readonly string[]; env?: Record<string, string> } = {},
): Promise<{ port: number; child: ChildProcess; stop(): Promise<void> }> {
  const port = await freePort();
  // Compiling the sources one by one would take it several times as long as its start.
  const { buildAll } = await import('@baize/tools/build');
  await buildAll({ names: ['platform'] });
  const child = fork(new URL('../../../apps/platform/dist/server/main.mjs', import.meta.url).pathname, {
    execArgv: [...execArgv],
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
