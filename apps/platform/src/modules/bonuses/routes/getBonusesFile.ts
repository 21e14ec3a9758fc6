import { getBonusesFile as operation } from '@baize/contract/bonuses/getBonusesFile';
import { endedStatus } from '@baize/contract/bonuses/bonus';
import { formatAmount } from '@baize/maths';
import { implement, type Route } from '#kit/implement.ts';
import { admitFile, readPages, readStretch, tableFile, wallClock, type FileColumn } from '#modules/exports/index.ts';
import type { BonusesDeps } from '../BonusesDeps.ts';
import { fileWords } from '../fileWords.ts';
import type { GrantRow } from '../GrantRow.ts';
import { listEnded, sumEnded } from '../store/grants.ts';

const kinds: readonly (readonly [kind: FileColumn['kind'], width: number])[] = [
  ['text', 20],
  ['text', 20],
  ['text', 28],
  ['text', 12],
  ['text', 9],
  ['amount', 14],
  ['amount', 14],
  ['amount', 14],
];
export const getBonusesFile = ({ pool, limiter }: BonusesDeps): Route =>
  implement(operation, async ({ input, brand, session }) => {
    const { format, language, status } = input;
    const { brandId, memberId } = session;
    const { from, to, firstDay, lastDay } = readStretch(input, brand.timeZone);
    const filter = { brandId, memberId, from, to, status };
    const { total } = await sumEnded(pool, filter);
    await admitFile(limiter, session, total);
    const words = fileWords[language];
    const clock = wallClock(brand.timeZone);
    const rowsOf = async function* (): AsyncGenerator<string[]> {
      const bonuses = readPages<GrantRow>(({ limit, after }) => listEnded(pool, filter, { limit, after: after?.id }));
      for await (const row of bonuses) {
        const ending = endedStatus.options.find((one) => one === row.status);
        yield [
          row.endedAt === null ? '' : clock(row.endedAt),
          clock(row.createdAt),
          row.title,
          ending === undefined ? row.status : words.status[ending],
          row.currency,
          ...[row.amount, row.done < row.required ? row.done : row.required, row.required].map(formatAmount),
        ];
      }
    };
    return tableFile({
      format,
      name: `${brand.code}_bonuses_${firstDay}_${lastDay}`,
      columns: kinds.map(([kind, width], at) => ({ heading: words.bonuses[at] ?? '', kind, width })),
      rows: rowsOf(),
    });
  });
