import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { within } from '../torture/within.ts';
import type { SettleOrder } from './settleProcess.ts';

export type Settler = { kill(): Promise<void> };

/** Starts a process that settles due draws; it is killed and never shut down gracefully. */
export async function startSettler(order: SettleOrder): Promise<Settler> {
  const child = fork(fileURLToPath(new URL('settleProcess.ts', import.meta.url)), [], {
    execArgv: ['--import', 'tsx'],
  });
  child.send(order);
  const ready = Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => {
      throw new Error('A settlement worker ended before it was ready.');
    }),
  ]);
  await within(60, 'a settlement worker to be ready', ready);
  return {
    kill: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await within(60, 'a killed settlement worker to be gone', gone);
    },
  };
}
