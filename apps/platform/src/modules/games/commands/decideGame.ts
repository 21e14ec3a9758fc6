import type { InputOf, updateGame } from '@baize/contract';
import { formatAmount } from '@baize/maths';
import type { Brand, OperatorSession } from '#kit/implement.ts';
import { Refusal } from '#kit/refusal.ts';
import { transact } from '@baize/server/transact';
import { record } from '#modules/audit/index.ts';
import type { GamesDeps } from '../GamesDeps.ts';
import type { DecisionRow } from '../DecisionRow.ts';
import { readDecision, writeDecision } from '../store/decisions.ts';

type Decide = InputOf<typeof updateGame> & { brand: Brand; operator: OperatorSession; ip: string };

/** Displayed money has two decimals, so limits have no more. */
const HUNDREDTH = 1_000n;

/** Sets a brand's overrides for a game if their version is the one that was read, with an audit row. */
export async function decideGame(pool: GamesDeps['pool'], act: Decide): Promise<DecisionRow> {
  const { gameId, version, decision, reason, brand, operator, ip } = act;
  const { minBet, maxBet } = decision;
  const isBound = (bound: bigint | null): boolean => bound === null || bound % HUNDREDTH === 0n;
  const isSound = isBound(minBet) && isBound(maxBet) && maxBet !== 0n;
  if (!isSound || (minBet !== null && maxBet !== null && minBet > maxBet)) throw new Refusal('setting_invalid');
  const { brandId, operatorId, username } = operator;
  return transact(pool, async (client) => {
    const before = await readDecision(client, brandId, Number(gameId));
    const key = { brandId, gameId: Number(gameId), version, currency: brand.currency };
    const row = await writeDecision(client, { ...key, ...decision, by: username });
    if (!row) throw new Refusal('version_conflict');
    await record(client, {
      ...{ brandId, actorId: operatorId, actor: username, ip, reason },
      ...{ action: 'games.updateGame', objectType: 'game', objectId: gameId },
      before: before ? factsOf(before) : {},
      after: factsOf(row),
    });
    return row;
  });
}

function factsOf({ isEnabled, position, badge, subCategory, opensIn, minBet, maxBet, currency }: DecisionRow) {
  const money = (bound: bigint | null): string => (bound === null ? '' : `${formatAmount(bound)} ${currency}`);
  return { isEnabled, position, badge, subCategory, opensIn, minBet: money(minBet), maxBet: money(maxBet) };
}
