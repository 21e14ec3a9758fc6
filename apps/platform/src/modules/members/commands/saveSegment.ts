import { MAX_SEGMENTS } from '@baize/contract';
import type { OperatorSession } from '#kit/implement.ts';
import { Refusal } from '#kit/refusal.ts';
import { transact } from '@baize/server/transact';
import { isAgentType } from '#modules/agents/index.ts';
import { record } from '#modules/audit/index.ts';
import { findAccountByName } from '#modules/identity/index.ts';
import { conditionsJson } from '../conditionsJson.ts';
import type { MembersDeps, Transaction } from '../MembersDeps.ts';
import type { SegmentDraft, SegmentRow } from '../SegmentRow.ts';
import {
  countSegments,
  holdNames,
  holdSegment,
  insertSegment,
  isNameTaken,
  replaceSegment,
} from '../store/segments.ts';

type Saving = {
  draft: SegmentDraft;
  /** The segment to replace, with the version that was read; none for a new one. */
  known?: { id: string; version: number };
  operator: OperatorSession;
  currency: string;
  ip: string;
};

/** Saves a segment with its audit row, under a name that is neither a tag's nor another segment's. */
export async function saveSegment(
  { pool }: Pick<MembersDeps, 'pool'>,
  { draft, known, operator, currency, ip }: Saving,
): Promise<SegmentRow> {
  const { brandId, operatorId, username: by } = operator;
  return transact(pool, async (client) => {
    await holdNames(client, brandId);
    const before = known && (await holdSegment(client, { brandId, id: known.id }));
    if (known && !before) throw new Refusal('segment_not_found');
    if (before && before.version !== known?.version) throw new Refusal('version_conflict');
    if (await isNameTaken(client, { brandId, name: draft.name, exceptId: before?.id })) {
      throw new Refusal('segment_name_taken');
    }
    if (!before && (await countSegments(client, brandId)) >= MAX_SEGMENTS) throw new Refusal('segments_too_many');
    await refuseUnknownAgents(client, brandId, draft);
    const saved = before
      ? await replaceSegment(client, { ...draft, id: before.id, by })
      : await insertSegment(client, { ...draft, brandId, by, currency });
    await record(client, {
      ...{ brandId, actorId: operatorId, actor: by, ip },
      ...{ action: before ? 'members.updateSegment' : 'members.createSegment' },
      ...{ objectType: 'segment', objectId: String(saved.id) },
      ...(before ? { before: factsOf(before) } : {}),
      after: factsOf(saved),
    });
    return saved;
  });
}

/** An agent's line is named by the agent, who has to be one of the brand. */
async function refuseUnknownAgents(client: Transaction, brandId: number, { conditions }: SegmentDraft): Promise<void> {
  for (const condition of conditions) {
    if (condition.fact !== 'line') continue;
    const found = await findAccountByName(client, { brandId, account: condition.agent });
    if (!found || !isAgentType(found.type)) {
      throw new Refusal('field_invalid', 'Not valid: agent', { field: 'agent' });
    }
  }
}

const factsOf = ({ name, conditions }: SegmentDraft) => ({ name, conditions: conditionsJson(conditions) });
