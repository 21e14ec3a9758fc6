import { getRebateClaimsFile as operation } from '@baize/contract/bonuses/getRebateClaimsFile';
import { formatAmount } from '@baize/maths';
import { implement, type Route } from '#kit/implement.ts';
import { admitFile, readPages, readStretch, tableFile, wallClock, type FileColumn } from '#modules/exports/index.ts';
import type { BonusesDeps } from '../BonusesDeps.ts';
import { fileWords } from '../fileWords.ts';
import { presentClaim } from '../present.ts';
import type { ClaimRow } from '../RebateRules.ts';
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
export const getRebateClaimsFile = ({ pool, limiter }: BonusesDeps): Route =>
  implement(operation, async ({ input, brand, session }) => {
    const { format, language } = input;
    const { brandId, memberId } = session;
    const { from, to, firstDay, lastDay } = readStretch(input, brand.timeZone);
    const filter = { brandId, memberId, from, to };
    const { lines } = await sumClaims(pool, filter);
    await admitFile(limiter, session, lines);
    const words = fileWords[language];
    const clock = wallClock(brand.timeZone);
    const rowsOf = async function* (): AsyncGenerator<string[]> {
      const claims = readPages<ClaimRow>(({ limit, after }) => listClaims(pool, filter, { limit, after: after?.id }));
      for await (const row of claims) {
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
    };
    return tableFile({
      format,
      name: `${brand.code}_rebates_${firstDay}_${lastDay}`,
      columns: kinds.map(([kind, width], at) => ({ heading: words.rebates[at] ?? '', kind, width })),
      rows: rowsOf(),
    });
  });
