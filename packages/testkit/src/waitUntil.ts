import { setTimeout } from 'node:timers/promises';

const PATIENCE_MS = 60_000;

/**
 * Polls until the result is truthy and not empty, and returns it. The time-out is not an assertion: it only ends a
 * hang. An exception ends it at once.
 */
export async function waitUntil<Answer>(
  ask: () => Answer | Promise<Answer>,
): Promise<Exclude<Answer, undefined | null | false>> {
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    const answer = await ask();
    if (answer) return answer as Exclude<Answer, undefined | null | false>;
    if (Date.now() > until)
      throw new Error(`What was waited for did not come in ${PATIENCE_MS / 1_000} s: ${String(ask)}`);
    await setTimeout(20);
  }
}
