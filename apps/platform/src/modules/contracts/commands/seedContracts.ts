import type { ContractKind, Terms, Tier } from '@baize/maths/contracts/Terms';
import { randomUUID } from 'node:crypto';
import { transact } from '@baize/server/transact';
import type { ContractsDeps, PaidBrand } from '../ContractsDeps.ts';
import { HOUSE } from '../rules.ts';
import { hasContracts, holdContracts, insertContract, insertVersion, readToday } from '../store/contracts.ts';
import { insertRequest } from '../store/requests.ts';

const tier = (rateBps: number, more: Partial<Tier> = {}): Tier => ({
  ...{ validBet: 0n, loss: 0n, activeMembers: 0, rateBps, amount: 0n },
  ...more,
});
const wage = (...tiers: Tier[]): Terms => ({ period: 'daily', carry: 'none', activeBet: 0n, tiers });
const share: Terms = {
  ...{ period: 'semimonthly', carry: 'permanent', activeBet: 100_000_000n },
  tiers: [tier(1_000, { loss: 100_000n }), tier(2_000, { loss: 1_000_000_000n, activeMembers: 3 })],
};

type Seed = Readonly<{
  brand: PaidBrand;
  /** Has contracts with the house, and gives part of them to the agent below. */
  agentId: bigint;
  belowId: bigint;
  /** A top-level agent with an open offer of the house. */
  offeredId: bigint;
}>;

/** Seeds the demo's contracts, in force from today, and one to be signed; nothing if there are any. */
export async function seedContracts(
  { pool }: Pick<ContractsDeps, 'pool'>,
  { brand, agentId, belowId, offeredId }: Seed,
): Promise<void> {
  const { id: brandId, currency } = brand;
  await transact(pool, async (client) => {
    await holdContracts(client, brandId);
    if (await hasContracts(client, brandId)) return;
    const startsDay = await readToday(client, brand.timeZone);
    const sign = async (payerId: bigint, memberId: bigint, kind: ContractKind, terms: Terms): Promise<void> => {
      const contractId = await insertContract(client, { brandId, payerId, memberId, kind, currency, startsDay });
      await insertVersion(client, { brandId, contractId, fromDay: startsDay, terms });
    };
    await sign(HOUSE, agentId, 'realtime', wage(tier(30)));
    await sign(HOUSE, agentId, 'daily', wage(tier(40), tier(60, { validBet: 1_000_000_000n })));
    await sign(HOUSE, agentId, 'hourly', wage(tier(20)));
    await sign(HOUSE, agentId, 'dividend', share);
    await sign(agentId, belowId, 'realtime', wage(tier(20)));
    await sign(agentId, belowId, 'daily', wage(tier(30)));
    await insertRequest(client, {
      ...{ brandId, requestId: randomUUID(), payerId: HOUSE, memberId: offeredId, kind: 'daily', what: 'new' },
      ...{ askedBy: HOUSE, askedAs: 'operator', terms: wage(tier(40), tier(60, { validBet: 1_000_000_000n })) },
    });
  });
}
