import type { Module } from '../../kit/implement.ts';
import type { MembersDeps } from './MembersDeps.ts';
import { getMember } from './routes/getMember.ts';
import { listMembers } from './routes/listMembers.ts';

/** Members as those see them who run the brand. */
export function membersModule(deps: MembersDeps): Module {
  return { name: 'members', routes: [listMembers(deps), getMember(deps)] };
}
