import { localText } from '@baize/contract/localText';
import { getReturnReport, type OutputOf } from '@baize/contract';
import { getReturnFile } from '@baize/contract/games/getReturnFile';
import { Button } from '@baize/ui/Button';
import type { Column } from '@baize/ui/DataTable';
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
import { nowMs } from '../../nowMs.ts';
import { useOperator } from '../../useOperator.ts';
import { GameRounds } from './GameRounds.tsx';
import { useListAddress } from '../../components/useListAddress.ts';
import { dayBounds } from '../../components/dayBounds.ts';
import { lastDays } from '../../components/lastDays.ts';
import { ListBar } from '../../components/ListBar.tsx';
import { ListDates } from '../../components/ListDates.tsx';
import { SaveMenu } from '../../components/SaveMenu.tsx';
import { useSite } from '../../useSite.ts';

type Row = OutputOf<typeof getReturnReport>['page']['content'][number];

/** A quarter, as the report is read for at most. */
const MOST_DAYS = 92;
const percent = (bps: number): string => `${(bps / 100).toFixed(2)}%`;

/** What games were made to give back beside what they gave, with the bounds of chance. */
export function ReturnsScreen() {
  const t = useT();
  const language = useLanguage();
  const { may } = useOperator();
  const { timeZone } = useSite();
  const address = useListAddress('/returns');
  const { search } = address.search;
  const month = lastDays(30, nowMs(), timeZone);
  const days = { from: address.search.from ?? month.from, to: address.search.to ?? month.to };
  const [opened, setOpened] = useState<Row>();
  const { from = '', to = '' } = dayBounds(days, timeZone);
  const stretch = { from, to };
  const filter = search === undefined ? stretch : { ...stretch, search };
  const report = useQuery({
    ...query(getReturnReport, { ...filter, pageNum: address.page, pageSize: 20 }),
    placeholderData: keepPreviousData,
  });
  const currency = report.data?.currency ?? '';
  const columns: Column<Row>[] = [
    {
      id: 'game',
      header: t('rounds.game'),
      isRowHeader: true,
      card: 'title',
      cell: (row) => (
        <>
          {localText(row.name, language)}
          <span className="block text-cap text-text-3">{row.vendorName}</span>
        </>
      ),
    },
    {
      id: 'rounds',
      header: t('returns.rounds'),
      align: 'end',
      card: 'line',
      cell: (row) => row.rounds.toLocaleString('en-US'),
    },
    {
      id: 'bet',
      header: t('rounds.bet'),
      align: 'end',
      card: 'line',
      cell: (row) => <Amount units={row.bet} currency={currency} />,
    },
    {
      id: 'win',
      header: t('rounds.win'),
      align: 'end',
      card: 'line',
      cell: (row) => <Amount units={row.win} currency={currency} />,
    },
    {
      id: 'stated',
      header: t('returns.stated'),
      align: 'end',
      card: 'line',
      cell: (row) => (row.theoreticalBps === 0 ? '—' : percent(row.theoreticalBps)),
    },
    { id: 'actual', header: t('returns.actual'), align: 'end', card: 'amount', cell: (row) => percent(row.actualBps) },
    {
      id: 'bounds',
      header: t('returns.bounds'),
      align: 'end',
      card: 'line',
      cell: ({ lowBps, highBps }) =>
        lowBps === null || highBps === null ? t('returns.few') : `${percent(lowBps)} – ${percent(highBps)}`,
    },
    {
      id: 'verdict',
      header: t('vendors.state'),
      card: 'status',
      cell: (row) => (
        <StatusChip tone={row.isOutside ? 'cinnabar' : 'neutral'}>
          {t(row.isOutside ? 'returns.outside' : 'returns.inside')}
        </StatusChip>
      ),
    },
    {
      id: 'acts',
      header: t('bonuses.acts'),
      card: 'action',
      cell: (row) =>
        may('members.read') ? (
          <Button size="s" tone="ghost" onClick={() => setOpened(row)}>
            {t('returns.show')}
            <span className="sr-only">: {localText(row.name, language)}</span>
          </Button>
        ) : null,
    },
  ];
  return (
    <div data-screen="games.Returns">
      <ScreenHead title={t('nav.returns')} note={t('returns.note')} />
      <ListBar aside={<SaveMenu operation={getReturnFile} filters={filter} />}>
        <SearchForm
          key={search ?? ''}
          label={t('games.search')}
          value={search ?? ''}
          onSearch={(found) => address.filter({ search: found })}
        />
        <ListDates value={days} mostDays={MOST_DAYS} onChange={address.filter} />
      </ListBar>
      <ListTable
        caption={t('nav.returns')}
        density="comfortable"
        columns={columns}
        list={report}
        found={report.data?.page}
        rowKey={(row) => `${row.vassalage}:${row.gameCode}`}
        address={address}
        empty={{ title: t('returns.none'), hint: t('returns.noneHint') }}
      />
      {opened === undefined ? null : (
        <GameRounds
          game={opened}
          title={localText(opened.name, language)}
          stretch={stretch}
          currency={currency}
          onClose={() => setOpened(undefined)}
        />
      )}
    </div>
  );
}
