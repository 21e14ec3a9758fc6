import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { untilChildReady } from '../untilChildReady.ts';
import { within } from '../within.ts';
import type { Payer } from './Payer.ts';
import type { PayOrder } from './PayOrder.ts';

/** Starts a process that pays. */
export async function startPayer(order: PayOrder): Promise<Payer> {
  const child = fork(fileURLToPath(new URL('payProcess.ts', import.meta.url)), [], { execArgv: ['--import', 'tsx'] });
  child.send(order);
  await untilChildReady(child, 'a worker');
  return {
    name: order.name,
    pause: async () => void child.kill('SIGSTOP'),
    resume: async () => void child.kill('SIGCONT'),
    kill: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await within(60, 'a killed worker to be gone', gone);
    },
  };
}
