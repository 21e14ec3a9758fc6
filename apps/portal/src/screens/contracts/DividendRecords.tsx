import { getDividend } from '@baize/contract/contracts/getDividend';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { query } from '../../call.ts';
import { BillTable } from './BillTable.tsx';
import { PayFrame } from './PayFrame.tsx';
import { Unloaded } from './Unloaded.tsx';
import { PAGE_SIZE, usePayPlace } from './usePayPlace.ts';

/** Dividends: what the own contract brought, what agents below were given, and the contracts themselves. */
export function DividendRecords() {
  const { side, pageNum } = usePayPlace();
  const asked = { side: side === 'given' ? ('given' as const) : ('received' as const), pageNum, pageSize: PAGE_SIZE };
  const pay = useQuery({ ...query(getDividend, asked), placeholderData: keepPreviousData });
  return (
    <PayFrame page="agentDividendRecordCopy2" kind="dividend" overview={pay.data?.overview}>
      <BillTable
        kind="dividend"
        page={pay.data?.page}
        isStale={pay.isPlaceholderData}
        error={pay.error && !pay.data ? <Unloaded error={pay.error} onRetry={pay.refetch} /> : undefined}
      />
    </PayFrame>
  );
}
