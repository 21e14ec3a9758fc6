import { toast } from '@baize/ui/toast';
import { useEffect, useEffectEvent, useState } from 'react';
import { moneyText } from '../../components/moneyText.ts';
import type { Round } from '../../components/round/Round.ts';
import { useT } from '../../i18n/useT.ts';

/**
 * Says that a round which the player had left in the middle was finished and what it came to, by the books. A round that
 * was open when the stage was entered is watched here; of others the game itself says that it has brought them to an end,
 * and what this returns tells it.
 */
export function useTellFinished(
  rounds: readonly Round[],
  onShow: (id: string) => void,
): (round: Round | undefined) => void {
  const t = useT();
  const [left, setLeft] = useState<readonly string[]>();
  if (left === undefined && rounds.length > 0) {
    setLeft(rounds.flatMap(({ id, status }) => (status === 'open' ? [id] : [])));
  }
  const tell = (round: Round | undefined): void => {
    if (round === undefined || round.status === 'open') return;
    setLeft((known) => known?.filter((id) => id !== round.id));
    const figures = { bet: moneyText(round.bet, round.currency), net: moneyText(round.net, round.currency, 'always') };
    toast.info(t('theatre.finished'), {
      id: `finished-${round.id}`,
      description: t('theatre.finishedText', figures),
      action: { label: t('theatre.openFinished'), onClick: () => onShow(round.id) },
    });
  };
  const finished = rounds.find(({ id, status }) => status !== 'open' && left?.includes(id) === true);
  const tellOnce = useEffectEvent(() => tell(finished));
  const id = finished?.id;
  useEffect(() => {
    if (id !== undefined) tellOnce();
  }, [id]);
  return tell;
}
