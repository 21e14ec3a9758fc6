import { updateTags as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { markMember } from '../commands/markMember.ts';
import type { MembersDeps } from '../MembersDeps.ts';

export const updateTags = (deps: MembersDeps): Route =>
  implement(operation, async ({ input, session: operator, ip }) => ({
    tags: await markMember(deps, { ...input, operator, ip }),
  }));
