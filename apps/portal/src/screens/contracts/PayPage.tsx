import type { contractOverview } from '@baize/contract';
import { getBillsFile } from '@baize/contract/contracts/getBillsFile';
import type { Column } from '@baize/ui/DataTable';
import type { FoundPage } from '@baize/ui/PagedTable';
import type * as z from 'zod/mini';
import type { ContractKind } from '../../components/contracts/ContractTerms.ts';
import { fetchRecordFile } from '../../components/fetchRecordFile.ts';
import { ListFault } from '../../components/list/ListFault.tsx';
import { ListPage } from '../../components/list/ListPage.tsx';
import type { ListState } from '../../components/list/ListState.ts';
import { useT } from '../../i18n/useT.ts';
import type { AgentPage } from '../../paths.ts';
import type { Bill } from './Bill.ts';
import { BillRounds } from './BillRounds.tsx';
import { ContractsTab } from './ContractsTab.tsx';
import { PayFigures } from './PayFigures.tsx';
import { PaymentsTab } from './PaymentsTab.tsx';
import { useBillColumns } from './useBillColumns.tsx';
import { useOpenBill } from './useOpenBill.ts';

interface PayPageProps {
  page: AgentPage;
  kind: ContractKind;
  overview: z.output<typeof contractOverview> | undefined;
  /** How the overview is read, where it does not come with the list. */
  reading?: ListState['reading'];
  list: ListState & { values: { side: 'received' | 'given' | 'payments' | 'contracts' } };
  /** The bills of the side that is shown, newest first. */
  found: FoundPage<Bill> | undefined;
  /** What one kind of pay shows besides. */
  more?: readonly Column<Bill>[];
}

/** What the four pay pages are: what was paid lately, when the next settlement is, the bills of one side, the payments, or the contracts. */
export function PayPage({ page, kind, overview, list, reading = list.reading, found, more }: PayPageProps) {
  const t = useT();
  const { side } = list.values;
  const { billId, openBill } = useOpenBill();
  const columns = useBillColumns({ kind, isGiven: side === 'given', onOpen: openBill, more });
  const fault =
    overview === undefined && reading.isError ? (
      <ListFault reading={reading} title={t('contracts.failed')} />
    ) : undefined;
  const isOfBills = side === 'received' || side === 'given';
  /* What did not come with the rows is said in their place. */
  const isSaidBelow = reading === list.reading && isOfBills;
  return (
    <ListPage
      title={t(`team.page.${page}`)}
      caption={t('contracts.bills')}
      list={list}
      found={found}
      columns={columns}
      rowKey={({ id }) => id}
      selectedKey={billId}
      onRowOpen={({ id }) => openBill(id)}
      fetchFile={isOfBills ? (form) => fetchRecordFile(getBillsFile, { kind, side, ...form }) : undefined}
      isFileEmpty={overview === undefined && found === undefined}
      figures={fault === undefined ? <PayFigures page={page} overview={overview} /> : isSaidBelow ? undefined : fault}
      instead={
        side === 'contracts' ? (
          <ContractsTab kind={kind} overview={overview} isFailed={fault !== undefined} />
        ) : side === 'payments' ? (
          <PaymentsTab kind={kind} onOpen={openBill} />
        ) : undefined
      }
      failed={t('contracts.failed')}
      empty={{ title: t('contracts.empty'), hint: t('contracts.emptyHint') }}
    >
      <BillRounds id={billId} onClose={() => openBill(undefined)} />
    </ListPage>
  );
}
