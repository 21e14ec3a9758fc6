import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { within } from './within.ts';

/** A process of the product is started within seconds, and within two minutes on a machine that is busy with others. */
const START_SECONDS = 180;

/** Waits for the first message of a started process; one that does not come to it is killed. */
export async function untilChildReady(child: ChildProcess, what: string): Promise<void> {
  const ready = Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => {
      throw new Error(`${what} ended before it was ready.`);
    }),
  ]);
  try {
    await within(START_SECONDS, `${what} to be ready`, ready);
  } catch (error) {
    // Otherwise it would go on working in a folder that is being removed.
    child.kill('SIGKILL');
    throw error;
  }
}
