import { Fault } from '../Fault.ts';
import type { Channel, OutboxDeps, Transport } from '../OutboxDeps.ts';
import { claimMessages, endMessage, putOff, tidyMessages, type ClaimedMessage } from '../store.ts';

const EVERY_MS = 1_000;
const TIDY_EVERY_MS = 60_000;
const AT_ONCE = 8;

/** Seconds until the next try after the first, second, third and fourth that failed; after the fifth there is none. */
const waits = [5, 20, 60, 180];

type Way = Readonly<{ channel: Channel; transport: Transport }>;

/** Sends what is due on a channel until nothing is; any number of processes may do so at once. */
async function sendWaiting(deps: OutboxDeps, { channel, transport }: Way, isStopped: () => boolean): Promise<void> {
  while (!isStopped()) {
    const due = await claimMessages(deps.pool, channel, AT_ONCE);
    if (due.length === 0) return;
    await Promise.all(due.map((message) => sendOne(deps, transport, message)));
  }
}

async function sendOne(deps: OutboxDeps, transport: Transport, message: ClaimedMessage): Promise<void> {
  const { pool, log, isDemo } = deps;
  const { id, channel, attempts } = message;
  try {
    await transport.send(message);
  } catch (error) {
    const fault = error instanceof Fault ? error : new Fault('unexpected', false);
    const seconds = waits[attempts - 1];
    log.warn({ job: 'outbox.startSending', message: String(id), channel, attempts, fault: fault.message }, 'not sent');
    if (fault.isFinal || seconds === undefined) {
      await endMessage(pool, { id, status: 'failed', fault: fault.message, isTextKept: isDemo });
    } else {
      await putOff(pool, { id, fault: fault.message, seconds });
    }
    return;
  }
  await endMessage(pool, { id, status: 'sent', fault: '', isTextKept: isDemo });
}

export type Sending = Readonly<{ wake(): void; stop(): Promise<void> }>;

/**
 * Looks every second, and at once when woken. A failure is logged and the next second tries again. Each channel has a line
 * of its own: a mail server that does not answer holds up no code by text message. What this process has no way out for
 * it leaves to those that have one.
 */
export function startSending(deps: OutboxDeps): Sending {
  let tidiedAt = 0;
  const tidy = async (): Promise<void> => {
    if (tidiedAt !== 0 && performance.now() - tidiedAt < TIDY_EVERY_MS) return;
    tidiedAt = performance.now();
    await tidyMessages(deps.pool, { isTextKept: deps.isDemo });
  };
  const ways = (['sms', 'email'] as const).flatMap((channel): Way[] => {
    const transport = deps[channel];
    return transport === undefined ? [] : [{ channel, transport }];
  });
  const lines = [
    ...ways.map((way) => startLine(deps, (isStopped) => sendWaiting(deps, way, isStopped))),
    startLine(deps, tidy),
  ];
  return {
    wake: () => {
      for (const line of lines) line.wake();
    },
    stop: async () => void (await Promise.all(lines.map((line) => line.stop()))),
  };
}

/** Does some work every second and whenever it is woken, one at a time. */
function startLine({ log }: Pick<OutboxDeps, 'log'>, work: (isStopped: () => boolean) => Promise<void>): Sending {
  let running: Promise<unknown> | undefined;
  let isWanted = false;
  let isStopped = false;
  const run = async (): Promise<void> => {
    do {
      isWanted = false;
      await work(() => isStopped);
    } while (isWanted && !isStopped);
  };
  const wake = (): void => {
    isWanted = true;
    if (isStopped || running) return;
    running = run()
      .catch((error: unknown) => log.warn({ job: 'outbox.startSending', err: error }, 'job failed'))
      .finally(() => {
        running = undefined;
      });
  };
  const timer = setInterval(wake, EVERY_MS);
  timer.unref();
  return {
    wake,
    stop: async () => {
      isStopped = true;
      clearInterval(timer);
      await running;
    },
  };
}
