import { closeLateConnections } from '@baize/server/closeLateConnections';
import { requireDatabase } from '@baize/server/requireDatabase';
import { SettingsError } from '@baize/server/settings';
import { existsSync } from 'node:fs';
import { url as debuggerUrl } from 'node:inspector';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { composePlatform } from './compose.ts';
import { createLogger } from '@baize/server/logger';
import { migrate } from './kit/migrate.ts';
import type { WebFolders } from './modules/web/index.ts';
import { readSettings } from './settings.ts';

/** Starts one platform process on its database. */
async function main(): Promise<void> {
  const settings = readSettings(process.env);
  if (settings.isProduction && debuggerUrl() !== undefined) {
    throw new SettingsError('The debugger is open; Baize refuses to start with it and NODE_ENV=production.');
  }
  if (settings.databaseUrl === undefined) {
    throw new SettingsError(
      'DATABASE_URL must be set for a platform process; `npm start` sets it for its own database.',
    );
  }
  const log = createLogger(settings.logLevel, 'platform');
  await requireDatabase(settings.databaseUrl, 'DATABASE_URL');
  await migrate(settings.databaseUrl);
  const platform = await composePlatform({ settings, databaseUrl: settings.databaseUrl, log, web: findWeb() });
  await platform.vendors.seamless.prepare();
  await platform.app.listen({ port: settings.port, host: settings.host });
  // A parent process with an IPC channel logs the start itself.
  if (process.send) process.send({ port: settings.port });
  else log.info({ port: settings.port }, 'platform listens');

  let isClosing = false;
  const close = (): void => {
    if (isClosing) return;
    isClosing = true;
    closeLateConnections(platform.app.server);
    void platform.close().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'did not close cleanly');
        process.exit(1);
      },
    );
  };
  process.once('SIGINT', close);
  process.once('SIGTERM', close);
  // A killed parent cannot send a signal; the disconnected IPC channel serves instead.
  process.once('disconnect', close);
}

/** The front ends stand beside the platform in the project's folder, whether it runs from source or as a bundle. */
function findWeb(): WebFolders {
  let root = fileURLToPath(new URL('.', import.meta.url));
  while (!existsSync(join(root, 'brands')) && root !== join(root, '..')) root = join(root, '..');
  return {
    portalDir: join(root, 'apps/portal/dist'),
    consoleDir: join(root, 'apps/console/dist'),
    chatDir: join(root, 'apps/chat/dist'),
    brandsDir: join(root, 'brands'),
    fontsDir: join(root, 'packages/ui/src/fonts'),
  };
}

main().catch((error: unknown) => {
  const isExpected = error instanceof SettingsError || (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
  console.error(isExpected ? (error as Error).message : error);
  process.exit(1);
});
