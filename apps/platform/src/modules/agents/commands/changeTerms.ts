import type { Transaction } from '../AgentsDeps.ts';
import type { MemberRow } from '../MemberRow.ts';
import { readBounds } from '../readBounds.ts';
import { refuseChange } from '../refuseTerms.ts';
import type { Terms } from '../rules.ts';
import { readRules } from '../store/rules.ts';
import { holdTerms, writeTerms } from '../store/terms.ts';
import { holdTree, readMember } from '../store/tree.ts';

type Change = Readonly<{
  brandId: number;
  memberId: bigint;
  after: Terms;
  by: { byMember: bigint } | { byOperator: string; reason: string };
  /** What whoever makes the change has to keep to besides. */
  refuse?: (member: MemberRow) => void;
}>;

/**
 * Changes what somebody was given, within the bounds of the line: the one way for agents and operators alike. Locks the
 * upline's row before the member's, top-down like everybody who gives terms. Answers with what it was before, or with
 * nothing where nobody is.
 */
export async function changeTerms(client: Transaction, change: Change): Promise<MemberRow | undefined> {
  const { brandId, memberId, after, by, refuse } = change;
  await holdTree(client, brandId);
  const parentId = (await readMember(client, { brandId, memberId }))?.parentId ?? null;
  if (parentId !== null) await holdTerms(client, { brandId, memberId: parentId });
  await holdTerms(client, { brandId, memberId });
  const before = await readMember(client, { brandId, memberId });
  if (!before) return undefined;
  refuse?.(before);
  if (after.rebateBps === before.rebateBps && after.prizeGroup === before.prizeGroup) return before;
  const rules = await readRules(client, brandId);
  refuseChange(before, after, await readBounds(client, before, rules), rules);
  await writeTerms(client, { brandId, memberId, before: termsOf(before), after, ...by });
  return before;
}

export const termsOf = ({ rebateBps, prizeGroup }: Terms): Terms => ({ rebateBps, prizeGroup });
