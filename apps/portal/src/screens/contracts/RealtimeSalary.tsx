import { getRealtimeSalary } from '@baize/contract/contracts/getRealtimeSalary';
import { PayPage } from './PayPage.tsx';
import { usePayList } from './usePayList.ts';

/** The real-time wage: settled every five minutes, each settlement a row. */
export function RealtimeSalary() {
  const list = usePayList(getRealtimeSalary);
  const { overview, page } = list.data ?? {};
  return <PayPage page="agentRealtimeSalary" kind="realtime" overview={overview} list={list} found={page} />;
}
