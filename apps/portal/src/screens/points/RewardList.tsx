import { getPointsBalance } from '@baize/contract/points/getPointsBalance';
import { listRewards } from '@baize/contract/points/listRewards';
import { Button } from '@baize/ui/Button';
import { Checkbox } from '@baize/ui/Checkbox';
import { EmptyState } from '@baize/ui/EmptyState';
import { ErrorState } from '@baize/ui/ErrorState';
import { Pager } from '@baize/ui/Pager';
import { Segmented } from '@baize/ui/Segmented';
import { Select } from '@baize/ui/Select';
import { Skeleton } from '@baize/ui/Skeleton';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { query } from '../../call.ts';
import { useErrorText } from '../../components/useErrorText.ts';
import { useRealAction } from '../../components/useRealAction.ts';
import { useT } from '../../i18n/useT.ts';
import { usePointMall, type MallSort } from '../../usePointMall.ts';
import { useSession } from '../../session.ts';
import { RedeemDialog } from './RedeemDialog.tsx';
import { RewardCard } from './RewardCard.tsx';
import { usePagerLabels } from '../../components/usePagerLabels.ts';

const kinds = ['all', 'gift', 'credit'] as const;
const sorts: readonly MallSort[] = ['position', 'pointsUp', 'pointsDown'];
const PAGE = 12;

/** The rewards on offer, by kind, price and what the member can afford. */
export function RewardList() {
  const t = useT();
  const errorText = useErrorText();
  const realAction = useRealAction();
  const labels = usePagerLabels('points');
  const { isTrial } = useSession();
  const [mall, setMall] = usePointMall();
  const { kind, sort, isAffordable, page } = mall;
  const balance = useQuery(query(getPointsBalance, {})).data?.balance;
  const list = useQuery({
    ...query(listRewards, {
      ...(kind === 'all' ? {} : { kind }),
      ...(isAffordable && balance !== undefined ? { upTo: Math.min(999_999_999, Math.max(0, balance)) } : {}),
      ...{ sort, pageNum: page, pageSize: PAGE },
    }),
    placeholderData: keepPreviousData,
  });
  const rows = list.data?.page.content ?? [];
  const currency = list.data?.currency ?? '';
  const pageCount = list.data?.page.totalPages ?? 1;
  const chosen = rows.find(({ id }) => id === mall.chosen);
  const isFiltered = kind !== 'all' || isAffordable;
  return (
    <section aria-label={t('points.tab.rewards')} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Segmented
          label={t('points.type')}
          value={kind}
          onValueChange={(next) => setMall({ kind: next, page: 1 })}
          options={kinds.map((value) => ({ value, label: t(`points.kind.${value}`) }))}
        />
        <Checkbox
          checked={isAffordable}
          onChange={(event) => setMall({ isAffordable: event.currentTarget.checked, page: 1 })}
        >
          {t('points.affordable')}
        </Checkbox>
        <Select
          aria-label={t('points.sort')}
          size="s"
          className="sm:ml-auto sm:w-52!"
          value={sort}
          onValueChange={(next) => setMall({ sort: sorts.find((one) => one === next) ?? 'position', page: 1 })}
          options={sorts.map((value) => ({ value, label: t(`points.sort.${value}`) }))}
        />
      </div>
      {list.isPending ? (
        <div aria-busy="true" className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
          {[1, 2, 3, 4].map((at) => (
            <Skeleton key={at} className="h-80 rounded-panel" />
          ))}
        </div>
      ) : list.isError ? (
        <ErrorState
          title={t('points.failed')}
          hint={errorText(list.error)}
          retryLabel={t('points.retry')}
          onRetry={() => void list.refetch()}
        />
      ) : rows.length === 0 ? (
        <EmptyState
          title={t(isFiltered ? 'points.noneTitle' : 'points.emptyTitle')}
          hint={t(isFiltered ? 'points.noneHint' : 'points.emptyHint')}
          action={
            isFiltered ? (
              <Button onClick={() => setMall({ kind: 'all', isAffordable: false, page: 1 })}>
                {t('points.showAll')}
              </Button>
            ) : undefined
          }
        />
      ) : (
        <div aria-busy={list.isPlaceholderData} className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
          {rows.map((reward) => (
            <RewardCard
              key={reward.id}
              reward={reward}
              currency={currency}
              balance={isTrial === true ? undefined : balance}
              onRedeem={() => realAction(() => setMall({ chosen: reward.id }), t('points.toRewards'))}
            />
          ))}
        </div>
      )}
      {pageCount > 1 ? (
        <Pager page={page} pageCount={pageCount} onPage={(next) => setMall({ page: next })} labels={labels} />
      ) : null}
      {chosen === undefined ? null : (
        <RedeemDialog
          key={`${chosen.id}:${chosen.version}`}
          reward={chosen}
          currency={currency}
          balance={balance ?? 0}
          onClose={() => setMall({ chosen: undefined })}
        />
      )}
    </section>
  );
}
