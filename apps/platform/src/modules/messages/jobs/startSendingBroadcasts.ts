import { startEvery } from '../../../kit/startEvery.ts';
import { sendDue } from '../commands/sendDue.ts';
import type { MessagesDeps } from '../MessagesDeps.ts';

const EVERY_MS = 1_000;

/** Every second, messages to many that are due are sent. Any number of processes may do so at once. Returns how to stop. */
export function startSendingBroadcasts(deps: MessagesDeps): () => Promise<void> {
  return startEvery(EVERY_MS, { job: 'messages.sendDue', log: deps.log }, () => sendDue(deps));
}
