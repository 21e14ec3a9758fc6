import { getRealtimeSalary } from '@baize/contract/contracts/getRealtimeSalary';
import { PayPage } from './PayPage.tsx';
import { usePayList } from './usePayList.ts';

/** The real-time wage: settled every five minutes, each settlement a row. */
export function RealtimeSalary() {
  const list = usePayList(getRealtimeSalary);
  return (
    <PayPage
      page="agentRealtimeSalary"
      kind="realtime"
      overview={list.data?.overview}
      list={list}
      found={list.data?.page}
    />
  );
}
