import type { createLink, InputOf } from '@baize/contract';
import { randomInt } from 'node:crypto';
import { Refusal } from '#kit/refusal.ts';
import type { Transaction } from '../AgentsDeps.ts';
import type { LinkRow } from '../LinkRow.ts';
import { refuseTerms } from '../refuseTerms.ts';
import { isAgentType } from '../rules.ts';
import { insertLink } from '../store/links.ts';
import { readRules } from '../store/rules.ts';
import { holdTerms } from '../store/terms.ts';

/** Input of a new link: its owner, and its terms. */
export type LinkOrder = InputOf<typeof createLink> & { brandId: number; agentId: bigint };

type Order = Omit<LinkOrder, 'agentId'> & { agentId: bigint | null };

/** Unambiguous capital letters and digits; two more than in an invitation code, so that the two never collide. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 10;

/**
 * Creates a link within its agent's terms, or within the rules of the brand for the house. Undefined if the agent has the maximum of open links, or for a repeated
 * request.
 */
export async function openLink(client: Transaction, order: Order): Promise<LinkRow | undefined> {
  const { brandId, agentId } = order;
  const rules = await readRules(client, brandId);
  const own = agentId === null ? undefined : await holdTerms(client, { brandId, memberId: agentId });
  if (agentId !== null && (!own || !isAgentType(own.type))) throw new Refusal('not_allowed');
  refuseTerms(order, own, rules);
  const code = Array.from({ length: CODE_LENGTH }, () => alphabet[randomInt(alphabet.length)]).join('');
  return insertLink(client, { ...order, code, most: rules.linksAtOnce });
}
