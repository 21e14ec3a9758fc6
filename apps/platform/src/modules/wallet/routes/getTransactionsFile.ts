import { getTransactionsFile as operation } from '@baize/contract/wallet/getTransactionsFile';
import { formatAmount } from '@baize/maths';
import { implement, type Route } from '#kit/implement.ts';
import { admitFile, columnsOf, readStretch, tableFile, wallClock } from '#modules/exports/index.ts';
import { fileWords } from '../fileWords.ts';
import { balancesOf, eachTransaction, transactionsOf } from '../store.ts';
import { wantedKinds } from '../wantedKinds.ts';
import type { WalletDeps } from '../WalletDeps.ts';

export const getTransactionsFile = ({ pool, limiter, withdrawals }: WalletDeps): Route =>
  implement(operation, async ({ input, brand, session, refuse }) => {
    if (!brand.modules.has('TRANSREC3')) throw refuse('not_allowed');
    const { format, language, withdrawalStatus } = input;
    const kinds = wantedKinds(input);
    const { from, to, firstDay, lastDay } = readStretch(input, brand.timeZone);
    const { brandId, memberId } = session;
    const main = (await balancesOf(pool, session)).find((account) => account.name === 'main');
    const currency = main?.currency ?? brand.currency;
    const asked = {
      ...{ brandId, memberId, currency, from, to },
      ...(kinds === undefined ? {} : { kinds }),
      ...(withdrawalStatus === undefined ? {} : { withdrawals: await withdrawals.idsOf(session, withdrawalStatus) }),
    };
    const { total } = await transactionsOf(pool, { ...asked, pageNum: 1, pageSize: 1 });
    await admitFile(limiter, session, total);
    const words = fileWords[language];
    const clock = wallClock(brand.timeZone);
    const rowsOf = async function* (): AsyncGenerator<string[]> {
      for await (const row of eachTransaction(pool, asked)) {
        yield [
          clock(row.createdAt),
          words.kinds[row.kind],
          currency,
          formatAmount(row.amount),
          formatAmount(row.balanceAfter),
          String(row.transferId),
        ];
      }
    };
    return tableFile({
      format,
      name: `${brand.code}_account-record_${firstDay}_${lastDay}`,
      columns: columnsOf(words.columns, '20 24 9 a a 14'),
      rows: rowsOf(),
    });
  });
