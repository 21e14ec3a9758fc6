import type { Queryable } from '#kit/db.ts';
import type { MemberRow } from './MemberRow.ts';
import { leastOf, mostOf, type Bounds } from './refuseTerms.ts';
import type { AgentRules } from './rules.ts';
import { readTermsBelow } from './store/terms.ts';
import { readMember } from './store/tree.ts';

/** The range of an account's terms: what the upline or the brand may give, and what was given further down. */
export async function readBounds(
  db: Queryable,
  { brandId, memberId, parentId }: Pick<MemberRow, 'brandId' | 'memberId' | 'parentId'>,
  rules: AgentRules,
): Promise<Bounds> {
  const above = parentId === null ? undefined : await readMember(db, { brandId, memberId: parentId });
  return { most: mostOf(above, rules), least: leastOf(await readTermsBelow(db, { brandId, memberId }), rules) };
}
