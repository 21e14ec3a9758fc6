import { approveDeposit, createDeposit } from '@baize/contract';
import { randomUUID } from 'node:crypto';
import { openOperator } from './openOperator.ts';
import type { TestMember } from './registerMember.ts';
import type { TestPlatform } from './startPlatform.ts';

/** A complete deposit: requested by the member, approved by an operator. Uses the brand's first method. */
export async function payIn(site: TestPlatform, { token }: TestMember, amount: bigint): Promise<string> {
  const asked = await site.call(createDeposit, { requestId: randomUUID(), methodId: '1', amount }, { token });
  const depositId = asked.answer.value?.id;
  if (depositId === undefined) throw new Error(`No deposit was asked for: ${asked.answer.code}`);
  const operator = await openOperator(site);
  const { answer } = await site.call(approveDeposit, { depositId, note: '' }, { token: operator.token });
  if (!answer.success) throw new Error(`The deposit was not approved: ${answer.code}`);
  return depositId;
}
