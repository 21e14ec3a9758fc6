import { getDividend } from '@baize/contract/contracts/getDividend';
import { PayPage } from './PayPage.tsx';
import { usePayList } from './usePayList.ts';

/** Dividends: what the own contract brought, what agents below were given, and the contracts themselves. */
export function DividendRecords() {
  const list = usePayList(getDividend);
  return (
    <PayPage
      page="agentDividendRecordCopy2"
      kind="dividend"
      overview={list.data?.overview}
      list={list}
      found={list.data?.page}
    />
  );
}
