import { localText } from '@baize/contract/localText';
import { getReturnFile as operation } from '@baize/contract/games/getReturnFile';
import { formatAmount } from '@baize/maths';
import { implement, type Route } from '#kit/implement.ts';
import { admitFile, readStretch, tableFile, type FileColumn } from '#modules/exports/index.ts';
import type { GamesDeps } from '../GamesDeps.ts';
import { readReturns } from '../readReturns.ts';
import { returnWords } from '../returnWords.ts';

const kinds: readonly (readonly [kind: FileColumn['kind'], width: number])[] = [
  ['text', 28],
  ['text', 18],
  ['text', 10],
  ['text', 9],
  ['amount', 16],
  ['amount', 16],
  ['amount', 12],
  ['amount', 12],
  ['amount', 12],
  ['amount', 12],
];

/** Hundredths of a percent as an exact percentage. */
const percent = (bps: number | null): string => (bps === null ? '' : String(bps / 100));

export const getReturnFile = (deps: GamesDeps): Route =>
  implement(operation, async ({ input, brand, session }) => {
    const { firstDay, lastDay, ...stretch } = readStretch(input, brand.timeZone);
    const { format, language } = input;
    const found = await readReturns(deps, brand, { ...input, ...stretch });
    await admitFile(deps.limiter, session, found.length);
    return tableFile({
      format,
      name: `${brand.code}_returns_${firstDay}_${lastDay}`,
      columns: kinds.map(([kind, width], at) => ({ heading: returnWords[language][at] ?? '', kind, width })),
      rows: (async function* () {
        for (const row of found) {
          yield [
            localText(row.name, language),
            ...[row.vendorName, String(row.rounds), brand.currency],
            ...[formatAmount(row.bet), formatAmount(row.win)],
            ...[percent(row.theoreticalBps), percent(row.actualBps), percent(row.lowBps), percent(row.highBps)],
          ];
        }
      })(),
    });
  });
