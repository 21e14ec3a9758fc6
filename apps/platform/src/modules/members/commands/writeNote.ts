import type { OperatorSession } from '#kit/implement.ts';
import { transact } from '@baize/server/transact';
import { record } from '#modules/audit/index.ts';
import { accountOf } from '../accountOf.ts';
import type { MembersDeps } from '../MembersDeps.ts';
import { insertNote, type NoteRow } from '../store/notes.ts';

/** Adds a note with its audit row, which does not contain the text. */
export async function writeNote(
  deps: MembersDeps,
  note: { memberId: string; body: string; operator: OperatorSession; ip: string },
): Promise<NoteRow> {
  const { brandId, operatorId, username } = note.operator;
  const { memberId, account } = await accountOf(deps, { brandId, memberId: note.memberId });
  return transact(deps.pool, async (client) => {
    const row = await insertNote(client, {
      ...{ brandId, memberId, authorId: operatorId, author: username, body: note.body },
    });
    if (!row) throw new Error('The note was not written.');
    await record(client, {
      ...{ brandId, actorId: operatorId, actor: username, ip: note.ip },
      ...{ action: 'members.createNote', objectType: 'member', objectId: note.memberId },
      after: { member: account, note: String(row.id) },
    });
    return row;
  });
}
