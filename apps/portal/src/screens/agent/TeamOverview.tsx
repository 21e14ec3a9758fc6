import { getReportFile } from '@baize/contract/agents/getReportFile';
import { getTeamOverview } from '@baize/contract/agents/getTeamOverview';
import type { TeamPart } from '@baize/contract/agents/teamParts';
import { Panel } from '@baize/ui/Panel';
import { Skeleton } from '@baize/ui/Skeleton';
import { DownloadMenu } from '../../components/DownloadMenu.tsx';
import { fetchRecordFile } from '../../components/fetchRecordFile.ts';
import { ListDays } from '../../components/list/ListDays.tsx';
import { ListFault } from '../../components/list/ListFault.tsx';
import { ListSegments } from '../../components/list/ListSegments.tsx';
import { useList } from '../../components/list/useList.ts';
import { moneyText } from '../../components/moneyText.ts';
import { FigureTile } from '../../components/FigureTile.tsx';
import { useT } from '../../i18n/useT.ts';
import { Link } from '../../router/Link.tsx';
import { useBrand } from '../../useBrand.ts';
import { DayChart } from './DayChart.tsx';
import { FigureTiles } from './FigureTiles.tsx';
import { PageTitle } from './PageTitle.tsx';
import { scopeFilter } from './scopeFilter.ts';

/** What the team did in some days, how it stands now, and who did most. */
export function TeamOverview() {
  const t = useT();
  const { currency } = useBrand();
  const list = useList(getTeamOverview, {
    days: 'days',
    size: 'whole',
    filters: { scope: scopeFilter(t, ['team', 'direct']) },
  });
  const { data, reading, from, to, asked: filter } = list;
  const people = (part: TeamPart) => ({ ...filter, part, page: 'downlineManagmentView' }) as const;

  return (
    <>
      <PageTitle page="agentTeamOverview">
        <ListSegments list={list} />
        <DownloadMenu
          isEmpty={data === undefined}
          fetchFile={(form) => fetchRecordFile(getReportFile, { report: 'overview', ...filter, ...form })}
        />
      </PageTitle>
      <div className="flex flex-col gap-4">
        <ListDays {...list} onChange={list.filter} note={(zone) => t('list.days.lotteryZone', { zone })} />
        {reading.isError && data === undefined ? (
          <ListFault reading={reading} />
        ) : (
          <>
            <FigureTiles
              figures={data?.figures}
              currency={data?.currency ?? currency}
              filter={filter}
              isStale={reading.isPlaceholderData}
            />
            <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-panel bg-line-1 shadow-panel sm:grid-cols-5">
              <FigureTile label={t('team.agents')} rows={people('agents')}>
                {data?.team.agents}
              </FigureTile>
              <FigureTile label={t('team.members')} rows={people('members')}>
                {data?.team.members}
              </FigureTile>
              <FigureTile label={t('team.online')} rows={people('online')}>
                {data?.team.online}
              </FigureTile>
              <FigureTile label={t('team.joined')} rows={people('joined')}>
                {data?.team.joined}
              </FigureTile>
              <FigureTile label={t('team.firstDeposits')} rows={people('firstDeposits')}>
                {data?.team.firstDeposits}
              </FigureTile>
              <FigureTile label={t('team.active')} rows={people('active')}>
                {data?.team.active}
              </FigureTile>
              <FigureTile label={t('team.silent3')} rows={people('silent3')}>
                {data?.team.silent3}
              </FigureTile>
              <FigureTile label={t('team.silent7')} rows={people('silent7')}>
                {data?.team.silent7}
              </FigureTile>
              <FigureTile label={t('team.balance')} rows={people('everybody')}>
                {data && moneyText(data.team.balance, data.currency)}
              </FigureTile>
              <FigureTile label={t('team.income')} lines={{ page: 'transactionHistory', from, to, kind: 'income' }}>
                {data && moneyText(data.income.rebates + data.income.pay, data.currency)}
              </FigureTile>
            </dl>
            <div className="grid gap-4 lg:grid-cols-2">
              <Panel title={t('team.byDay')}>
                {data === undefined ? (
                  <Skeleton className="h-32 w-full" />
                ) : data.byDay.length === 0 ? (
                  <Nothing />
                ) : (
                  <DayChart days={data.byDay} currency={data.currency} />
                )}
              </Panel>
              <Panel title={t('team.byCategory')}>
                {data === undefined ? (
                  <Skeleton className="h-32 w-full" />
                ) : data.byCategory.length === 0 ? (
                  <Nothing />
                ) : (
                  <ul className="divide-y divide-line-1">
                    {data.byCategory.map(({ gameClassify, bets, net }) => (
                      <li key={gameClassify} className="flex items-baseline justify-between gap-4 py-2">
                        <Link
                          to="/agentHome"
                          search={{ ...filter, page: 'personalHistoryCopy', gameClassify }}
                          className="text-label text-text-1"
                        >
                          {t(`shell.category.${gameClassify}`)}
                        </Link>
                        <span className="text-right tabular-nums">
                          <span className="text-label text-text-1">{moneyText(bets, data.currency)}</span>{' '}
                          <span className="text-cap text-text-3">{moneyText(net, data.currency, 'always')}</span>
                        </span>
                      </li>
                    ))}
                  </ul>
                )}
              </Panel>
            </div>
            <Panel title={t('team.top')}>
              {data === undefined ? (
                <Skeleton className="h-24 w-full" />
              ) : data.top.length === 0 ? (
                <Nothing />
              ) : (
                <ol className="divide-y divide-line-1">
                  {data.top.map(({ memberId, account, bets, net }) => (
                    <li key={memberId} className="flex items-baseline justify-between gap-4 py-2">
                      <Link
                        to="/agentHome"
                        search={{ from, to, page: 'palStatementsAgentCopy', parentId: memberId }}
                        className="min-w-0 truncate text-label text-text-1"
                      >
                        {account}
                      </Link>
                      <span className="text-right tabular-nums">
                        <span className="text-label text-text-1">{moneyText(bets, data.currency)}</span>{' '}
                        <span className="text-cap text-text-3">{moneyText(net, data.currency, 'always')}</span>
                      </span>
                    </li>
                  ))}
                </ol>
              )}
            </Panel>
          </>
        )}
      </div>
    </>
  );
}

function Nothing() {
  const t = useT();
  return <p className="py-6 text-center text-body text-text-3">{t('team.topEmpty')}</p>;
}
