import { setTimeout as wait } from 'node:timers/promises';

/** Waits until a platform answers on this port of the machine. */
export async function untilReady(port: number): Promise<void> {
  const deadline = Date.now() + 180_000;
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/health/live`, { signal: AbortSignal.timeout(1_000) }).catch(
      () => undefined,
    );
    if (answer?.ok === true) return;
    if (Date.now() > deadline) throw new Error(`The platform on port ${port} did not come back within 180 s.`);
    await wait(30);
  }
}
