import { fork, type ChildProcess } from 'node:child_process';
import { withMemory } from './withMemory.ts';

/** The baseline server in a process of its own, like the platform. */
export async function startBare(): Promise<{ port: number; child: ChildProcess; stop(): Promise<void> }> {
  const child = fork(new URL('bareServer.ts', import.meta.url).pathname, {
    execArgv: ['--import', 'tsx', ...withMemory],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const port = await new Promise<number>((resolve, reject) => {
    child.once('message', (told) => resolve((told as { port: number }).port));
    child.once('exit', () => reject(new Error('The bare server did not start.')));
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
