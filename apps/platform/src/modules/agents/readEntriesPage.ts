import type { TransactionKind } from '@baize/contract/wallet/ledgerKinds';
import type { MoneyFigure } from '@baize/contract/agents/figureKinds';
import type { Brand } from '#kit/implement.ts';
import { teamEntriesOf, wantedKinds, type TeamEntry } from '#modules/wallet/index.ts';
import type { AgentsDeps } from './AgentsDeps.ts';
import { readTeamEntries } from './readTeamEntries.ts';
import { singleOf } from './singleOf.ts';
import { readStretch, type Days } from './store/days.ts';
import { withTeam } from './withTeam.ts';

type Asked = Days &
  Readonly<{
    brand: Brand;
    brandId: number;
    agentId: bigint;
    scope: 'direct' | 'team' | 'me';
    account?: string | undefined;
    kind?: TransactionKind | undefined;
    figure?: MoneyFigure | undefined;
    limit: number;
    offset?: number;
    /** The entry before them. */
    after?: TeamEntry | undefined;
  }>;

/** A page of ledger entries of a team or one member, newest first, with the totals of all. */
export async function readEntriesPage(deps: Pick<AgentsDeps, 'pool' | 'catalogue' | 'identity'>, asked: Asked) {
  const { brand, brandId, agentId, scope, from, to } = asked;
  const { limit, offset, after } = asked;
  const kinds = wantedKinds(asked);
  const stretch = await readStretch(deps.pool, { from, to, timeZone: brand.timeZone });
  const single = await singleOf(deps, asked);
  if (single === undefined) {
    return withTeam(deps, { brand, agentId }, (team) =>
      readTeamEntries(team, {
        ...{ brand, scope: scope === 'direct' ? 'direct' : 'team', from, to, kinds },
        ...{ limit, offset, after },
      }),
    );
  }
  return teamEntriesOf(deps.pool, {
    ...{ brandId, memberIds: [single], currency: brand.currency, ...stretch.plain },
    ...{ kinds, limit, offset, after },
  });
}
