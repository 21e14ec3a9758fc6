import { setTimeout as wait } from 'node:timers/promises';
import { NoAnswer } from './NoAnswer.ts';

const PATIENCE_MS = 180_000;

/** Waits until a platform responds on this local port. */
export async function untilReady(port: number): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/health/live`, { signal: AbortSignal.timeout(1_000) }).catch(
      () => undefined,
    );
    if (answer?.ok === true) return;
    if (Date.now() > deadline) throw new NoAnswer(`the platform on port ${port}`, PATIENCE_MS / 1_000);
    await wait(30);
  }
}
