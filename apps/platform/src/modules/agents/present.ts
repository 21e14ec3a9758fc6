import type { downline, getAgentRules, OutputOf, registerLink } from '@baize/contract';
import type { rebatePercents } from '@baize/contract/agents/agentRules';
import type { ContractKind } from '@baize/maths/contracts/Terms';
import type * as z from 'zod/mini';
import type { Account } from '#modules/identity/index.ts';
import type { LinkRow } from './LinkRow.ts';
import type { AgentRules, RebatePercents } from './rules.ts';
import type { DownlineRow } from './store/tree.ts';

/** Every category; one that is not named brings nothing. */
export function presentPercents(percents: RebatePercents): z.output<typeof rebatePercents> {
  const { RNG = 0, LIVE = 0, FISH = 0, PVP = 0, SPORTS = 0, ESPORTS = 0, LOTT = 0, ELOTT = 0 } = percents;
  return { RNG, LIVE, FISH, PVP, SPORTS, ESPORTS, LOTT, ELOTT };
}

export const presentRules = (rules: AgentRules, currency: string): OutputOf<typeof getAgentRules> => ({
  ...rules,
  rebatePercents: presentPercents(rules.rebatePercents),
  currency,
});

export function presentLink(row: LinkRow): z.output<typeof registerLink> {
  return {
    id: String(row.id),
    ...{ code: row.code, type: row.type, rebateBps: row.rebateBps, prizeGroup: row.prizeGroup, note: row.note },
    ...{ uses: row.uses, joined: row.joined, state: row.state },
    expiresAt: row.expiresAt.toISOString(),
    createdAt: row.createdAt.toISOString(),
  };
}

/** A team member, as the agent sees it. */
export function presentDownline(
  row: DownlineRow,
  account: Account | undefined,
  {
    balance,
    hasMoneyUnderWay,
    contracts,
    isOnline,
  }: { balance: bigint; hasMoneyUnderWay: boolean; contracts: ContractKind[]; isOnline: boolean },
): z.output<typeof downline> {
  return {
    memberId: String(row.memberId),
    account: account?.account ?? '',
    type: row.type,
    ...{ level: row.level, directCount: row.directCount, teamCount: row.teamCount },
    ...{ balance, hasMoneyUnderWay, rebateBps: row.rebateBps, prizeGroup: row.prizeGroup },
    contracts,
    status: account?.status ?? 'closed',
    isOnline,
    joinedAt: row.joinedAt.toISOString(),
    lastLoginAt: account?.lastLoginAt?.toISOString() ?? null,
  };
}
