import type { createLink, InputOf } from '@baize/contract';
import { randomInt } from 'node:crypto';
import { Refusal } from '#kit/refusal.ts';
import type { Transaction } from '../AgentsDeps.ts';
import type { LinkRow } from '../LinkRow.ts';
import { refuseTerms } from '../refuseTerms.ts';
import { insertLink } from '../store/links.ts';
import { readRules } from '../store/rules.ts';
import { holdTerms } from '../store/terms.ts';

/** A link to be made: whose, and what it gives. */
export type LinkOrder = InputOf<typeof createLink> & { brandId: number; agentId: bigint };

/** Capital letters and digits that nobody takes for one another; two more than an invitation, so that none is the other. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 10;

/**
 * Makes a link within what its agent may give. Undefined when the agent has as many open links as there may be, or the
 * request was taken already.
 */
export async function openLink(client: Transaction, order: LinkOrder): Promise<LinkRow | undefined> {
  const { brandId, agentId: memberId } = order;
  const rules = await readRules(client, brandId);
  const own = await holdTerms(client, { brandId, memberId });
  if (!own) throw new Refusal('not_allowed');
  refuseTerms(order, own, rules);
  const code = Array.from({ length: CODE_LENGTH }, () => alphabet[randomInt(alphabet.length)]).join('');
  return insertLink(client, { ...order, code, most: rules.linksAtOnce });
}
