import type { Client } from '#kit/db.ts';
import { Refusal } from '#kit/refusal.ts';
import { giveTerms } from './commands/openDownlines.ts';
import { refuseTerms } from './refuseTerms.ts';
import { takeLink, type Offer } from './store/links.ts';
import { readRules } from './store/rules.ts';

/**
 * Uses a registration link once, in the transaction that opens the account. A link that is closed, used up, or promises
 * more than its agent, or the house, may give counts as unknown.
 */
export async function takeOffer(
  client: Client,
  { brandId, offer, memberId }: { brandId: number; offer: Offer; memberId: bigint },
): Promise<void> {
  const unknown = new Refusal('invitation_code_error', 'invitation_code_error', { field: 'affiliateCode' });
  if (!(await takeLink(client, { brandId, linkId: offer.linkId, memberId }))) throw unknown;
  try {
    const { ownerId: agentId, terms } = offer;
    if (agentId === null) refuseTerms(terms, undefined, await readRules(client, brandId));
    else await giveTerms(client, { brandId, agentId, terms, forId: memberId });
  } catch (error) {
    throw error instanceof Refusal ? unknown : error;
  }
}
