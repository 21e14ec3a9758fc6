import {
  createOffer,
  createRequest,
  createTemplate,
  processContract,
  type InputOf,
  type OutputOf,
} from '@baize/contract';
import { randomUUID } from 'node:crypto';
import { openOperator } from './openOperator.ts';
import type { TestMember } from './registerMember.ts';
import { goodPaymentPassword } from './registerPayee.ts';
import type { TestPlatform } from './startPlatform.ts';

type Template = InputOf<typeof createTemplate>;
type Signed = { kind: Template['kind']; terms: Template['terms']; agent: TestMember; payer?: TestMember };

/** A contract that both sides have accepted; without a payer the house pays. It begins with the next business day. */
export async function signContract(
  site: TestPlatform,
  { kind, terms, agent, payer }: Signed,
): Promise<OutputOf<typeof processContract>> {
  const asked = payer ? await askOf(site, payer, { kind, terms, agent }) : await offerOf(site, { kind, terms, agent });
  const decision = { id: asked, act: 'accept' as const, paymentPassword: goodPaymentPassword };
  const { answer } = await site.call(processContract, decision, { token: agent.token });
  if (!answer.value) throw new Error(`The contract was not accepted: ${answer.code}`);
  return answer.value;
}

async function askOf(site: TestPlatform, payer: TestMember, { kind, terms, agent }: Signed): Promise<string> {
  const input = { requestId: randomUUID(), what: 'new' as const, kind, account: agent.account, terms };
  const { answer } = await site.call(createRequest, input, { token: payer.token });
  if (!answer.value) throw new Error(`The contract was not offered: ${answer.code}`);
  return answer.value.id;
}

async function offerOf(site: TestPlatform, { kind, terms, agent }: Signed): Promise<string> {
  const { token } = await openOperator(site);
  const template = await site.call(createTemplate, { name: `For ${agent.account}`, kind, terms }, { token });
  const templateId = template.answer.value?.id ?? '';
  const offer = { requestId: randomUUID(), account: agent.account, offer: { what: 'new' as const, templateId } };
  const { answer } = await site.call(createOffer, offer, { token });
  if (!answer.value) throw new Error(`The contract was not offered: ${template.answer.code} ${answer.code}`);
  return answer.value.id;
}
