import { listNotes as operation } from '@baize/contract';
import { pageOf } from '@baize/server/pageOf';
import { implement, type Route } from '#kit/implement.ts';
import { accountOf } from '../accountOf.ts';
import type { MembersDeps } from '../MembersDeps.ts';
import { presentNote } from '../presentNote.ts';
import { readNotes } from '../store/notes.ts';

export const listNotes = (deps: MembersDeps): Route =>
  implement(operation, async ({ input: { pageNum, pageSize, ...of }, session: { brandId } }) => {
    const { memberId } = await accountOf(deps, { brandId, memberId: of.memberId });
    const { rows, total } = await readNotes(deps.pool, { brandId, memberId, pageNum, pageSize });
    return pageOf(rows.map(presentNote), total, { pageNum, pageSize });
  });
