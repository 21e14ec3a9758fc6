import { startEvery } from '../../../kit/startEvery.ts';
import type { ChatDeps } from '../ChatDeps.ts';
import { endOverdue } from '../commands/endOverdue.ts';

const EVERY_MS = 2_000;

/** Every two seconds, envelopes whose time is over end. Returns how to stop. */
export function startEndingEnvelopes(deps: ChatDeps): () => Promise<void> {
  return startEvery(EVERY_MS, { job: 'chat.endEnvelopes', log: deps.log }, () => endOverdue(deps));
}
