import { listRewardCatalogue } from '@baize/contract';
import { Button } from '@baize/ui/Button';
import type { Column } from '@baize/ui/DataTable';
import { StatusChip } from '@baize/ui/StatusChip';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { query } from '../../call.ts';
import { Amount } from '../../components/Amount.tsx';
import { ListTable } from '../../components/ListTable.tsx';
import { useT } from '../../i18n/useT.ts';
import { useOperator } from '../../useOperator.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { localText } from '@baize/contract/localText';
import type { CatalogueReward } from './Redemption.ts';
import { RewardDrawer } from './RewardDrawer.tsx';
import { useListAddress } from '../../components/useListAddress.ts';
import { Stretch } from '../../components/Stretch.tsx';

/** All rewards of the brand, with how many of each are gone. */
export function Catalogue() {
  const t = useT();
  const { may } = useOperator();
  const language = useLanguage();
  const address = useListAddress('/points', { keeps: ['tab'] });
  const [opened, setOpened] = useState<CatalogueReward | 'new'>();
  const list = useQuery({
    ...query(listRewardCatalogue, { pageNum: address.page, pageSize: 20 }),
    placeholderData: keepPreviousData,
  });
  const currency = list.data?.currency ?? '';
  const columns: Column<CatalogueReward>[] = [
    {
      id: 'name',
      header: t('points.name'),
      isRowHeader: true,
      card: 'title',
      cell: ({ draft }) => (
        <>
          {localText(draft.name, language)}
          <span className="block text-cap text-text-3">{t(`points.kind.${draft.kind}`)}</span>
        </>
      ),
    },
    {
      id: 'category',
      header: t('points.category'),
      card: 'line',
      cell: ({ draft }) => t(`points.category.${draft.category}`),
    },
    {
      id: 'points',
      header: t('points.points'),
      align: 'end',
      card: 'amount',
      cell: ({ draft }) => <span className="text-num-s">{draft.points.toLocaleString('en-US')}</span>,
    },
    {
      id: 'amount',
      header: t('points.paidBesides'),
      align: 'end',
      card: 'line',
      cell: ({ draft }) => <Amount units={draft.amount} currency={currency} />,
    },
    {
      id: 'pays',
      header: t('points.pays'),
      align: 'end',
      card: 'line',
      cell: ({ draft }) => <Amount units={draft.pays} currency={currency} />,
    },
    {
      id: 'stock',
      header: t('points.takenOf'),
      align: 'end',
      card: 'line',
      cell: ({ draft, taken }) => `${taken} / ${draft.stock}`,
    },
    {
      id: 'window',
      header: t('points.window'),
      card: 'line',
      cell: ({ draft }) =>
        draft.opensAt === null && draft.closesAt === null ? (
          t('points.always')
        ) : (
          <Stretch from={draft.opensAt} to={draft.closesAt} />
        ),
    },
    {
      id: 'shown',
      header: t('wallets.state'),
      card: 'status',
      cell: ({ draft }) => (
        <StatusChip tone={draft.isListed ? 'felt' : 'neutral'}>
          {t(draft.isListed ? 'points.listed' : 'points.hidden')}
        </StatusChip>
      ),
    },
    {
      id: 'acts',
      header: t('bonuses.acts'),
      card: 'line',
      cell: (row) => (
        <Button size="s" tone="ghost" onClick={() => setOpened(row)}>
          {t(may('points.write') ? 'points.edit' : 'points.look')}
          <span className="sr-only">: {localText(row.draft.name, language)}</span>
        </Button>
      ),
    },
  ];
  return (
    <>
      {may('points.write') ? (
        <div className="mb-4 flex justify-end">
          <Button tone="felt" icon="plus" onClick={() => setOpened('new')}>
            {t('points.add')}
          </Button>
        </div>
      ) : null}
      <ListTable
        caption={t('points.tab.catalogue')}
        density="comfortable"
        columns={columns}
        list={list}
        found={list.data?.page}
        rowKey={(row) => row.id}
        address={address}
        empty={{ title: t('points.noRewards'), hint: t('points.noRewardsHint') }}
      />
      {opened === undefined ? null : (
        <RewardDrawer
          reward={opened === 'new' ? undefined : opened}
          currency={currency}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}
