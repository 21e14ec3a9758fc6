import type { OutputOf } from '@baize/contract';
import { listBonuses } from '@baize/contract/bonuses/listBonuses';
import { claimMission } from '@baize/contract/promotions/claimMission';
import { claimRaffle } from '@baize/contract/promotions/claimRaffle';
import { claimReward } from '@baize/contract/promotions/claimReward';
import { joinPromotion } from '@baize/contract/promotions/joinPromotion';
import type { PromotionKind } from '@baize/contract/promotions/promotion';
import { getBalance } from '@baize/contract/wallet/getBalance';
import { listTransactions } from '@baize/contract/wallet/listTransactions';
import { toast } from '@baize/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../call.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useT } from '../../i18n/useT.ts';
import { moneyText } from '../moneyText.ts';
import { useErrorText } from '../useErrorText.ts';
import { rewardQueries } from './rewardQueries.ts';

type Reward = OutputOf<typeof claimReward>;
type Wish = {
  /** A mission is claimed while its period lasts; what an operator has let through later is claimed like anything else. */
  act: 'join' | 'claim' | 'mission';
  promotionId: string;
  kind: PromotionKind;
  /** Which one, where a promotion brings several. */
  rewardId?: string | undefined;
};

/** Joining and claiming; what came of it is told, and everything that shows it is read again. */
export function useRewardActs() {
  const t = useT();
  const language = useLanguage();
  const errorText = useErrorText();
  const queries = useQueryClient();
  const refresh = (): void => {
    // The promotions themselves too: they say what is left of them.
    for (const id of [
      ...rewardQueries,
      'promotions.listPromotions',
      getBalance.id,
      listBonuses.id,
      listTransactions.id,
    ]) {
      void queries.invalidateQueries({ queryKey: [id] });
    }
  };
  const textOf = (act: Wish['act'], { status, amount, currency, prize, rounds, isHeld }: Reward): string => {
    const money = moneyText(amount ?? NOTHING, currency);
    if (act === 'join') return t(isHeld ? 'promotions.told.held' : `promotions.told.${joined(status)}`);
    if (rounds !== null) return t('promotions.told.rounds', { rounds });
    if (prize !== null) {
      const words = { prize, amount: money };
      return t(amount === NOTHING ? 'promotions.told.blank' : 'promotions.told.won', words);
    }
    return t(status === 'claimed' ? 'promotions.told.claimed' : 'promotions.told.issued', { amount: money });
  };
  const acting = useMutation({
    mutationFn: ({ act, promotionId, kind, rewardId }: Wish) => {
      if (act === 'mission') return call(claimMission, { missionId: promotionId, language });
      if (act === 'claim' && kind !== 'raffle') return call(claimReward, { promotionId, rewardId, language });
      if (act === 'join') return call(joinPromotion, { promotionId, language });
      // The browser's own part of the draw, so that the house alone could not have known what comes of it.
      return call(claimRaffle, { promotionId, clientSeed: crypto.randomUUID(), language });
    },
    onSuccess: (reward, { act }) => void toast.success(textOf(act, reward)),
    onError: (error) => void toast.warning(errorText(error)),
    onSettled: refresh,
  });
  const pending = acting.isPending ? (acting.variables.rewardId ?? acting.variables.promotionId) : undefined;
  return { act: acting.mutate, pending, refresh, textOf };
}

const NOTHING = 0n;

const joined = (status: Reward['status']): 'ready' | 'joined' => (status === 'claim' ? 'ready' : 'joined');
