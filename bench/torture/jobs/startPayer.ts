import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { within } from '../within.ts';
import type { Payer } from './Payer.ts';
import type { PayOrder } from './PayOrder.ts';

/** Starts a process that pays. */
export async function startPayer(order: PayOrder): Promise<Payer> {
  const child = fork(fileURLToPath(new URL('payProcess.ts', import.meta.url)), [], { execArgv: ['--import', 'tsx'] });
  child.send(order);
  const ready = Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => {
      throw new Error('A worker ended before it was ready.');
    }),
  ]);
  await within(60, 'a worker to be ready', ready);
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
