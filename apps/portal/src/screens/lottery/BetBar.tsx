import { Button } from '@baize/ui/Button';
import type { ReactNode } from 'react';
import { useT } from '../../i18n/useT.ts';

interface BetBarProps {
  /** What the bet costs and may win, or what it lacks. */
  children: ReactNode;
  canAdd: boolean;
  canBet: boolean;
  isPlacing: boolean;
  onAdd(): void;
  onBet(): void;
}

/** The cost of a bet and its two acts: on a phone at hand above the page's bar while its numbers are gone through. */
export function BetBar({ children, canAdd, canBet, isPlacing, onAdd, onBet }: BetBarProps) {
  const t = useT();
  return (
    <div
      data-bet-bar=""
      className="flex flex-wrap items-center justify-between gap-3 rounded-panel bg-bg-1 p-4 shadow-panel max-lg:sticky max-lg:bottom-[calc(var(--bottom-bar,0px)+0.5rem)] max-lg:z-sticky max-lg:p-3 max-lg:shadow-float"
    >
      <div aria-live="polite" className="min-w-0 flex-1 basis-64 text-body text-text-2 tabular-nums">
        {children}
      </div>
      <div className="flex gap-2 max-sm:w-full max-sm:*:flex-1">
        <Button disabled={!canAdd} onClick={onAdd}>
          {t('lottery.add')}
        </Button>
        <Button tone="brass" disabled={!canBet} isLoading={isPlacing} onClick={onBet}>
          {t('lottery.betNow')}
        </Button>
      </div>
    </div>
  );
}
