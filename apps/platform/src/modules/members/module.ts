import type { Module } from '#kit/implement.ts';
import type { MembersDeps } from './MembersDeps.ts';
import { getMember } from './routes/getMember.ts';
import { createNote } from './routes/createNote.ts';
import { createSegment } from './routes/createSegment.ts';
import { updateTags } from './routes/updateTags.ts';
import { createSecondStepReset } from './routes/createSecondStepReset.ts';
import { decideSecondStepReset } from './routes/decideSecondStepReset.ts';
import { getMemberProfile } from './routes/getMemberProfile.ts';
import { getMemberSecurity } from './routes/getMemberSecurity.ts';
import { listNotes } from './routes/listNotes.ts';
import { getSegmentMembers } from './routes/getSegmentMembers.ts';
import { listSegments } from './routes/listSegments.ts';
import { removeSegment } from './routes/removeSegment.ts';
import { updateSegment } from './routes/updateSegment.ts';
import { listSecondStepResets } from './routes/listSecondStepResets.ts';
import { getProfit } from './routes/getProfit.ts';
import { getProfitFile } from './routes/getProfitFile.ts';
import { listMembers } from './routes/listMembers.ts';

/** Members as operators see them, and a member's own profit record. */
export function membersModule(deps: MembersDeps): Module {
  return {
    name: 'members',
    routes: [
      listMembers(deps),
      getMember(deps),
      getProfit(deps),
      getProfitFile(deps),
      getMemberProfile(deps),
      getMemberSecurity(deps),
      createSecondStepReset(deps),
      decideSecondStepReset(deps),
      listSecondStepResets(deps),
      createNote(deps),
      updateTags(deps),
      listNotes(deps),
      listSegments(deps),
      getSegmentMembers(deps),
      createSegment(deps),
      updateSegment(deps),
      removeSegment(deps),
    ],
  };
}
