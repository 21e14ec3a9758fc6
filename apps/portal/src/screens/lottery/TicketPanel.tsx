import { Button } from '@baize/ui/Button';
import { EmptyState } from '@baize/ui/EmptyState';
import { IconButton } from '@baize/ui/IconButton';
import type { Family } from '@baize/maths/lottery/Play';
import { useState } from 'react';
import { moneyText } from '../../components/moneyText.ts';
import { useT } from '../../i18n/useT.ts';
import { useBrand } from '../../useBrand.ts';
import type { BetItem, LotteryCard, LotteryTerms } from './BetItem.ts';
import { BetLine } from './BetLine.tsx';
import { ChaseDialog } from './ChaseDialog.tsx';
import { ConfirmBets } from './ConfirmBets.tsx';
import { takesBets, turnsOf } from './takesBets.ts';
import { useMoments } from './useMoments.ts';

interface TicketPanelProps {
  lottery: LotteryCard;
  terms: LotteryTerms;
  family: Family;
  items: readonly BetItem[];
  onItems: (items: readonly BetItem[]) => void;
}

/** As many as one order may have. */
const MOST = 100;

/** Bets that were added and not placed yet; they stay when a draw closes, and go to the draw that is agreed to. */
export function TicketPanel({ lottery, terms, family, items, onItems }: TicketPanelProps) {
  const t = useT();
  const { currency } = useBrand();
  const [isAsking, setAsking] = useState(false);
  const [isChasing, setChasing] = useState(false);
  const total = items.reduce((sum, { stake }) => sum + stake, BigInt(0));
  const { current } = lottery;
  const isOpen = takesBets(lottery, useMoments(turnsOf(lottery)));
  return (
    <section aria-label={t('lottery.ticket')} className="flex flex-col gap-3 rounded-panel bg-bg-1 p-4 shadow-panel">
      <div className="flex items-center justify-between gap-2">
        <h2 className="text-h4 text-text-1">{t('lottery.ticket')}</h2>
        {items.length > 0 ? (
          <Button size="s" tone="ghost" onClick={() => onItems([])}>
            {t('lottery.tool.clear')}
          </Button>
        ) : null}
      </div>
      {items.length === 0 ? (
        <EmptyState size="s" title={t('lottery.ticketEmpty')} hint={t('lottery.ticketHint')} />
      ) : (
        <>
          <ul className="flex max-h-96 flex-col divide-y divide-line-1 overflow-y-auto">
            {items.map((item, at) => (
              <li key={at} className="flex items-start justify-between gap-2 py-2">
                <BetLine family={family} item={item} />
                <IconButton
                  icon="close"
                  size="s"
                  label={t('lottery.remove', { number: at + 1 })}
                  onClick={() => onItems(items.filter((_, other) => other !== at))}
                />
              </li>
            ))}
          </ul>
          {items.length > MOST ? <p className="text-dense text-cinnabar-text">{t('lottery.tooMany')}</p> : null}
          <Button tone="brass" isBlock disabled={!isOpen || items.length > MOST} onClick={() => setAsking(true)}>
            {t('lottery.placeAll', { stake: moneyText(total, currency) })}
          </Button>
          <Button tone="outline" isBlock disabled={!isOpen} onClick={() => setChasing(true)}>
            {t('lottery.chase.open')}
          </Button>
        </>
      )}
      {isAsking && items.length > 0 ? (
        <ConfirmBets
          lottery={lottery}
          terms={terms}
          drawNo={current?.no}
          family={family}
          items={items}
          onItems={onItems}
          onClose={() => setAsking(false)}
          onPlaced={() => onItems([])}
        />
      ) : null}
      {isChasing && current !== null && items.length > 0 ? (
        <ChaseDialog
          gameCode={lottery.gameCode}
          timeZone={lottery.timeZone}
          drawNo={current.no}
          items={items}
          onClose={() => setChasing(false)}
          onPlaced={() => onItems([])}
        />
      ) : null}
    </section>
  );
}
