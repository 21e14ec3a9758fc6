import type { createBroadcast, InputOf } from '@baize/contract';
import { isDeepStrictEqual } from 'node:util';
import type { OperatorSession } from '#kit/implement.ts';
import { Refusal } from '#kit/refusal.ts';
import { transact } from '@baize/server/transact';
import { record } from '#modules/audit/index.ts';
import type { BroadcastRow } from '../BroadcastRow.ts';
import type { MessagesDeps } from '../MessagesDeps.ts';
import { writtenIn } from '../rules.ts';
import { insertBroadcast, readBroadcastOfRequest } from '../store/broadcasts.ts';

type By = { operator: OperatorSession; ip: string };

/** Stores a broadcast, idempotent by request id, with its audit row; the job sends it. */
export async function planBroadcast(
  { pool, audiences }: Pick<MessagesDeps, 'pool' | 'audiences'>,
  { operator, ip }: By,
  { sendAt, ...draft }: InputOf<typeof createBroadcast> & Pick<BroadcastRow, 'title' | 'content' | 'language'>,
): Promise<BroadcastRow> {
  const { brandId, operatorId, username } = operator;
  const { segmentId } = draft;
  return transact(pool, async (client) => {
    if (segmentId !== null && !(await audiences.shareSegment(client, { brandId, id: segmentId }))) {
      throw new Refusal('segment_not_found');
    }
    const row = await insertBroadcast(client, {
      ...{ ...draft, brandId, createdBy: username },
      sendAt: sendAt === null ? null : new Date(sendAt),
    });
    if (!row) {
      const first = await readBroadcastOfRequest(client, brandId, draft.requestId);
      const isSame =
        first !== undefined &&
        isDeepStrictEqual([first.title, first.content], [draft.title, draft.content]) &&
        first.audience === draft.audience &&
        (first.segmentId?.toString() ?? null) === segmentId;
      if (!isSame) throw new Refusal('request_conflict');
      return first;
    }
    const { audience, days, tag, title, content } = row;
    await record(client, {
      ...{ brandId, actorId: operatorId, actor: username, ip },
      action: 'messages.createBroadcast',
      objectType: 'broadcast',
      objectId: String(row.id),
      after: {
        audience,
        days,
        tag,
        ...(segmentId === null ? {} : { segmentId }),
        ...Object.fromEntries(
          writtenIn(row).flatMap((language) => [
            [`title.${language}`, title[language] ?? ''],
            [`content.${language}`, content[language] ?? ''],
          ]),
        ),
        sendAt: row.sendAt.toISOString(),
      },
    });
    return row;
  });
}
