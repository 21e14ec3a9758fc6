import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../tools/freePort.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A process of the platform that answers; it is in `children` as soon as it exists. */
export async function launchPlatform(
  children: ChildProcess[],
  { databaseUrl, folder }: { databaseUrl: string; folder: string },
): Promise<number> {
  const port = await freePort();
  const child = fork(join(root, 'apps/platform/dist/server/main.mjs'), [], {
    env: {
      ...process.env,
      ...{ PORT: String(port), STUDIO_PORT: String(port === 1 ? 2 : 1), DATABASE_URL: databaseUrl, DATA_DIR: folder },
      ...{ TRUSTED_PROXIES: '127.0.0.1', BOT_WORK: '1', SEALED_PER_MINUTE: '1000000', LOG_LEVEL: 'silent' },
      NODE_ENV: 'development',
    },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  children.push(child);
  await untilReady(port);
  return port;
}

async function untilReady(port: number): Promise<void> {
  const deadline = Date.now() + 180_000;
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/health/ready`, { signal: AbortSignal.timeout(1_000) }).catch(
      () => undefined,
    );
    if (answer?.ok === true) return;
    if (Date.now() > deadline) throw new Error(`The platform on port ${port} did not come up within 180 s.`);
    await wait(50);
  }
}
