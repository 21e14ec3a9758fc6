import { isWithin } from '@baize/maths/contracts/isWithin';
import type { ContractKind, Terms } from '@baize/maths/contracts/Terms';
import { Refusal } from '#kit/refusal.ts';
import { isAgentType, isDirectDownline, readMember } from '#modules/agents/index.ts';
import type { Transaction } from './ContractsDeps.ts';
import { HOUSE, versionsFrom } from './rules.ts';
import { readOpenContracts } from './store/contracts.ts';

type Sides = Readonly<{ brandId: number; payerId: bigint; memberId: bigint }>;

/** A contract is between an agent and a direct downline agent; for the house with a top-level agent. */
export async function refuseLine(client: Transaction, { brandId, payerId, memberId }: Sides): Promise<void> {
  const member = await readMember(client, { brandId, memberId });
  const isDirect =
    payerId === HOUSE
      ? member?.parentId === null
      : await isDirectDownline(client, { brandId, agentId: payerId, memberId });
  if (!member || !isAgentType(member.type) || !isDirect) throw new Refusal('contract_not_direct');
}

/**
 * An agent cannot promise more than it is promised, nor be promised less than it has promised: by every version in
 * force on the first day or later.
 */
export async function refuseBounds(
  client: Transaction,
  { brandId, payerId, memberId, kind, terms, fromDay }: Sides & { kind: ContractKind; terms: Terms; fromDay: string },
): Promise<void> {
  if (payerId !== HOUSE) {
    const above = await readOpenContracts(client, { brandId, memberId: payerId, side: 'received', kind, day: fromDay });
    const own = above.find(({ endsDay }) => endsDay === null);
    if (!own || own.startsDay > fromDay) throw new Refusal('contract_above_own');
    const isCovered = versionsFrom(own, fromDay).every((version) => isWithin(terms, version.terms));
    if (!isCovered) throw new Refusal('contract_above_own');
  }
  const below = await readOpenContracts(client, { brandId, memberId, side: 'given', kind, day: fromDay });
  const isEnough = below
    .flatMap((contract) => versionsFrom(contract, fromDay))
    .every((version) => isWithin(version.terms, terms));
  if (!isEnough) throw new Refusal('contract_below_promised');
}

/** An agent's contracts with its downlines have to end before the one they are paid from. */
export async function refuseEnd(
  client: Transaction,
  { brandId, memberId, kind, today }: { brandId: number; memberId: bigint; kind: ContractKind; today: string },
): Promise<void> {
  const below = await readOpenContracts(client, { brandId, memberId, side: 'given', kind, day: today });
  if (below.some(({ endsDay }) => endsDay === null)) throw new Refusal('contract_promised_further');
}
