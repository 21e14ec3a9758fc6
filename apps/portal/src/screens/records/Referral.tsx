import type { OutputOf } from '@baize/contract';
import { getReferral } from '@baize/contract/promotions/getReferral';
import { getReferralFile } from '@baize/contract/promotions/getReferralFile';
import { Button } from '@baize/ui/Button';
import type { Column } from '@baize/ui/DataTable';
import { Skeleton } from '@baize/ui/Skeleton';
import { StatusChip } from '@baize/ui/StatusChip';
import { DownloadMenu } from '../../components/DownloadMenu.tsx';
import { fetchRecordFile } from '../../components/fetchRecordFile.ts';
import { ListFault } from '../../components/list/ListFault.tsx';
import { ListTable } from '../../components/list/ListTable.tsx';
import { useList } from '../../components/list/useList.ts';
import { Moment } from '../../components/Moment.tsx';
import { moneyText } from '../../components/moneyText.ts';
import { statusTone } from '../../components/promotions/statusTone.ts';
import { useRewardActs } from '../../components/promotions/useRewardActs.ts';
import { useT } from '../../i18n/useT.ts';
import { wallTime } from '../../businessDay.ts';
import { useBrand } from '../../useBrand.ts';
import { ReferralLink } from './ReferralLink.tsx';
import { ReferralTerms } from './ReferralTerms.tsx';

type Friend = OutputOf<typeof getReferral>['page']['content'][number];

/** The own link, what bringing somebody pays, and who came. */
export function Referral() {
  const t = useT();
  const acts = useRewardActs();
  const { timeZone } = useBrand();
  const list = useList(getReferral, { options: { staleTime: 0 } });
  const { data, reading } = list;
  const title = <h1 className="flex min-h-11 items-center text-h2 text-text-1">{t('records.page.referral')}</h1>;
  if (data === undefined) {
    return (
      <div className="flex flex-col gap-4" aria-busy={!reading.isError}>
        {title}
        {reading.isError ? (
          <ListFault reading={reading} title={t('missions.refer.failed')} />
        ) : (
          <>
            <Skeleton className="h-56 w-full rounded-panel" />
            <Skeleton className="h-40 w-full rounded-panel" />
          </>
        )}
      </div>
    );
  }
  const columns: Column<Friend>[] = [
    {
      id: 'time',
      header: t('missions.refer.joinedAt'),
      card: 'meta',
      cell: (row) => <Moment at={row.joinedAt} />,
    },
    { id: 'friend', header: t('missions.refer.friend'), isRowHeader: true, card: 'title', cell: (row) => row.player },
    {
      id: 'status',
      header: t('missions.refer.status'),
      card: 'status',
      cell: (row) => {
        const told = row.status === 'claim' && row.isHeld ? 'inProcess' : row.status;
        return <StatusChip tone={statusTone[told]}>{t(`promotions.status.${told}`)}</StatusChip>;
      },
    },
    {
      id: 'reward',
      header: t('missions.refer.reward'),
      align: 'end',
      card: 'amount',
      cell: (row) => (
        <span className="inline-flex flex-wrap items-center justify-end gap-3">
          <span className="text-num-s">{row.amount === null ? '—' : moneyText(row.amount, data.currency)}</span>
          {row.claimBy === null || row.status !== 'claim' ? null : (
            <span className="text-cap text-text-3">
              {t('promotions.claimBy', { time: wallTime(Date.parse(row.claimBy), timeZone) })}
            </span>
          )}
          {row.status === 'claim' && !row.isHeld ? (
            <Button
              size="s"
              tone="felt"
              icon="gift"
              isLoading={acts.pending === row.rewardId}
              onClick={() => acts.act({ act: 'claim', kind: 'referral', ...row })}
            >
              {t('missions.claim')}
              <span className="sr-only">: {row.player}</span>
            </Button>
          ) : null}
        </span>
      ),
    },
  ];
  const figures = [
    { label: t('missions.refer.joined'), value: data.joined },
    { label: t('missions.refer.qualified'), value: data.qualified },
    { label: t('missions.refer.claimable'), value: data.claimable },
    { label: t('missions.refer.earned'), value: moneyText(data.earned, data.currency) },
  ];
  return (
    <div className="flex flex-col gap-4">
      {title}
      <ReferralLink code={data.code} />
      <ReferralTerms terms={data.terms} currency={data.currency} />
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {figures.map(({ label, value }) => (
          <div key={label} className="rounded-panel bg-bg-1 p-4 shadow-panel">
            <dt className="text-cap text-text-3">{label}</dt>
            <dd className="mt-1 text-num-m wrap-anywhere text-text-1 tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <section aria-labelledby="who-came">
        <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
          <h2 id="who-came" className="text-h4 text-text-1">
            {t('missions.refer.list')}
          </h2>
          <DownloadMenu
            isEmpty={data.page.totalRows === 0}
            fetchFile={(form) => fetchRecordFile(getReferralFile, form)}
          />
        </div>
        <ListTable
          caption={t('missions.refer.list')}
          list={list}
          found={data.page}
          columns={columns}
          rowKey={(row) => row.rewardId}
          hasTimes
          empty={{ size: 's', title: t('missions.refer.none'), hint: t('missions.refer.noneHint') }}
        />
      </section>
    </div>
  );
}
