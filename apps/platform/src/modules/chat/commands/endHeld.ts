import { mustPost } from '#modules/wallet/index.ts';
import type { ChatDeps, Transaction } from '../ChatDeps.ts';
import type { EnvelopeRow } from '../EnvelopeRow.ts';
import { returned } from '../rules.ts';
import { openSeed } from '../openSeed.ts';
import { writeEnd } from '../store/envelopes.ts';

/** Ends an open envelope that the caller has locked: untaken shares return to the house, and its seed is revealed. */
export async function endHeld(
  deps: Pick<ChatDeps, 'secrets'>,
  client: Transaction,
  row: EnvelopeRow,
  operator = '',
): Promise<void> {
  await writeEnd(client, row.id, { seed: openSeed(deps, row), operator });
  await mustPost(client, [returned(row)], 'a rest');
}
