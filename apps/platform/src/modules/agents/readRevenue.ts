import type { getRevenueReport, OutputOf } from '@baize/contract';
import type { TransactionKind } from '@baize/contract/wallet/ledgerKinds';
import type { Brand } from '#kit/implement.ts';
import { linesByDay } from '#modules/wallet/index.ts';
import type { AgentsDeps } from './AgentsDeps.ts';
import { columnOf, figuresOf, kindOf } from './figuresOf.ts';
import { groupBy } from './groupBy.ts';
import { branchesOf } from './readStatements.ts';
import { readStretch, type Days } from './store/days.ts';
import { withTeam } from './withTeam.ts';

type Query = Days & Readonly<{ brand: Brand; brandId: number; agentId: bigint }>;
type Report = OutputOf<typeof getRevenueReport>;

/** An agent's income by day, with the ledger entries it consists of, beside the team's figures. */
export async function readRevenue(deps: Pick<AgentsDeps, 'pool' | 'catalogue'>, query: Query): Promise<Report> {
  const { brand, brandId, agentId, from, to } = query;
  const { timeZone, currency } = brand;
  const stretch = await readStretch(deps.pool, { from, to, timeZone });
  const whats = ['play', 'money'] as const;
  return withTeam(deps, { ...query, whats }, async (team) => {
    const { own, below } = await branchesOf(team, { own: [agentId], below: [agentId], whats, from, to });
    const kinds = own(agentId)
      .filter(({ what }) => what === 'money')
      .map(kindOf)
      .filter(isIncome);
    const lines = await linesByDay(team.db, {
      ...{ brandId, memberId: agentId, currency, timeZone, kinds: [...new Set(kinds)], ...stretch.plain },
    });
    return {
      currency,
      team: figuresOf(below(agentId)),
      income: incomeOf(lines),
      days: [...groupBy(lines, ({ day }) => day)].map(([day, of]) => ({
        ...{ day, ...incomeOf(of) },
        entries: of.flatMap(({ transferIds }) => transferIds),
      })),
    };
  });
}

const isIncome = (kind: TransactionKind): boolean => ['rebates', 'pay'].includes(columnOf(kind) ?? '');

function incomeOf(lines: readonly Readonly<{ kind: TransactionKind; amount: bigint }>[]): Report['income'] {
  const sum = (column: string): bigint =>
    lines.reduce((total, { kind, amount }) => total + (columnOf(kind) === column ? amount : 0n), 0n);
  const [rebates, pay] = [sum('rebates'), sum('pay')];
  return { rebates, pay, total: rebates + pay };
}
