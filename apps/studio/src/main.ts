import { SettingsError } from '@baize/server/settings';
import { buildStudio } from './app.ts';
import { readStudioSettings, type StudioSettings } from './settings.ts';

const settings = readOrExit();
const studio = await buildStudio(settings);
try {
  // Whoever started this process over a channel says in words of his own that it is there.
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
  // Calls that are under way are answered; whoever only holds a connection open is not waited for.
  setTimeout(() => studio.app.server.closeAllConnections(), 5_000).unref();
  studio.close().then(
    () => process.exit(0),
    () => process.exit(1),
  );
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, close);
// A parent that was killed cannot send a signal any more; the broken channel to it says the same.
process.once('disconnect', close);

function readOrExit(): StudioSettings {
  try {
    return readStudioSettings(process.env);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    console.error(error.message);
    return process.exit(1);
  }
}
