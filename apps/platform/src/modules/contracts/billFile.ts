import type { Language } from '@baize/contract/languages';
import type { FileAnswer } from '@baize/contract/fileAnswer';
import { addDays } from '@baize/maths/contracts/addDays';
import { costsOf } from '@baize/maths/contracts/costsOf';
import { formatAmount } from '@baize/maths';
import type { Brand } from '#kit/implement.ts';
import { columnsOf, readPages, tableFile, wallClock } from '#modules/exports/index.ts';
import type { BillRow } from './BillRow.ts';
import { billWords } from './billWords.ts';
import type { ContractsDeps } from './ContractsDeps.ts';
import { namesOf } from './namesOf.ts';

/** How wide each column is; where a spreadsheet may add up stands `a`. */
const shapes = '20 20 16 12 12 20 a a 10 10 a a 20 10 10 28 a 12';

type Saved = Readonly<{
  brand: Brand;
  name: string;
  format: 'csv' | 'xlsx';
  language: Language;
  read(page: { limit: number; after: bigint | undefined }): Promise<{ rows: BillRow[] }>;
}>;

type Named = Readonly<{ bill: BillRow; account: string; payer: string }>;

/** Bills as a table, read page by page while it is written. */
export function billFile(
  deps: Pick<ContractsDeps, 'identity'>,
  { brand, name, format, language, read }: Saved,
): FileAnswer {
  const words = billWords[language];
  const clock = wallClock(brand.timeZone);
  const bills = readPages<Named>(async ({ limit, after }) => {
    const { rows } = await read({ limit, after: after?.bill.id });
    const names = await namesOf(deps, brand.id, rows);
    return rows.map((bill) => {
      const [account, payer] = [names.get(bill.memberId) ?? '', names.get(bill.payerId) ?? words.house];
      return { bill, account, payer };
    });
  });
  const rowsOf = async function* (): AsyncGenerator<string[]> {
    for await (const { bill, account, payer } of bills) {
      yield [
        ...[account, payer, words.kinds[bill.kind], bill.fromDay, addDays(bill.toDay, -1)],
        bill.slotAt === null ? '' : clock(bill.slotAt),
        ...[bill.validBet, bill.net].map(formatAmount),
        String(bill.activeMembers),
        String(bill.rateBps / 100),
        ...[bill.amount, bill.paid].map(formatAmount),
        words.states[bill.status],
        String(bill.lateRounds),
        String(bill.correctedRounds),
        bill.reason,
        formatAmount(costsOf(bill.ngr)),
        String(bill.id),
      ];
    }
  };
  const columns = columnsOf(words.columns, shapes);
  return tableFile({ format, name: `${brand.code}_${name}`, columns, rows: rowsOf() });
}
