import type { billRound } from '@baize/contract/contracts/billRounds';
import type * as z from 'zod/mini';
import { placesOf } from '#modules/agents/index.ts';
import { presentRound, readRoundsOf } from '#modules/vendors/index.ts';
import type { ContractsDeps } from './ContractsDeps.ts';
import { presentBillRound } from './present.ts';
import type { BillFact } from './store/billRounds.ts';

export type FactDeps = Pick<ContractsDeps, 'pool' | 'identity' | 'catalogue'>;

/** Facts with their rounds. For an agent, `viewer`, who is no longer in the own line stays without a name. */
export async function presentFacts<Fact extends BillFact>(
  deps: FactDeps,
  brandId: number,
  { facts, viewer }: { facts: readonly Fact[]; viewer: bigint | undefined },
): Promise<{ fact: Fact; round: z.output<typeof billRound> }[]> {
  const rounds = await roundsOf(deps, brandId, facts);
  const names = await namesFor(deps, brandId, { facts, viewer });
  return facts.map((fact) => ({
    fact,
    round: presentBillRound(fact, rounds.get(fact.roundId), names.get(fact.memberId)),
  }));
}

type ShownRound = ReturnType<typeof presentRound>;

async function roundsOf({ pool, catalogue }: FactDeps, brandId: number, rounds: readonly BillFact[]) {
  const found = await readRoundsOf(pool, { brandId, rounds });
  return new Map(
    await Promise.all(
      found.map(async (row): Promise<[bigint, ShownRound]> => {
        return [row.id, presentRound(row, await catalogue.displayOf(row.vendorId, row.gameCode))];
      }),
    ),
  );
}

/** The account names of whoever the viewer may see; an operator sees all. */
async function namesFor(
  { pool, identity }: FactDeps,
  brandId: number,
  { facts, viewer }: { facts: readonly BillFact[]; viewer: bigint | undefined },
): Promise<Map<bigint, string>> {
  const ids = [...new Set(facts.map(({ memberId }) => memberId))];
  const places = viewer === undefined ? undefined : await placesOf(pool, { brandId, agentId: viewer, memberIds: ids });
  const memberIds = places?.map(({ memberId }) => memberId) ?? ids;
  const accounts = await identity.accountsOf({ brandId, memberIds });
  return new Map([...accounts].map(([id, { account }]) => [id, account]));
}
