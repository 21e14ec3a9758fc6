import { getPointsBalance } from '@baize/contract/points/getPointsBalance';
import { listRewards } from '@baize/contract/points/listRewards';
import { rewardCategories } from '@baize/contract/points/points';
import { Button } from '@baize/ui/Button';
import { Checkbox } from '@baize/ui/Checkbox';
import { Skeleton } from '@baize/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../call.ts';
import { choiceFilter } from '../../components/list/choiceFilter.ts';
import { ListBar } from '../../components/list/ListBar.tsx';
import { ListCards } from '../../components/list/ListCards.tsx';
import { ListSegments } from '../../components/list/ListSegments.tsx';
import { useList } from '../../components/list/useList.ts';
import { useListPlace } from '../../components/list/useListPlace.ts';
import { useRealAction } from '../../components/useRealAction.ts';
import { useT } from '../../i18n/useT.ts';
import { useSession } from '../../session.ts';
import { usePointMall } from '../../usePointMall.ts';
import { RedeemDialog } from './RedeemDialog.tsx';
import { RewardCard } from './RewardCard.tsx';

const MOST_POINTS = 999_999_999;

/** The rewards on offer, by kind, category, price and what the member can afford. */
export function RewardList() {
  const t = useT();
  const realAction = useRealAction();
  const { isTrial } = useSession();
  const [mall, setMall] = usePointMall();
  const isAffordable = useListPlace().search['affordable'] === '1';
  const balance = useQuery(query(getPointsBalance, {})).data?.balance;
  const list = useList(listRewards, {
    size: 12,
    filters: {
      kind: choiceFilter({
        label: t('points.type'),
        all: t('points.kind.all'),
        values: ['gift', 'credit'],
        nameOf: (kind) => t(`points.kind.${kind}`),
        look: 'segments',
      }),
      category: choiceFilter({
        label: t('points.category'),
        all: t('points.category.all'),
        values: rewardCategories,
        nameOf: (category) => t(`points.category.${category}`),
        look: 'segments',
      }),
      sort: choiceFilter({
        label: t('points.sort'),
        values: ['position', 'pointsUp', 'pointsDown'],
        nameOf: (sort) => t(`points.sort.${sort}`),
        preset: 'position',
        isNarrowing: false,
      }),
    },
    ask: {
      upTo: isAffordable && balance !== undefined ? Math.min(MOST_POINTS, Math.max(0, balance)) : undefined,
    },
  });
  const rows = list.data?.page.content ?? [];
  const currency = list.data?.currency ?? '';
  const chosen = rows.find(({ id }) => id === mall.chosen);
  const isFiltered = list.values.kind !== undefined || list.values.category !== undefined || isAffordable;
  return (
    <section aria-label={t('points.tab.rewards')} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <ListSegments list={list} />
        <Checkbox
          checked={isAffordable}
          onChange={(event) => list.filter({ affordable: event.currentTarget.checked ? '1' : undefined })}
        >
          {t('points.affordable')}
        </Checkbox>
        <div className="max-sm:w-full sm:ml-auto">
          <ListBar list={list} />
        </div>
      </div>
      <ListCards
        list={list}
        found={list.data?.page}
        failed={t('points.failed')}
        empty={
          isFiltered
            ? {
                title: t('points.noneTitle'),
                hint: t('points.noneHint'),
                action: (
                  <Button onClick={() => list.filter({ kind: undefined, category: undefined, affordable: undefined })}>
                    {t('points.showAll')}
                  </Button>
                ),
              }
            : { title: t('points.emptyTitle'), hint: t('points.emptyHint') }
        }
        skeleton={
          <div className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
            {[1, 2, 3, 4].map((at) => (
              <Skeleton key={at} className="h-80 rounded-panel" />
            ))}
          </div>
        }
      >
        {(rewards, isStale) => (
          <div aria-busy={isStale} className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
            {rewards.map((reward) => (
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
      </ListCards>
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
