import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Starts the built platform as a process of its own, with its files in `folder`. */
export function launchPlatform(port: number, databaseUrl: string, folder: string): ChildProcess {
  return fork(fileURLToPath(new URL('../../apps/platform/dist/server/main.mjs', import.meta.url)), [], {
    env: {
      ...process.env,
      PORT: String(port),
      STUDIO_PORT: String(port === 1 ? 2 : 1),
      DATABASE_URL: databaseUrl,
      DATA_DIR: join(folder, `data-${port}`),
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
}
