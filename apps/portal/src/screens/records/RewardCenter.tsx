import type { OutputOf } from '@baize/contract';
import { listOwnRewards } from '@baize/contract/promotions/listOwnRewards';
import { promotionKinds } from '@baize/contract/promotions/promotion';
import { Button } from '@baize/ui/Button';
import { buttonClass } from '@baize/ui/buttonClass';
import type { Column } from '@baize/ui/DataTable';
import { EmptyState } from '@baize/ui/EmptyState';
import { Panel } from '@baize/ui/Panel';
import { Skeleton } from '@baize/ui/Skeleton';
import { StatusChip } from '@baize/ui/StatusChip';
import { useState } from 'react';
import { wallTime } from '../../businessDay.ts';
import { ListFault } from '../../components/list/ListFault.tsx';
import { ListTable } from '../../components/list/ListTable.tsx';
import { useList } from '../../components/list/useList.ts';
import { Moment } from '../../components/Moment.tsx';
import { moneyText } from '../../components/moneyText.ts';
import { PromotionAction } from '../../components/promotions/PromotionAction.tsx';
import { RewardProof } from '../../components/promotions/RewardProof.tsx';
import { statusTone } from '../../components/promotions/statusTone.ts';
import { useReasonText } from '../../components/promotions/useReasonText.ts';
import { useRewardActs } from '../../components/promotions/useRewardActs.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useT } from '../../i18n/useT.ts';
import { Link } from '../../router/Link.tsx';
import { useBrand } from '../../useBrand.ts';
import { ClaimAll } from './ClaimAll.tsx';
import { RedEnvelope } from './RedEnvelope.tsx';
import { useMemberPlace } from './useMemberPlace.ts';

type Reward = OutputOf<typeof listOwnRewards>['open'][number];

const NOTHING = 0n;

/** An envelope is opened for itself, so that its content is seen. */
const isEnvelope = ({ kind }: Reward): boolean => kind === 'raffle' || kind === 'rain';
const isWaiting = ({ status, isHeld }: Reward): boolean => status === 'claim' && !isHeld;

