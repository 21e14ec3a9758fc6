import { listPartners } from '@baize/contract/contracts/listPartners';
import type { contractState, OutputOf } from '@baize/contract';
import { Button } from '@baize/ui/Button';
import type { Column } from '@baize/ui/DataTable';
import { StatusChip } from '@baize/ui/StatusChip';
import { useState } from 'react';
import type * as z from 'zod/mini';
import type { ContractKind } from '../../components/contracts/ContractTerms.ts';
import { rateText } from '../../components/contracts/rateText.ts';
import { ListTable } from '../../components/list/ListTable.tsx';
import { useList } from '../../components/list/useList.ts';
import { useT } from '../../i18n/useT.ts';
import { AskEnd } from './AskEnd.tsx';
import { OfferDialog } from './OfferDialog.tsx';

type Partner = OutputOf<typeof listPartners>['content'][number];

interface PartnerListProps {
  kind: ContractKind;
  /** Without a contract of one's own there is nothing to promise. */
  own: z.output<typeof contractState> | undefined;
}

/** The agents directly below, what each is promised, and the way to offer terms. */
export function PartnerList({ kind, own }: PartnerListProps) {
  const t = useT();
  const [offered, setOffered] = useState<string>();
  const list = useList(listPartners, { ask: { kind }, size: 100, pages: 'partners' });
  const best = ({ contract }: Partner): number =>
    Math.max(0, ...(contract?.terms.tiers ?? []).map(({ rateBps }) => rateBps));
  const columns: Column<Partner>[] = [
    { id: 'account', header: t('contracts.who'), isRowHeader: true, card: 'title', cell: ({ account }) => account },
    {
      id: 'contract',
      header: t('contracts.now'),
      card: 'detail',
      cell: (partner) =>
        partner.contract === null
          ? t('contracts.noContract')
          : `${t(`contracts.period.${partner.contract.terms.period}`)} · ${t('contracts.upTo', { rate: rateText(best(partner)) })}`,
    },
    {
      id: 'waiting',
      header: t('contracts.status'),
      card: 'status',
      cell: ({ waiting, contract }) =>
        waiting !== null ? (
          <StatusChip tone="amber">{t(`contracts.waits.${waiting}`)}</StatusChip>
        ) : contract?.endsDay ? (
          <StatusChip tone="neutral">{t('contracts.endsOn', { day: contract.endsDay })}</StatusChip>
        ) : contract === null ? null : (
          <StatusChip tone="felt">{t('contracts.since', { day: contract.startsDay })}</StatusChip>
        ),
    },
    {
      id: 'act',
      header: t('contracts.offer'),
      align: 'end',
      card: 'action',
      cell: ({ account, waiting, contract }) => (
        <span className="flex flex-wrap justify-end gap-2">
          {contract !== null && contract.endsDay === null && waiting === null ? (
            <AskEnd kind={kind} account={account} />
          ) : null}
          <Button
            size="s"
            tone="neutral"
            disabled={waiting !== null || own === undefined}
            onClick={() => setOffered(account)}
          >
            {t('contracts.offer')}
            <span className="sr-only">: {account}</span>
          </Button>
        </span>
      ),
    },
  ];
  return (
    <>
      <ListTable
        caption={t('contracts.partners')}
        list={list}
        found={list.data}
        columns={columns}
        rowKey={({ account }) => account}
        skeletonRows={2}
        failed={t('contracts.failed')}
        empty={{ size: 's', title: t('contracts.noPartners'), hint: t('contracts.noPartnersHint') }}
      />
      {own === undefined ? null : (
        <OfferDialog key={offered} account={offered} kind={kind} own={own} onClose={() => setOffered(undefined)} />
      )}
    </>
  );
}
