import { setPaymentPassword } from '@baize/contract';
import { registerMember, type TestMember } from './registerMember.ts';
import { goodPaymentPassword } from './registerPayee.ts';
import type { TestPlatform } from './startPlatform.ts';

/** An agent below another agent or at the top, with a payment password. */
export async function openAgent(site: TestPlatform, { below }: { below?: TestMember } = {}): Promise<TestMember> {
  const member = await registerMember(site);
  const { token, memberId, password: currentPassword } = member;
  const passwords = { newPaymentPassword: goodPaymentPassword, confirmPaymentPassword: goodPaymentPassword };
  await site.call(setPaymentPassword, { currentPassword, ...passwords }, { token });
  await site.owner.query('update identity_accounts set type = 1 where id = $1', [memberId]);
  await site.owner.query('update agents_members set type = 1 where member_id = $1', [memberId]);
  if (below) await standBelow(site, member, below);
  return member;
}

/** Moves an account without downlines below an agent. */
export async function standBelow(
  { owner }: Pick<TestPlatform, 'owner'>,
  member: { memberId: bigint },
  agent: { memberId: bigint },
): Promise<void> {
  await owner.query('update agents_members set parent_id = $2 where member_id = $1', [member.memberId, agent.memberId]);
  await owner.query(
    `insert into agents_tree (brand_id, ancestor_id, descendant_id, depth)
     select brand_id, ancestor_id, $1, depth + 1 from agents_tree where descendant_id = $2`,
    [member.memberId, agent.memberId],
  );
}
