import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { untilChildReady } from '../torture/untilChildReady.ts';
import { within } from '../torture/within.ts';
import type { SettleOrder } from './settleProcess.ts';

export type Settler = { kill(): Promise<void> };

/** Starts a process that settles due draws; it is killed and never shut down gracefully. */
export async function startSettler(order: SettleOrder): Promise<Settler> {
  const child = fork(fileURLToPath(new URL('settleProcess.ts', import.meta.url)), [], {
    execArgv: ['--import', 'tsx'],
  });
  child.send(order);
  await untilChildReady(child, 'a settlement worker');
  return {
    kill: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await within(60, 'a killed settlement worker to be gone', gone);
    },
  };
}
