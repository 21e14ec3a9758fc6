import type { TransactionKind } from '@baize/contract/wallet/ledgerKinds';
import type { MoneyFigure } from '@baize/contract/agents/figureKinds';
import type { Brand } from '#kit/implement.ts';
import {
  sumTeamEntries,
  teamEntriesBehind,
  teamEntriesOf,
  wantedKinds,
  type PlacedEntry,
} from '#modules/wallet/index.ts';
import type { AgentsDeps } from './AgentsDeps.ts';
import { readTeamEntries, readTeamEntriesBehind } from './readTeamEntries.ts';
import { singleOf } from './singleOf.ts';
import { readStretch, type Days } from './store/days.ts';
import { withTeam } from './withTeam.ts';

type Deps = Pick<AgentsDeps, 'pool' | 'catalogue' | 'identity'>;
type Asked = Days &
  Readonly<{
    brand: Brand;
    brandId: number;
    agentId: bigint;
    scope: 'direct' | 'team' | 'me';
    account?: string | undefined;
    kind?: TransactionKind | undefined;
    figure?: MoneyFigure | undefined;
  }>;

/** A page of ledger entries of a team or one member, newest first, with the totals of all. */
export async function readEntriesPage(deps: Deps, asked: Asked & { limit: number; offset?: number }) {
  const { limit, offset = 0 } = asked;
  const own = await ownOf(deps, asked);
  if (own === undefined) {
    return withTeam(deps, { ...asked, whats: ['money'] }, (team) =>
      readTeamEntries(team, { ...teamOf(asked), limit, offset }),
    );
  }
  const rows = await teamEntriesOf(deps.pool, { ...own, limit, offset });
  return { rows, ...(await sumTeamEntries(deps.pool, own)) };
}

/** The entries behind one of them, or the first ones, in the same order and without totals: for files. */
export async function readEntriesBehind(
  deps: Deps,
  asked: Asked & { limit: number; after: PlacedEntry | undefined },
): Promise<PlacedEntry[]> {
  const page = { limit: asked.limit, after: asked.after };
  const own = await ownOf(deps, asked);
  if (own !== undefined) return teamEntriesBehind(deps.pool, { ...own, ...page });
  return withTeam(deps, { ...asked, whats: ['money'] }, (team) =>
    readTeamEntriesBehind(team, { ...teamOf(asked), ...page }),
  );
}

const teamOf = ({ brand, scope, from, to, ...asked }: Asked) => ({
  ...{ brand, scope: scope === 'direct' ? ('direct' as const) : ('team' as const), from, to },
  kinds: wantedKinds(asked),
});

/** The filter of a single member's entries; undefined for a team. */
async function ownOf(deps: Deps, asked: Asked) {
  const { brand, brandId, from, to } = asked;
  const { plain } = await readStretch(deps.pool, { from, to, timeZone: brand.timeZone });
  const single = await singleOf(deps, asked);
  if (single === undefined) return undefined;
  return { brandId, memberIds: [single], currency: brand.currency, ...plain, kinds: wantedKinds(asked) };
}
