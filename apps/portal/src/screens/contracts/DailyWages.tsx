import { getDailySalary } from '@baize/contract/contracts/getDailySalary';
import { listSalary } from '@baize/contract/contracts/listSalary';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../call.ts';
import { PayPage } from './PayPage.tsx';
import { usePayList } from './usePayList.ts';

/** The daily wage: paid on the next business day for the day before. */
export function DailyWages() {
  const list = usePayList(listSalary);
  const overview = useQuery(query(getDailySalary, {}));
  return (
    <PayPage
      page="agentDailyWages2"
      kind="daily"
      overview={overview.data}
      reading={overview}
      list={list}
      found={list.data}
    />
  );
}
