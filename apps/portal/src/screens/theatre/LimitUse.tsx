import { getLimits } from '@baize/contract/limits/getLimits';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { query } from '../../call.ts';
import { tightestLimit } from '../../components/safer/limitShare.ts';
import { useT } from '../../i18n/useT.ts';
import { useBalance } from '../../useBalance.ts';

/** Of the own limits the one that is nearest to its end, and how much of it is used; nothing where none is set. */
export function LimitUse({ className = '' }: { className?: string }) {
  const t = useT();
  const version = useBalance().data?.version;
  const limits = useQuery(query(getLimits, {}));
  const refresh = useEffectEvent(() => void limits.refetch());
  /* What is used changes with the money and with nothing else. */
  useEffect(() => {
    if (version !== undefined) refresh();
  }, [version]);
  const tightest = limits.data === undefined ? undefined : tightestLimit(limits.data.limits);
  if (tightest === undefined) return null;
  const { measure, period, share } = tightest;
  const tone = share >= 1 ? 'text-cinnabar-text' : share >= 0.8 ? 'text-amber-text' : 'text-text-2';
  return (
    <p className={`${tone} tabular-nums ${className}`}>
      {t(`theatre.limit.${measure}`, {
        period: t(`theatre.limit.${period}`),
        percent: Math.min(999, Math.floor(share * 100)),
      })}
    </p>
  );
}
