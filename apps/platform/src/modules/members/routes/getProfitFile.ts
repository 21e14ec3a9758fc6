import { getProfitFile as operation } from '@baize/contract/members/getProfitFile';
import { formatAmount } from '@baize/maths';
import { implement, type Route } from '#kit/implement.ts';
import { admitFile, readStretch, tableFile, type FileColumn } from '#modules/exports/index.ts';
import { fileWords } from '../fileWords.ts';
import type { MembersDeps } from '../MembersDeps.ts';
import { readProfit } from '../readProfit.ts';

const kinds: readonly (readonly [kind: FileColumn['kind'], width: number])[] = [
  ['text', 12],
  ['text', 9],
  ['text', 9],
  ['amount', 14],
  ['amount', 14],
  ['amount', 14],
  ['amount', 12],
  ['amount', 12],
  ['amount', 14],
];

export const getProfitFile = (deps: MembersDeps): Route =>
  implement(operation, async ({ input, brand, session }) => {
    const { from, to, firstDay, lastDay } = readStretch(input, brand.timeZone);
    const { days, currency } = await readProfit(deps, brand, { memberId: session.memberId, from, to });
    await admitFile(deps.limiter, session, days.length);
    const words = fileWords[input.language];
    const rowsOf = async function* (): AsyncGenerator<string[]> {
      for (const { day, rounds, bet, validBet, win, rebate, bonus, result } of days.toReversed()) {
        yield [day, currency, String(rounds), ...[bet, validBet, win, rebate, bonus, result].map(formatAmount)];
      }
    };
    return tableFile({
      format: input.format,
      name: `${brand.code}_profit_${firstDay}_${lastDay}`,
      columns: kinds.map(([kind, width], at) => ({ heading: words[at] ?? '', kind, width })),
      rows: rowsOf(),
    });
  });
