import { getFreeRounds } from '@baize/contract/vendors/getFreeRounds';
import { Icon } from '@baize/ui/Icon';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { wallTime } from '../../businessDay.ts';
import { query } from '../../call.ts';
import { useT } from '../../i18n/useT.ts';
import { useBrand } from '../../useBrand.ts';

type FreeRoundsLineProps = {
  vassalage: string;
  gameCode: string;
  /** Rounds that have ended on the stage since it was entered. */
  ended: number;
};

/** Above the stage: how many rounds of this game the house still pays, and until when; nothing where it pays none. */
export function FreeRoundsLine({ vassalage, gameCode, ended }: FreeRoundsLineProps) {
  const t = useT();
  const { timeZone } = useBrand();
  const found = useQuery({ ...query(getFreeRounds, {}), staleTime: 0 });
  const refresh = useEffectEvent(() => void found.refetch());
  useEffect(() => {
    if (ended > 0) refresh();
  }, [ended]);
  const own = found.data?.content.filter((one) => one.vassalage === vassalage && one.gameCode === gameCode);
  const [next] = own ?? [];
  if (next === undefined) return null;
  return (
    <section
      aria-label={t('theatre.freeRoundsName')}
      className="flex h-8 shrink-0 items-center justify-center gap-2 bg-brass-tint text-dense text-brass-text"
    >
      <Icon name="gift" size={16} />
      {t('theatre.freeRounds', { count: next.left, time: wallTime(Date.parse(next.endsAt), timeZone).slice(0, 16) })}
    </section>
  );
}
