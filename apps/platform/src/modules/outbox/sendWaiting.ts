import type { Channel, OutboxDeps, Transport } from './OutboxDeps.ts';
import { Fault } from './Fault.ts';
import { claimMessages, endMessage, putOff, type ClaimedMessage } from './store.ts';

const AT_ONCE = 8;

/** Backoff in seconds after each of the first four failed attempts; there is no sixth. */
const waits = [5, 20, 60, 180];

/**
 * Sends a channel's due messages until none is left. Any number of processes may run it concurrently; without a
 * transport it leaves them to others.
 */
export async function sendWaiting(deps: OutboxDeps, channel: Channel, signal: AbortSignal): Promise<void> {
  const transport = deps[channel];
  if (transport === undefined) return;
  while (!signal.aborted) {
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
    log.warn({ job: 'outbox.sendWaiting', message: String(id), channel, attempts, fault: fault.message }, 'not sent');
    if (fault.isFinal || seconds === undefined) {
      await endMessage(pool, { id, status: 'failed', fault: fault.message, isTextKept: isDemo });
    } else {
      await putOff(pool, { id, fault: fault.message, seconds });
    }
    return;
  }
  await endMessage(pool, { id, status: 'sent', fault: '', isTextKept: isDemo });
}
