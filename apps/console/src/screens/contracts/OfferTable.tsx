import { decideOffer, listOffers, type OutputOf } from '@baize/contract';
import { Button } from '@baize/ui/Button';
import type { Column } from '@baize/ui/DataTable';
import { StatusChip } from '@baize/ui/StatusChip';
import { toast } from '@baize/ui/toast';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, query } from '../../call.ts';
import { ListTable } from '../../components/ListTable.tsx';
import { Moment } from '../../components/Moment.tsx';
import { useErrorText } from '../../components/useErrorText.ts';
import { useT } from '../../i18n/useT.ts';
import { useOperator } from '../../useOperator.ts';
import { TermsText } from './TermsText.tsx';
import { useListAddress } from '../../components/useListAddress.ts';

type Offer = OutputOf<typeof listOffers>['content'][number];
const tones = { pending: 'amber', accepted: 'felt', rejected: 'cinnabar', terminated: 'neutral' } as const;

/** What the house and agents at the top ask of each other, and the house's decisions. */
export function OfferTable() {
  const t = useT();
  const { may } = useOperator();
  const errorText = useErrorText();
  const queries = useQueryClient();
  const address = useListAddress('/contracts');
  const list = useQuery({
    ...query(listOffers, { pageNum: address.page, pageSize: 20 }),
    placeholderData: keepPreviousData,
  });
  const decide = useMutation({
    mutationFn: ({ id, act }: { id: string; act: 'accept' | 'reject' | 'terminate' }) =>
      call(decideOffer, { id, act, reason: '' }),
    onError: (error) => toast.error(errorText(error)),
    onSettled: () => void queries.invalidateQueries({ queryKey: [listOffers.id] }),
  });
  const columns: Column<Offer>[] = [
    { id: 'account', header: t('contracts.account'), isRowHeader: true, card: 'title', cell: ({ account }) => account },
    {
      id: 'what',
      header: t('contracts.what'),
      card: 'detail',
      cell: ({ kind, what }) => `${t(`contracts.kind.${kind}`)} · ${t(`contracts.what.${what}`)}`,
    },
    {
      id: 'terms',
      header: t('contracts.terms'),
      card: 'line',
      cell: ({ terms }) => (terms === null ? '–' : <TermsText terms={terms} />),
    },
    {
      id: 'status',
      header: t('contracts.status'),
      card: 'status',
      cell: ({ status }) => <StatusChip tone={tones[status]}>{t(`contracts.request.${status}`)}</StatusChip>,
    },
    { id: 'at', header: t('contracts.at'), card: 'meta', cell: ({ createdAt }) => <Moment at={createdAt} /> },
    {
      id: 'act',
      header: t('contracts.act'),
      align: 'end',
      card: 'action',
      cell: ({ id, status, isOwn, account }) =>
        status === 'pending' && may('contracts.write') ? (
          <span className="flex justify-end gap-2">
            {(isOwn ? (['terminate'] as const) : (['reject', 'accept'] as const)).map((act) => (
              <Button
                key={act}
                size="s"
                tone={act === 'accept' ? 'felt' : 'neutral'}
                disabled={decide.isPending}
                onClick={() => decide.mutate({ id, act })}
              >
                {t(`contracts.do.${act}`)}
                <span className="sr-only">: {account}</span>
              </Button>
            ))}
          </span>
        ) : null,
    },
  ];
  return (
    <ListTable
      caption={t('contracts.offers')}
      density="comfortable"
      columns={columns}
      list={list}
      found={list.data}
      rowKey={({ id }) => id}
      skeletonRows={3}
      address={address}
      empty={{ title: t('contracts.noOffers') }}
    />
  );
}
