import { mapTexts } from '@baize/contract/localText';
import type { contentDraft } from '@baize/contract';
import type * as z from 'zod/mini';
import type { OperatorSession } from '#kit/implement.ts';
import { Refusal } from '#kit/refusal.ts';
import { sqlState, sqlStates } from '@baize/server/sqlState';
import { transact } from '@baize/server/transact';
import { record } from '#modules/audit/index.ts';
import { cleanHtml } from '../cleanHtml.ts';
import type { ContentDeps } from '../ContentDeps.ts';
import type { Content, ContentRow } from '../ContentRow.ts';
import { factsOf } from '../present.ts';
import { holdItem } from '../holdItem.ts';
import { faultOf } from '../rules.ts';
import { insertItem, replaceItem } from '../store.ts';

type Saving = {
  draft: z.output<typeof contentDraft>;
  /** The item to replace, with the version that was read; none for a new one. */
  known?: { id: string; version: number };
  operator: OperatorSession;
  ip: string;
};

/** Saves a content item, sanitised, with its audit row; refused if an older version was read. */
export async function saveItem({ pool }: Pick<ContentDeps, 'pool'>, saving: Saving): Promise<ContentRow> {
  const { draft, known, operator, ip } = saving;
  const { position, isShown, startsAt, endsAt } = draft;
  const content = madeSafe(draft.content);
  const fault = faultOf(content, draft);
  if (fault !== undefined) throw new Refusal('content_invalid', `Not valid: ${fault}`, { field: fault });
  const fields = { brandId: operator.brandId, position, isShown, startsAt, endsAt, by: operator.username };
  return transact(pool, async (client) => {
    const before = known === undefined ? undefined : await holdItem(client, operator.brandId, known);
    if (before !== undefined && before.kind !== content.kind) {
      throw new Refusal('content_invalid', 'A piece keeps its kind.', { field: 'kind' });
    }
    const write =
      before === undefined
        ? insertItem(client, { ...fields, kind: content.kind, body: content.body })
        : replaceItem(client, { ...fields, id: before.id, body: content.body });
    const row = await write.catch((error: unknown) => {
      // Two articles with one slug.
      if (sqlState(error) !== sqlStates.uniqueViolation) throw error;
      throw new Refusal('content_invalid', 'Another article has this address.', { field: 'slug' });
    });
    await record(client, {
      brandId: operator.brandId,
      actorId: operator.operatorId,
      actor: operator.username,
      ip,
      action: before === undefined ? 'content.createItem' : 'content.updateItem',
      objectType: 'content',
      objectId: String(row.id),
      ...(before === undefined ? {} : { before: factsOf(before) }),
      after: factsOf(row),
    });
    return row;
  });
}

function madeSafe(content: Content): Content {
  if (content.kind !== 'announcement' && content.kind !== 'article') return content;
  return { ...content, body: { ...content.body, content: mapTexts(content.body.content, cleanHtml) } } as Content;
}
