import { getPaymentsFile as operation, type listPayments, type OutputOf } from '@baize/contract';
import { contractKind } from '@baize/contract/contracts/contractTerms';
import { formatAmount } from '@baize/maths';
import { implement, type Route } from '#kit/implement.ts';
import { admitFile, columnsOf, readPages, tableFile, wallClock } from '#modules/exports/index.ts';
import { billWords } from '../billWords.ts';
import type { ContractsDeps } from '../ContractsDeps.ts';
import { namesOf } from '../namesOf.ts';
import { refuseOutsider } from '../policy.ts';
import { presentPayment } from '../present.ts';
import { refuseSpan } from '../refuseSpan.ts';
import { readPayments } from '../store/payments.ts';

type Payment = OutputOf<typeof listPayments>['page']['content'][number];

export const getPaymentsFile = (deps: ContractsDeps): Route =>
  implement(operation, async ({ input: { from, to, kind, format, language }, brand, session }) => {
    refuseOutsider(brand, session);
    refuseSpan({ from, to });
    const kinds = kind === undefined ? contractKind.options : [kind];
    const asked = { brandId: brand.id, memberId: session.memberId, kinds, from, to, timeZone: brand.timeZone };
    const { total } = await readPayments(deps.pool, asked, { limit: 1 });
    await admitFile(deps.limiter, session, total);
    const words = billWords[language];
    const clock = wallClock(brand.timeZone);
    const payments = readPages<Payment>(async (page) => {
      const { rows } = await readPayments(deps.pool, asked, page);
      const names = await namesOf(deps, brand.id, rows);
      return rows.map((row) => presentPayment(row, names));
    });
    const rowsOf = async function* (): AsyncGenerator<string[]> {
      for await (const row of payments) {
        yield [
          ...[clock(new Date(row.paidAt)), words.kinds[row.kind], row.fromDay, row.lastDay],
          row.slotAt === null ? '' : clock(new Date(row.slotAt)),
          ...[row.payer || words.house, formatAmount(row.amount), row.billId, String(row.attempt)],
        ];
      }
    };
    return tableFile({
      ...{ format, name: `${brand.code}_payments_${kind ?? 'all'}_${from}_${to}`, rows: rowsOf() },
      columns: columnsOf(words.payments, '20 16 12 12 20 20 a 12 10'),
    });
  });
