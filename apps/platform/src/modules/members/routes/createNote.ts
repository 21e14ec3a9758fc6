import { createNote as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { writeNote } from '../commands/writeNote.ts';
import type { MembersDeps } from '../MembersDeps.ts';
import { presentNote } from '../presentNote.ts';

export const createNote = (deps: MembersDeps): Route =>
  implement(operation, async ({ input, session: operator, ip, refuse }) => {
    const body = input.body.trim();
    if (body === '') throw refuse('field_required');
    return presentNote(await writeNote(deps, { ...input, body, operator, ip }));
  });
