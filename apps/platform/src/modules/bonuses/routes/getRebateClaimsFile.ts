import { getRebateClaimsFile as operation } from '@baize/contract/bonuses/getRebateClaimsFile';
import { formatAmount } from '@baize/maths';
import { implement, type Route } from '#kit/implement.ts';
import { admitFile, readStretch, tableFile, wallClock, type FileColumn } from '#modules/exports/index.ts';
import type { BonusesDeps } from '../BonusesDeps.ts';
import { fileWords } from '../fileWords.ts';
import { presentClaim } from '../present.ts';
import { listClaims, sumClaims } from '../store/rebates.ts';

const kinds: readonly (readonly [kind: FileColumn['kind'], width: number])[] = [
  ['text', 20],
  ['text', 14],
  ['text', 18],
  ['text', 9],
  ['amount', 16],
  ['amount', 9],
  ['amount', 14],
];
/** Claims that are read at once. */
const PIECE = 500;

export const getRebateClaimsFile = ({ pool, limiter }: BonusesDeps): Route =>
  implement(operation, async ({ input, brand, session }) => {
    const { format, language } = input;
    const { brandId, memberId } = session;
    const { from, to, firstDay, lastDay } = readStretch(input, brand.timeZone);
    const filter = { brandId, memberId, from, to };
    const { total, lines } = await sumClaims(pool, filter);
    await admitFile(limiter, session, lines);
    const words = fileWords[language];
    const clock = wallClock(brand.timeZone);
    const rowsOf = async function* (): AsyncGenerator<string[]> {
      for (let pageNum = 1; (pageNum - 1) * PIECE < total; pageNum += 1) {
        for (const row of await listClaims(pool, { ...filter, pageNum, pageSize: PIECE })) {
          const claim = presentClaim(row);
          for (const line of claim.lines) {
            yield [
              clock(row.createdAt),
              claim.id,
              words.classes[line.classify],
              claim.currency,
              formatAmount(line.validBet),
              String(line.rateBps / 100),
              formatAmount(line.amount),
            ];
          }
        }
      }
    };
    return tableFile({
      format,
      name: `${brand.code}_rebates_${firstDay}_${lastDay}`,
      columns: kinds.map(([kind, width], at) => ({ heading: words.rebates[at] ?? '', kind, width })),
      rows: rowsOf(),
    });
  });
