import { getDividend } from '@baize/contract/contracts/getDividend';
import { PayPage } from './PayPage.tsx';
import { usePayList } from './usePayList.ts';

/** Dividends: what the own contract brought, what agents below were given, and the contracts themselves. */
export function DividendRecords() {
  const list = usePayList(getDividend);
  const { overview, page } = list.data ?? {};
  return <PayPage page="agentDividendRecordCopy2" kind="dividend" overview={overview} list={list} found={page} />;
}
