import { getMovesFile as operation, type listMoves, type OutputOf } from '@baize/contract';
import { transact } from '@baize/server/transact';
import { implement, type Route } from '#kit/implement.ts';
import { record } from '#modules/audit/index.ts';
import { admitFile, columnsOf, readPages, tableFile, wallClock } from '#modules/exports/index.ts';
import type { AgentsDeps } from '../AgentsDeps.ts';
import { lineWords } from '../lineWords.ts';
import { nameMoves } from '../nameMoves.ts';
import { readMoves } from '../store/moves.ts';

type Move = OutputOf<typeof listMoves>['content'][number];

export const getMovesFile = (deps: AgentsDeps): Route =>
  implement(operation, async ({ input: { view, format, language }, brand, session, ip }) => {
    const { brandId, operatorId: actorId, username: actor } = session;
    const asked = { brandId, isWaiting: view === 'waiting' };
    const { total } = await readMoves(deps.pool, { ...asked, limit: 1 });
    await admitFile(deps.limiter, session, total);
    // Recorded before the file is sent: it names agents, so without an audit row there is no file.
    await transact(deps.pool, (client) =>
      record(client, {
        ...{ brandId, actorId, actor, ip, action: 'agents.getMovesFile' },
        ...{ objectType: 'moves', objectId: view, after: { rows: total } },
      }),
    );
    const { columns, top, states } = lineWords[language].moves;
    const clock = wallClock(brand.timeZone);
    const pages = readPages<Move>(async ({ limit, after }) =>
      nameMoves(deps, brandId, (await readMoves(deps.pool, { ...asked, limit, after: after?.id })).rows),
    );
    const rowsOf = async function* (): AsyncGenerator<string[]> {
      for await (const row of pages) {
        yield [
          ...[clock(new Date(row.createdAt)), row.account, row.from || top, row.to || top, String(row.teamCount)],
          ...[row.reason, states[row.status], row.askedBy, row.decidedBy],
          row.decidedAt === null ? '' : clock(new Date(row.decidedAt)),
        ];
      }
    };
    return tableFile({
      ...{ format, name: `${brand.code}_moves_${view}`, rows: rowsOf() },
      columns: columnsOf(columns, '20 20 20 20 10 40 14 20 20 20'),
    });
  });
