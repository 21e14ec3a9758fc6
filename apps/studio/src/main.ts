import { closeLateConnections } from '@baize/server/closeLateConnections';
import { requireDatabase } from '@baize/server/requireDatabase';
import { SettingsError } from '@baize/server/settings';
import { buildStudio } from './app.ts';
import { readStudioSettings, type StudioSettings } from './settings.ts';

const settings = await readOrExit();
const studio = await buildStudio(settings);
try {
  // A parent process with an IPC channel logs the start itself.
  const { level } = studio.app.log;
  if (process.send) studio.app.log.level = 'silent';
  await studio.app.listen({ port: settings.port, host: settings.host });
  studio.app.log.level = level;
} catch (error) {
  console.error(`The studio cannot listen on ${settings.host}:${settings.port}: ${(error as Error).message}`);
  await studio.close();
  process.exit(1);
}
studio.startQueue();

let isClosing = false;
const close = (): void => {
  if (isClosing) return;
  isClosing = true;
  closeLateConnections(studio.app.server);
  studio.close().then(
    () => process.exit(0),
    () => process.exit(1),
  );
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, close);
// A killed parent cannot send a signal; the disconnected IPC channel serves instead.
process.once('disconnect', close);

async function readOrExit(): Promise<StudioSettings> {
  try {
    const read = readStudioSettings(process.env);
    await requireDatabase(read.databaseUrl, 'STUDIO_DATABASE_URL');
    return read;
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    console.error(error.message);
    return process.exit(1);
  }
}
