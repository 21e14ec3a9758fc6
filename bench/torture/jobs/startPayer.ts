import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Payer } from './Payer.ts';
import type { PayOrder } from './PayOrder.ts';

/** Starts a process that pays. */
export async function startPayer(order: PayOrder): Promise<Payer> {
  const child = fork(fileURLToPath(new URL('payProcess.ts', import.meta.url)), [], { execArgv: ['--import', 'tsx'] });
  child.send(order);
  await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => {
      throw new Error('A worker ended before it was ready.');
    }),
  ]);
  return {
    name: order.name,
    pause: async () => void child.kill('SIGSTOP'),
    resume: async () => void child.kill('SIGCONT'),
    kill: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
  };
}
