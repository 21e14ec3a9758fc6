import { localText } from '@baize/contract/localText';
import { getRoundsFile as operation } from '@baize/contract/vendors/getRoundsFile';
import { formatAmount } from '@baize/maths';
import { implement, type Route } from '#kit/implement.ts';
import { admitFile, readStretch, tableFile, wallClock, type FileColumn } from '#modules/exports/index.ts';
import { fileWords } from '../fileWords.ts';
import { presentRound } from '../present.ts';
import { roundFilterOf } from '../roundFilterOf.ts';
import { eachRound, sumRounds, type RoundFilter } from '../store.ts';
import type { VendorsDeps } from '../VendorsDeps.ts';

const kinds: readonly (readonly [kind: FileColumn['kind'], width: number])[] = [
  ['text', 20],
  ['text', 24],
  ['text', 16],
  ['text', 28],
  ['text', 9],
  ['amount', 14],
  ['amount', 14],
  ['amount', 14],
  ['amount', 14],
  ['text', 12],
];

export const getRoundsFile = ({ pool, catalogue, limiter }: VendorsDeps): Route =>
  implement(operation, async ({ input, brand, session }) => {
    const { format, language, ...asked } = input;
    const { firstDay, lastDay } = readStretch(input, brand.timeZone);
    const filter = await roundFilterOf(catalogue, session, asked);
    const { rounds } = await sumRounds(pool, filter);
    await admitFile(limiter, session, rounds);
    const words = fileWords[language];
    const clock = wallClock(brand.timeZone);
    const rowsOf = async function* (all: RoundFilter): AsyncGenerator<string[]> {
      for await (const row of eachRound(pool, all)) {
        const face = await catalogue.displayOf(row.vendorId, row.gameCode);
        const { net } = presentRound(row, face);
        yield [
          clock(row.startedAt),
          localText(face.name, language),
          face.vendorName,
          row.round,
          row.currency,
          ...[row.bet, row.validBet, row.win, net].map(formatAmount),
          words.status[row.status],
        ];
      }
    };
    return tableFile({
      format,
      name: `${brand.code}_betting-record_${firstDay}_${lastDay}`,
      columns: kinds.map(([kind, width], at) => ({ heading: words.columns[at] ?? '', kind, width })),
      rows: rowsOf(filter),
    });
  });
