import { localText } from '@baize/contract/localText';
import { listCatalogue } from '@baize/contract';
import { Button } from '@baize/ui/Button';
import type { Column } from '@baize/ui/DataTable';
import { Select } from '@baize/ui/Select';
import { StatusChip } from '@baize/ui/StatusChip';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { query } from '../../call.ts';
import { Amount } from '../../components/Amount.tsx';
import { ListTable } from '../../components/ListTable.tsx';
import { ScreenHead } from '../../components/ScreenHead.tsx';
import { SearchForm } from '../../components/SearchForm.tsx';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useT } from '../../i18n/useT.ts';
import { useOperator } from '../../useOperator.ts';
import type { CatalogueGame } from './CatalogueGame.ts';
import { gameClasses } from './gameClasses.ts';
import { GameDrawer } from './GameDrawer.tsx';
import { useListAddress } from '../../components/useListAddress.ts';

const ALL = 'all';

/** The games of the brand: what is played, where it stands and how much may be staked on it. */
export function GamesScreen() {
  const t = useT();
  const language = useLanguage();
  const address = useListAddress('/games');
  const { page } = address;
  const { category, kind, state, vendor, search } = address.search;
  const { may } = useOperator();
  const [opened, setOpened] = useState<CatalogueGame>();
  const list = useQuery({
    ...query(listCatalogue, {
      ...(category === undefined ? {} : { gameClassify: category }),
      ...(kind === undefined ? {} : { subCategory: kind }),
      ...(state === undefined ? {} : { state }),
      ...(vendor === undefined ? {} : { vassalage: vendor }),
      ...(search === undefined ? {} : { search }),
      ...{ pageNum: page, pageSize: 20 },
    }),
    placeholderData: keepPreviousData,
  });
  const currency = list.data?.currency ?? '';
  const bound = (units: bigint | null) => (units === null ? '—' : <Amount units={units} currency={currency} />);
  const columns: Column<CatalogueGame>[] = [
    {
      id: 'name',
      header: t('rounds.game'),
      isRowHeader: true,
      card: 'title',
      cell: (row) => (
        <>
          {localText(row.name, language)}
          <span className="block text-cap text-text-3">
            {row.vendorName} · {row.gameCode}
          </span>
        </>
      ),
    },
    {
      id: 'class',
      header: t('games.category'),
      card: 'meta',
      cell: (row) => (
        <>
          {t(`games.class.${row.gameClassify as 'RNG'}`)}
          {row.decision.subCategory === '' ? null : ` · ${t(`games.kind.${row.decision.subCategory}`)}`}
        </>
      ),
    },
    {
      id: 'state',
      header: t('vendors.state'),
      card: 'status',
      cell: (row) => (
        <StatusChip tone={row.isAvailable ? 'felt' : row.decision.isEnabled ? 'amber' : 'neutral'}>
          {t(`vendors.state.${row.isAvailable ? 'open' : row.decision.isEnabled ? 'maintenance' : 'off'}`)}
        </StatusChip>
      ),
    },
    {
      id: 'badge',
      header: t('vendors.badge'),
      card: 'line',
      cell: ({ decision: { badge } }) =>
        t(`vendors.badge.${badge === null ? 'vendor' : badge === '' ? 'none' : badge}`),
    },
    {
      id: 'position',
      header: t('vendors.position'),
      align: 'end',
      card: 'line',
      cell: (row) => row.decision.position ?? '—',
    },
    {
      id: 'min',
      header: t('games.minBet', { currency }),
      align: 'end',
      card: 'line',
      cell: (row) => bound(row.decision.minBet),
    },
    {
      id: 'max',
      header: t('games.maxBet', { currency }),
      align: 'end',
      card: 'line',
      cell: (row) => bound(row.decision.maxBet),
    },
    {
      id: 'acts',
      header: t('bonuses.acts'),
      card: 'action',
      cell: (row) => (
        <Button size="s" tone="ghost" className="-mx-3" onClick={() => setOpened(row)}>
          {t(may('games.write') ? 'points.edit' : 'points.look')}
          <span className="sr-only">: {localText(row.name, language)}</span>
        </Button>
      ),
    },
  ];
  const choice = <const Value extends string>(
    label: string,
    values: readonly Value[],
    chosen: Value | undefined,
    text: (value: Value) => string,
    onChoose: (value: Value | undefined) => void,
  ) => (
    <div className="w-40">
      <Select
        size="s"
        aria-label={label}
        value={chosen ?? ALL}
        onValueChange={(next) => onChoose(values.find((value) => value === next))}
        options={[
          { value: ALL, label: `${label}: ${t('games.all')}` },
          ...values.map((value) => ({ value, label: text(value) })),
        ]}
      />
    </div>
  );
  return (
    <div data-screen="games.Games">
      <ScreenHead title={t('nav.games')} note={t('games.note')} />
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <SearchForm
          key={search ?? ''}
          label={t('games.search')}
          value={search ?? ''}
          onSearch={(found) => address.filter({ search: found })}
        />
        {choice(
          t('games.category'),
          gameClasses,
          category,
          (value) => t(`games.class.${value}`),
          (next) => address.filter({ category: next }),
        )}
        {choice(
          t('games.kind'),
          ['SC', 'VP', 'JP', 'TG', 'AC', 'BG'],
          kind,
          (value) => t(`games.kind.${value}`),
          (next) => address.filter({ kind: next }),
        )}
        {choice(
          t('vendors.state'),
          ['on', 'off'],
          state,
          (value) => t(`games.state.${value}`),
          (next) => address.filter({ state: next }),
        )}
        {vendor === undefined ? null : (
          <Button size="s" icon="close" onClick={() => address.filter({ vendor: undefined })}>
            {vendor}
          </Button>
        )}
      </div>
      <ListTable
        caption={t('nav.games')}
        density="comfortable"
        columns={columns}
        list={list}
        found={list.data?.page}
        rowKey={(row) => row.gameId}
        address={address}
        empty={{ title: t('games.none'), hint: t('games.noneHint') }}
      />
      {opened === undefined ? null : (
        <GameDrawer key={opened.gameId} game={opened} currency={currency} onClose={() => setOpened(undefined)} />
      )}
    </div>
  );
}
