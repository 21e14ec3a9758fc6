import { localText } from '@baize/contract/localText';
import { getReturnReport, type OutputOf } from '@baize/contract';
import { getReturnFile } from '@baize/contract/games/getReturnFile';
import { Button } from '@baize/ui/Button';
import type { Column } from '@baize/ui/DataTable';
import { Menu } from '@baize/ui/Menu';
import { Select } from '@baize/ui/Select';
import { StatusChip } from '@baize/ui/StatusChip';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { query } from '../../call.ts';
import { Amount } from '../../components/Amount.tsx';
import { ListTable } from '../../components/ListTable.tsx';
import { ScreenHead } from '../../components/ScreenHead.tsx';
import { SearchForm } from '../../components/SearchForm.tsx';
import { useSaving } from '../../components/useSaving.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useT } from '../../i18n/useT.ts';
import { nowMs } from '../../nowMs.ts';
import { useOperator } from '../../useOperator.ts';
import { GameRounds } from './GameRounds.tsx';

type Row = OutputOf<typeof getReturnReport>['page']['content'][number];

const DAY_MS = 86_400_000;
const stretches = [1, 7, 30, 90] as const;
const percent = (bps: number): string => `${(bps / 100).toFixed(2)}%`;

/** What games were made to give back beside what they gave, with the bounds of chance. */
export function ReturnsScreen() {
  const t = useT();
  const language = useLanguage();
  const { may } = useOperator();
  const [days, setDays] = useState<(typeof stretches)[number]>(30);
  const [until] = useState(() => nowMs());
  const [search, setSearch] = useState<string>();
  const [page, setPage] = useState(1);
  const [opened, setOpened] = useState<Row>();
  const stretch = { from: new Date(until - days * DAY_MS).toISOString(), to: new Date(until).toISOString() };
  const filter = search === undefined ? stretch : { ...stretch, search };
  const saving = useSaving(getReturnFile, t('rounds.fileFailed'));
  const report = useQuery({
    ...query(getReturnReport, { ...filter, pageNum: page, pageSize: 20 }),
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
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <SearchForm
          label={t('games.search')}
          value={search ?? ''}
          onSearch={(found) => {
            setSearch(found);
            setPage(1);
          }}
        />
        <div className="w-40">
          <Select
            size="s"
            aria-label={t('wallets.stretch')}
            value={String(days)}
            onValueChange={(next) => {
              setDays(stretches.find((one) => String(one) === next) ?? 30);
              setPage(1);
            }}
            options={stretches.map((one) => ({ value: String(one), label: t('wallets.days', { count: one }) }))}
          />
        </div>
        <Menu
          label={t('rounds.file')}
          trigger={
            <Button size="s" icon="download" isLoading={saving.isPending}>
              {t('rounds.file')}
            </Button>
          }
          items={(['csv', 'xlsx'] as const).map((format) => ({
            id: format,
            label: format.toUpperCase(),
            onSelect: () => saving.mutate({ ...filter, format, language }),
          }))}
        />
      </div>
      <ListTable
        caption={t('nav.returns')}
        density="comfortable"
        columns={columns}
        list={report}
        found={report.data?.page}
        rowKey={(row) => `${row.vassalage}:${row.gameCode}`}
        onPage={setPage}
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
