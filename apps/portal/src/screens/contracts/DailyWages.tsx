import { getDailySalary } from '@baize/contract/contracts/getDailySalary';
import { listSalary } from '@baize/contract/contracts/listSalary';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { query } from '../../call.ts';
import { BillTable } from './BillTable.tsx';
import { PayFrame } from './PayFrame.tsx';
import { Unloaded } from './Unloaded.tsx';
import { PAGE_SIZE, usePayPlace } from './usePayPlace.ts';

/** The daily wage: paid on the next business day for the day before. */
export function DailyWages() {
  const { side, pageNum } = usePayPlace();
  const asked = { side: side === 'given' ? ('given' as const) : ('received' as const), pageNum, pageSize: PAGE_SIZE };
  const overview = useQuery(query(getDailySalary, {}));
  const bills = useQuery({ ...query(listSalary, asked), placeholderData: keepPreviousData });
  return (
    <PayFrame page="agentDailyWages2" kind="daily" overview={overview.data}>
      <BillTable
        kind="daily"
        page={bills.data}
        isStale={bills.isPlaceholderData}
        error={bills.error && !bills.data ? <Unloaded error={bills.error} onRetry={bills.refetch} /> : undefined}
      />
    </PayFrame>
  );
}
