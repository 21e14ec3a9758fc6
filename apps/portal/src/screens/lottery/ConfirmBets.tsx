import { Button } from '@baize/ui/Button';
import { Callout } from '@baize/ui/Callout';
import { Dialog } from '@baize/ui/Dialog';
import type { Family } from '@baize/maths/lottery/Play';
import { useState } from 'react';
import { moneyText } from '../../components/moneyText.ts';
import { useRealAction } from '../../components/useRealAction.ts';
import { useT } from '../../i18n/useT.ts';
import { openMemberPanel } from '../../layer.ts';
import { useBrand } from '../../useBrand.ts';
import type { BetItem, LotteryCard, LotteryTerms } from './BetItem.ts';
import { BetLine } from './BetLine.tsx';
import { isUnknown } from '../../components/isUnknown.ts';
import { OverLine } from './OverLine.tsx';
import { PlacingFault } from './PlacingFault.tsx';
import { useOver } from './useOver.ts';
import { usePlacing } from './usePlacing.ts';
import { useRestricted } from './useRestricted.ts';

interface ConfirmBetsProps {
  lottery: LotteryCard;
  terms: LotteryTerms;
  /** The draw that takes bets now; none between two draws. */
  drawNo: string | undefined;
  family: Family;
  items: readonly BetItem[];
  /** Bets that were over a limit were lowered, or taken out. */
  onItems: (items: readonly BetItem[]) => void;
  onClose: () => void;
  onPlaced: () => void;
}

/**
 * Says which draw, which lines and how much, before anything is staked, and which lines are over a limit, so that they can
 * be lowered or taken out here. The draw stays the one that was agreed to; once it is over, the next one is offered, unless
 * it is not known yet whether the bets were taken.
 */
export function ConfirmBets({ lottery, terms, drawNo, family, items, onItems, onClose, onPlaced }: ConfirmBetsProps) {
  const { gameCode } = lottery;
  const t = useT();
  const real = useRealAction();
  const { currency } = useBrand();
  const [agreedNo, setAgreedNo] = useState(drawNo ?? '');
  const restricted = useRestricted(gameCode, agreedNo === '' ? undefined : agreedNo);
  const total = items.reduce((sum, { stake }) => sum + stake, BigInt(0));
  const lines = items.reduce((sum, { lineCount }) => sum + lineCount, 0);
  const best = items.reduce((most, item) => (item.best > most ? item.best : most), BigInt(0));
  const placing = usePlacing(gameCode, () => {
    onPlaced();
    onClose();
  });
  const isNotKnown = placing.isError && isUnknown(placing.error);
  const isDrawOver = drawNo !== agreedNo && !placing.isPending && !isNotKnown;
  const isFixed = isDrawOver || isNotKnown || placing.isPending;
  const { faultAt, loweredAt, blocked, ...over } = useOver(items, {
    ...{ family, terms, restricted, isFixed, error: placing.error },
  });
  const agreeToNext = (): void => {
    placing.reset();
    over.forget();
    setAgreedNo(drawNo ?? '');
  };
  const change = (next: readonly BetItem[]): void => {
    placing.reset();
    onItems(next);
    if (next.length === 0) onClose();
  };
  const place = (): void => real(() => placing.mutate({ drawNo: agreedNo, items }, { onError: over.learn }));
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      size="m"
      title={t('lottery.confirmTitle', { no: agreedNo })}
      labels={{ close: t('lottery.close') }}
      footer={
        <Button
          tone="brass"
          isBlock
          /* What it says then is why it cannot be pressed, and is to be read. */
          className={blocked > 0 ? 'text-text-2!' : undefined}
          isLoading={placing.isPending}
          disabled={(isDrawOver && drawNo === undefined) || blocked > 0}
          onClick={() => (isDrawOver ? agreeToNext() : place())}
        >
          {isDrawOver && drawNo !== undefined
            ? t('lottery.takeNext', { no: drawNo })
            : blocked > 0
              ? t('lottery.over.blocked', { count: blocked })
              : t(isNotKnown ? 'lottery.askAgain' : 'lottery.place', { stake: moneyText(total, currency) })}
        </Button>
      }
    >
      <ul className="flex flex-col divide-y divide-line-1">
        {items.map((item, at) => {
          const fault = faultAt(at);
          return (
            <li key={at} className="py-2">
              <BetLine family={family} item={item} />
              {fault === undefined ? null : (
                <OverLine
                  number={at + 1}
                  fault={fault}
                  lowered={loweredAt(at)}
                  onLower={(next) => change(items.map((one, other) => (other === at ? next : one)))}
                  onRemove={() => change(items.filter((_, other) => other !== at))}
                />
              )}
            </li>
          );
        })}
      </ul>
      <dl className="mt-2 mb-4 grid grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-1.5 rounded-control bg-bg-inset px-4 py-3 tabular-nums">
        <dt className="text-dense text-text-2">{t('lottery.confirmLines')}</dt>
        <dd className="text-right text-label text-text-1">{lines}</dd>
        <dt className="text-dense text-text-2">{t('lottery.confirmBest')}</dt>
        <dd className="text-right text-label text-text-1">{moneyText(best, currency)}</dd>
        <dt className="text-label text-text-1">{t('lottery.confirmStake')}</dt>
        <dd className="text-right text-num-m text-brass-text">{moneyText(total, currency)}</dd>
      </dl>
      {isDrawOver ? (
        <Callout isLive tone="warning" title={t('lottery.drawOver', { no: agreedNo })}>
          {t(drawNo === undefined ? 'lottery.drawOverWait' : 'lottery.drawOverNext')}
        </Callout>
      ) : over.isAtLine ? (
        <Callout
          isLive
          tone={placing.isError ? 'danger' : 'warning'}
          title={t(placing.isError ? 'lottery.notStaked' : 'lottery.over.title')}
          action={
            over.isShort ? (
              <Button
                size="s"
                onClick={() => {
                  onClose();
                  openMemberPanel('depositv2');
                }}
              >
                {t('lottery.over.deposit')}
              </Button>
            ) : undefined
          }
        >
          {t('lottery.over.hint')}
        </Callout>
      ) : placing.isError ? (
        <PlacingFault error={placing.error} meaning={t('lottery.notStaked')} />
      ) : null}
    </Dialog>
  );
}
