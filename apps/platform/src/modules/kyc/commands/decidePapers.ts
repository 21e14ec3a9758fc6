import type { decideSubmission, InputOf } from '@baize/contract';
import type { OperatorSession } from '#kit/implement.ts';
import { Refusal } from '#kit/refusal.ts';
import { transact } from '@baize/server/transact';
import { record } from '#modules/audit/index.ts';
import type { KycDeps } from '../KycDeps.ts';
import { decideSubmission as writeDecision, readSubmission } from '../store/submissions.ts';
import type { SubmissionRow } from '../SubmissionRow.ts';

type Decision = InputOf<typeof decideSubmission> & { operator: OperatorSession; ip: string; today: string };

/** Decides documents once; state, audit row and the member's message are one transaction. */
export async function decidePapers(deps: KycDeps, decision: Decision): Promise<SubmissionRow> {
  const { operator, ip, submissionId: id, outcome, expiresOn, publicReason, reason, today } = decision;
  const { brandId, operatorId, username } = operator;
  const isApproved = outcome === 'approve';
  if (!isApproved && publicReason === undefined) throw new Refusal('field_required');
  if (isApproved && expiresOn !== undefined && expiresOn <= today) throw new Refusal('field_invalid');
  const known = await readSubmission(deps.pool, { brandId, id });
  if (!known) throw new Refusal('kyc_not_found');
  if (await deps.operators.isOwnAccount(operatorId, known.memberId)) throw new Refusal('not_allowed');
  const member = { brandId, memberId: known.memberId };
  const language = await deps.messages.languageOf(member);
  const row = await transact(deps.pool, async (client) => {
    const isDone = await writeDecision(client, {
      ...{ brandId, id, status: isApproved ? 'approved' : 'rejected', reason, operatorId, operator: username },
      expiresOn: isApproved ? expiresOn : undefined,
      publicReason: isApproved ? '' : (publicReason ?? 'other'),
    });
    if (!isDone) throw new Refusal('kyc_decided');
    const decided = await readSubmission(client, { brandId, id });
    if (!decided) throw new Error(`Submission ${id} is gone.`);
    await record(client, {
      ...{ brandId, actorId: operatorId, actor: username, ip, reason },
      ...{ action: 'kyc.decideSubmission', objectType: 'member', objectId: String(decided.memberId) },
      before: { status: 'inReview' },
      after: {
        ...{ submission: id, level: decided.level, status: decided.status, member: decided.account },
        ...{ expiresOn: decided.expiresOn, publicReason: decided.publicReason },
      },
    });
    await deps.messages.writeWithin(client, {
      ...{ ...member, language, key: `kyc:${id}` },
      fact: isApproved
        ? { what: 'kycApproved', level: decided.level, expiresOn: decided.expiresOn }
        : { what: 'kycRejected', level: decided.level, publicReason: decided.publicReason },
    });
    return decided;
  });
  return row;
}
