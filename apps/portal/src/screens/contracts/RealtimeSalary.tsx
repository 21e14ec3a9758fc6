import { getRealtimeSalary } from '@baize/contract/contracts/getRealtimeSalary';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { query } from '../../call.ts';
import { BillTable } from './BillTable.tsx';
import { PayFrame } from './PayFrame.tsx';
import { Unloaded } from './Unloaded.tsx';
import { PAGE_SIZE, usePayPlace } from './usePayPlace.ts';

/** The real-time wage: settled every five minutes, each settlement a row. */
export function RealtimeSalary() {
  const { side, pageNum } = usePayPlace();
  const asked = { side: side === 'given' ? ('given' as const) : ('received' as const), pageNum, pageSize: PAGE_SIZE };
  const pay = useQuery({ ...query(getRealtimeSalary, asked), placeholderData: keepPreviousData });
  return (
    <PayFrame page="agentRealtimeSalary" kind="realtime" overview={pay.data?.overview}>
      <BillTable
        kind="realtime"
        page={pay.data?.page}
        isStale={pay.isPlaceholderData}
        error={pay.error && !pay.data ? <Unloaded error={pay.error} onRetry={pay.refetch} /> : undefined}
      />
    </PayFrame>
  );
}
