import { getLineTransfersFile as operation, type listLineTransfers, type OutputOf } from '@baize/contract';
import { formatAmount } from '@baize/maths';
import { implement, type Route } from '#kit/implement.ts';
import { admitFile, columnsOf, readPages, tableFile, wallClock } from '#modules/exports/index.ts';
import type { AgentsDeps } from '../AgentsDeps.ts';
import { lineWords } from '../lineWords.ts';
import { presentTransfers } from '../presentTransfers.ts';
import { listSentTransfers } from '../store/transfers.ts';

type Sent = OutputOf<typeof listLineTransfers>['content'][number];

export const getLineTransfersFile = (deps: AgentsDeps): Route =>
  implement(operation, async ({ input: { direction, format, language }, brand, session }) => {
    const { brandId, memberId } = session;
    const asked = { brandId, memberId, direction };
    const { total } = await listSentTransfers(deps.pool, { ...asked, limit: 1 });
    await admitFile(deps.limiter, session, total);
    const { columns, directions, states } = lineWords[language].transfers;
    const clock = wallClock(brand.timeZone);
    const pages = readPages<Sent>(async ({ limit, after }) =>
      presentTransfers(deps, brandId, (await listSentTransfers(deps.pool, { ...asked, limit, after: after?.id })).rows),
    );
    const rowsOf = async function* (): AsyncGenerator<string[]> {
      for await (const row of pages) {
        yield [
          ...[clock(new Date(row.createdAt)), directions[row.direction], row.account, formatAmount(row.amount)],
          ...[states[row.status], row.id, row.note],
        ];
      }
    };
    return tableFile({
      ...{ format, name: `${brand.code}_line-transfers`, rows: rowsOf() },
      columns: columnsOf(columns, '20 20 20 a 16 14 40'),
    });
  });
