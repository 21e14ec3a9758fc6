import type { decideCandidate, InputOf } from '@baize/contract';
import { randomUUID } from 'node:crypto';
import type { OperatorSession } from '#kit/implement.ts';
import { Refusal } from '#kit/refusal.ts';
import { transact } from '@baize/server/transact';
import { record } from '#modules/audit/index.ts';
import type { AgentsDeps, Transaction } from '../AgentsDeps.ts';
import type { CandidateRow } from '../CandidateRow.ts';
import { isAgentType } from '../rules.ts';
import { decideCandidate as decide, holdCandidate, readCandidate } from '../store/candidates.ts';
import { openLink } from './openLink.ts';

type Order = InputOf<typeof decideCandidate>;
type Decision = Order & { operator: OperatorSession; ip: string };

const statuses = { talk: 'talking', accept: 'accepted', decline: 'declined' } as const;
const SHORTEST_NOTE = 10;

/** Decides on a candidate. Acceptance creates a link for one registration in the same transaction. */
export async function settleCandidate(deps: AgentsDeps, decision: Decision): Promise<CandidateRow> {
  const { operator, ip, id } = decision;
  const { brandId, operatorId, username } = operator;
  const note = decision.note.trim();
  if (decision.decision === 'decline' && note.length < SHORTEST_NOTE) throw new Refusal('reason_required');
  return transact(deps.pool, async (client) => {
    const before = await holdCandidate(client, { brandId, id });
    if (before === undefined) throw new Refusal('candidate_not_found');
    const status = statuses[decision.decision];
    if (before === 'accepted' || before === 'declined' || before === status) throw new Refusal('candidate_decided');
    const linkId = decision.decision === 'accept' ? await linkFor(deps, client, { ...decision, brandId }) : null;
    await decide(client, { brandId, id, status, note, linkId, operatorId, operator: username });
    await record(client, {
      ...{ brandId, actorId: operatorId, actor: username, ip },
      ...{ action: 'agents.decideCandidate', objectType: 'agentCandidate', objectId: id, reason: note },
      before: { status: before },
      after: { status, link: String(linkId ?? '') },
    });
    const row = await readCandidate(client, { brandId, id });
    if (!row) throw new Error(`Candidate ${id} is not there.`);
    return row;
  });
}

type Accepted = Extract<Order, { decision: 'accept' }> & { brandId: number };

async function linkFor({ identity }: AgentsDeps, client: Transaction, accepted: Accepted): Promise<bigint> {
  const { brandId, upline, rebateBps, prizeGroup, days, id } = accepted;
  const account = upline.trim();
  const agent = account === '' ? undefined : await identity.findAccountByName({ brandId, account });
  if (account !== '' && !(agent && isAgentType(agent.type))) throw new Refusal('member_not_found');
  const link = await openLink(client, {
    ...{
      brandId,
      agentId: agent?.memberId ?? null,
      requestId: randomUUID(),
      type: 2,
      rebateBps,
      prizeGroup,
      days,
      uses: 1,
    },
    note: `#${id}`,
  });
  if (!link) throw new Refusal('link_too_many');
  return link.id;
}