/** Rewards: what can be claimed, what is under way, and what has become of the others. */
export function RewardCenter() {
  const t = useT();
  const language = useLanguage();
  const { timeZone } = useBrand();
  const { search, show } = useMemberPlace();
  const acts = useRewardActs();
  const reasonText = useReasonText();
  /* What was in the last envelope: it leaves the list when it is opened, and its content stays to be read. */
  const [opened, setOpened] = useState<Reward>();
  const [proven, setProven] = useState<Reward>();
  /* Announcements lead here with what they are about; a word that is no kind of promotion leaves nothing out. */
  const kind = promotionKinds.find((one) => one === search['type']);
  const list = useList(listOwnRewards, {
    ask: { language, promotionType: kind },
    size: 10,
    options: { staleTime: 0 },
  });
  const sum = ({ amount, currency, rounds }: Reward): string =>
    rounds !== null ? t('promotions.rounds', { rounds }) : amount === null ? '—' : moneyText(amount, currency);
  const claimBy = ({ claimBy: by }: Reward): string | undefined =>
    by === null ? undefined : t('promotions.claimBy', { time: wallTime(Date.parse(by), timeZone) });
  const check = (row: Reward) =>
    row.draw === null && row.share === null ? null : (
      <Button tone="ghost" size="s" icon="shield" onClick={() => setProven(row)}>
        {t('promotions.proof.check')}
        <span className="sr-only">: {row.title}</span>
      </Button>
    );
  const columns: Column<Reward>[] = [
    {
      id: 'time',
      header: t('promotions.time'),
      card: 'meta',
      cell: (row) => <Moment at={row.updatedAt} />,
    },
    {
      id: 'title',
      header: t('promotions.name'),
      isRowHeader: true,
      card: 'title',
      cell: (row) => (
        <>
          {row.title}
          <span className="block text-cap text-text-3">{row.prize ?? reasonText(row.publicReason)}</span>
          {check(row)}
        </>
      ),
    },
    {
      id: 'amount',
      header: t('funds.amount'),
      align: 'end',
      card: 'amount',
      cell: (row) => <span className="text-num-s">{sum(row)}</span>,
    },
    {
      id: 'status',
      header: t('funds.list.status'),
      card: 'status',
      cell: (row) => <StatusChip tone={statusTone[row.status]}>{t(`promotions.status.${row.status}`)}</StatusChip>,
    },
  ];
  const card = (row: Reward) => {
    if (isEnvelope(row) && isWaiting(row)) {
      return (
        <RedEnvelope
          key={row.id}
          title={row.title}
          commitment={(row.draw ?? row.share)?.commitment}
          claimBy={claimBy(row)}
          isBusy={acts.pending === row.id}
          onOpen={() => acts.act({ act: 'claim', ...row, rewardId: row.id }, { onSuccess: setOpened })}
        />
      );
    }
    const status = row.status === 'claim' && row.isHeld ? 'inProcess' : row.status;
    return (
      <li key={row.id} className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-panel bg-bg-2 p-4 shadow-cushion">
        <span className="min-w-48 flex-1">
          <span className="block text-label text-text-1">{row.title}</span>
          <span className="block text-cap text-text-3">
            {row.rounds !== null
              ? t('promotions.line.playIn', { days: row.days })
              : row.multiple === 0
                ? t('promotions.line.free')
                : t('promotions.line.wager', { times: row.multiple, days: row.days })}
          </span>
          <span className="block text-cap text-text-3 empty:hidden">{claimBy(row)}</span>
        </span>
        <StatusChip tone={statusTone[status]}>{t(`promotions.status.${status}`)}</StatusChip>
        {row.amount === null ? null : <span className="text-num-m text-brass-text tabular-nums">{sum(row)}</span>}
        {check(row)}
        <PromotionAction
          {...{ status: row.status, kind: row.kind, isHeld: row.isHeld }}
          isBusy={acts.pending === row.id}
          onJoin={() => acts.act({ act: 'join', promotionId: row.promotionId, kind: row.kind })}
          onApply={acts.refresh}
          onClaim={() => acts.act({ act: 'claim', promotionId: row.promotionId, kind: row.kind, rewardId: row.id })}
        />
      </li>
    );
  };
  const { data, reading } = list;
  const toHall = (
    <Link to="/promotions" search={{ tab: 'hall' }} className={buttonClass({ tone: 'outline' })}>
      {t('promotions.toHall')}
    </Link>
  );
  return (
    <div className="flex flex-col gap-4">
      <h1 className="flex min-h-11 items-center text-h2 text-text-1">{t('records.page.rewardCenter')}</h1>
      {kind === undefined ? null : (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-body text-text-2">
          {t('promotions.onlyKind', { kind: t(`promotions.kind.${kind}`) })}
          <Button tone="outline" size="s" onClick={() => show({ ...search, pageNum: undefined, type: undefined })}>
            {t('promotions.allKinds')}
          </Button>
        </p>
      )}
      {reading.isError && data === undefined ? (
        <ListFault reading={reading} title={t('promotions.rewardsFailed')} />
      ) : data === undefined ? (
        <div aria-busy="true">
          <Skeleton className="h-56 w-full rounded-panel" />
        </div>
      ) : (
        <>
          <Panel title={t('promotions.claimable')} className="sm:p-6">
            <p role="status" className={opened === undefined ? 'sr-only' : 'mb-4 text-label text-brass-text'}>
              {opened === undefined
                ? ''
                : t(opened.amount === NOTHING ? 'promotions.envelopeBlank' : 'promotions.envelopeWon', {
                    prize: opened.prize ?? opened.title,
                    amount: sum(opened),
                  })}
            </p>
            <ClaimAll
              rewards={data.claimable.filter((row) => isWaiting(row) && !isEnvelope(row))}
              textOf={acts.textOf}
              onDone={acts.refresh}
            />
            {data.claimable.length === 0 ? (
              <EmptyState
                size="s"
                title={t('promotions.noneClaimable')}
                hint={t('promotions.noneClaimableHint')}
                action={toHall}
              />
            ) : (
              <ul className="flex flex-col gap-3">{data.claimable.map(card)}</ul>
            )}
          </Panel>
          {data.open.length === 0 ? null : (
            <Panel title={t('promotions.open')} className="sm:p-6">
              <ul className="flex flex-col gap-3">{data.open.map(card)}</ul>
            </Panel>
          )}
          <section aria-labelledby="past-rewards">
            <h2 id="past-rewards" className="mb-3 text-h4 text-text-1">
              {t('promotions.past')}
            </h2>
            <ListTable
              caption={t('promotions.past')}
              list={list}
              found={data.past}
              columns={columns}
              rowKey={(row) => row.id}
              hasTimes
              empty={{ size: 's', title: t('promotions.pastNone') }}
            />
          </section>
        </>
      )}
      {proven === undefined ? null : <RewardProof reward={proven} onClose={() => setProven(undefined)} />}
    </div>
  );
}
