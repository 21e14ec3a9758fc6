import type { OutputOf } from '@baize/contract';
import { gameClassifies } from '@baize/contract/agents/figures';
import { getReportFile } from '@baize/contract/agents/getReportFile';
import { listTeamRounds } from '@baize/contract/agents/listTeamRounds';
import type { Column } from '@baize/ui/DataTable';
import { Amount } from '../../components/Amount.tsx';
import { fetchRecordFile } from '../../components/fetchRecordFile.ts';
import { choiceFilter } from '../../components/list/choiceFilter.ts';
import { ListPage } from '../../components/list/ListPage.tsx';
import { textFilter } from '../../components/list/textFilter.ts';
import { useList } from '../../components/list/useList.ts';
import { Moment } from '../../components/Moment.tsx';
import { RoundStatus } from '../../components/round/RoundStatus.tsx';
import { localText } from '../../i18n/localText.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useT } from '../../i18n/useT.ts';
import { useBrand } from '../../useBrand.ts';
import { scopeFilter } from './scopeFilter.ts';

type Row = OutputOf<typeof listTeamRounds>['page']['content'][number];

/** Rounds of the team, of the direct downlines, of one account, or one's own. */
export function TeamRecords() {
  const t = useT();
  const language = useLanguage();
  const { currency } = useBrand();
  const list = useList(listTeamRounds, {
    days: 'days',
    size: 'chosen',
    filters: {
      scope: scopeFilter(t, ['team', 'direct', 'me']),
      gameClassify: choiceFilter({
        label: t('team.category'),
        all: t('team.category.all'),
        values: gameClassifies,
        nameOf: (category) => t(`shell.category.${category}`),
      }),
      status: choiceFilter({
        label: t('team.status'),
        all: t('team.status.all'),
        values: ['open', 'won', 'lost', 'cancelled'],
        nameOf: (status) => t(`records.status.${status}`),
      }),
      account: textFilter({ label: t('team.accountHint'), most: 32 }),
    },
  });
  const sum = (id: string, header: string, of: (row: Row) => bigint): Column<Row> => ({
    ...{ id, header, align: 'end', card: 'line' },
    cell: (row) => <Amount units={of(row)} currency={currency} />,
  });
  const columns: Column<Row>[] = [
    { id: 'time', header: t('team.time'), card: 'meta', cell: ({ round }) => <Moment at={round.startedAt} /> },
    { id: 'account', header: t('team.account'), isRowHeader: true, card: 'title', cell: (row) => row.account },
    {
      id: 'game',
      header: t('team.game'),
      card: 'detail',
      cell: ({ round }) => <span title={round.round}>{localText(round.gameName, language)}</span>,
    },
    sum('bet', t('team.bet'), ({ round }) => round.bet),
    sum('validBet', t('team.f.validBets'), ({ round }) => round.validBet),
    sum('win', t('team.f.payout'), ({ round }) => round.net + round.bet),
    {
      id: 'net',
      header: t('team.f.netOf'),
      align: 'end',
      card: 'amount',
      cell: ({ round }) => <Amount units={round.net} currency={currency} isOutcome isBold />,
    },
    {
      id: 'status',
      header: t('team.status'),
      card: 'status',
      cell: ({ round }) => <RoundStatus status={round.status} />,
    },
  ];
  const { data } = list;
  return (
    <ListPage
      title={t('team.page.personalHistoryCopy')}
      list={list}
      found={data?.page}
      columns={columns}
      rowKey={({ memberId, round }) => `${memberId}:${round.id}`}
      fetchFile={(form) => fetchRecordFile(getReportFile, { report: 'rounds', ...list.asked, ...form })}
      daysNote={(zone) => t('list.days.lotteryZone', { zone })}
      totals={
        data && [
          {
            id: 'all',
            label: t('team.totalAll'),
            values: {
              bet: <Amount units={data.totals.bet} currency={currency} />,
              validBet: <Amount units={data.totals.validBet} currency={currency} />,
              win: <Amount units={data.totals.win} currency={currency} />,
              net: <Amount units={data.totals.net} currency={currency} isOutcome isBold />,
            },
          },
        ]
      }
      empty={{ title: t('team.empty.rows'), hint: t('team.empty.rowsHint') }}
    />
  );
}
