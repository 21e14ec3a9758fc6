import { linesAbove } from '#modules/agents/index.ts';
import type { ContractRow } from './ContractRow.ts';
import type { Transaction } from './ContractsDeps.ts';
import { HOUSE } from './rules.ts';

/** The depth of each payer in the tree; the house is above all. */
export async function depthsOf(
  client: Transaction,
  brandId: number,
  contracts: readonly ContractRow[],
): Promise<Map<bigint, number>> {
  const payers = [...new Set(contracts.map(({ payerId }) => payerId).filter((id) => id !== HOUSE))];
  const lines = await linesAbove(client, { brandId, memberIds: payers });
  return new Map([...lines].map(([id, line]) => [id, line.length]));
}
