import type { contractBill, contractOverview } from '@baize/contract';
import type { ContractKind } from '@baize/maths/contracts/Terms';
import { pageOf } from '@baize/server/pageOf';
import type * as z from 'zod/mini';
import type { Brand, MemberSession } from '#kit/implement.ts';
import type { BillRow } from './BillRow.ts';
import type { ContractsDeps } from './ContractsDeps.ts';
import { formulaOn } from './formulaOn.ts';
import { namesOf } from './namesOf.ts';
import { presentBill, presentOverview } from './present.ts';
import { readFormulas } from './store/formulas.ts';
import { readOwnBills, sumPaid } from './store/bills.ts';
import { readNextPay, readOpenContracts, readToday } from './store/contracts.ts';

type Who = { brand: Brand; session: MemberSession; kind: ContractKind };

/** The contract by which a member is paid, and its recent pay. */
export async function readOverview(
  deps: Pick<ContractsDeps, 'pool' | 'identity'>,
  { brand, session, kind }: Who,
): Promise<z.output<typeof contractOverview>> {
  const who = { brandId: brand.id, memberId: session.memberId, kind };
  const today = await readToday(deps.pool, brand.timeZone);
  const [contract] = await readOpenContracts(deps.pool, { ...who, side: 'received', day: today });
  const names = await namesOf(deps, brand.id, contract ? [contract] : []);
  const formula = kind === 'dividend' ? formulaOn(await readFormulas(deps.pool, brand.id), today) : null;
  const sums = await sumPaid(deps.pool, { ...who, timeZone: brand.timeZone });
  const nextAt = await readNextPay(deps.pool, { kind, timeZone: brand.timeZone });
  return presentOverview(contract, { names, today, currency: brand.currency, sums, formula, nextAt });
}

type Asked = { side: 'received' | 'given'; pageNum: number; pageSize: number };

/** A page of bills of one kind, received or given by a member, with the raw rows. */
export async function readPay(
  deps: Pick<ContractsDeps, 'pool' | 'identity'>,
  { brand, session, kind }: Who,
  { side, pageNum, pageSize }: Asked,
) {
  const { rows, total } = await readOwnBills(
    deps.pool,
    { brandId: brand.id, memberId: session.memberId, side, kind },
    { limit: pageSize, offset: (pageNum - 1) * pageSize },
  );
  const names = await namesOf(deps, brand.id, rows);
  const content: z.output<typeof contractBill>[] = rows.map((row: BillRow) => presentBill(row, names));
  return { rows, page: pageOf(content, total, { pageNum, pageSize }) };
}
