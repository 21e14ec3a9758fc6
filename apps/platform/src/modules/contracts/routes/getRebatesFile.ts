import { getRebatesFile as operation } from '@baize/contract';
import { formatAmount } from '@baize/maths';
import { implement, type Route } from '#kit/implement.ts';
import { admitFile, columnsOf, readPages, tableFile, wallClock } from '#modules/exports/index.ts';
import type { ContractsDeps } from '../ContractsDeps.ts';
import type { RebateRow } from '../RebateRow.ts';
import { presentRebate } from '../present.ts';
import { rebateWords } from '../rebateWords.ts';
import { refuseSpan } from '../refuseSpan.ts';
import { readOwnRebates } from '../store/rebates.ts';

export const getRebatesFile = ({ pool, limiter }: ContractsDeps): Route =>
  implement(operation, async ({ input: { from, to, format, language }, brand, session }) => {
    refuseSpan({ from, to });
    const { id: brandId, currency, timeZone } = brand;
    const asked = { brandId, memberId: session.memberId, currency, from, to, timeZone };
    const { total } = await readOwnRebates(pool, asked, { limit: 1 });
    await admitFile(limiter, session, total);
    const { columns, states } = rebateWords[language];
    const clock = wallClock(brand.timeZone);
    const pages = readPages<RebateRow>(
      async ({ limit, after }) => (await readOwnRebates(pool, asked, { limit, after: after?.id })).rows,
    );
    const rowsOf = async function* (): AsyncGenerator<string[]> {
      for await (const row of pages) {
        const { teamBet, ownBet, earned, before, amount } = presentRebate(row);
        yield [clock(row.slotAt), ...[teamBet, ownBet, earned, before, amount].map(formatAmount), states[row.status]];
      }
    };
    return tableFile({
      ...{ format, name: `${brand.code}_line-rebates_${from}_${to}`, rows: rowsOf() },
      columns: columnsOf(columns, '20 a a a a a 16'),
    });
  });
