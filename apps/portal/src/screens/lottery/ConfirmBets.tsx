import { CallError } from '@baize/client/CallError';
import { Button } from '@baize/ui/Button';
import { Callout } from '@baize/ui/Callout';
import { Dialog } from '@baize/ui/Dialog';
import type { Family } from '@baize/maths/lottery/Play';
import { useState } from 'react';
import { moneyText } from '../../components/moneyText.ts';
import { useErrorText } from '../../components/useErrorText.ts';
import { useRealAction } from '../../components/useRealAction.ts';
import { useT } from '../../i18n/useT.ts';
import { openMemberPanel } from '../../layer.ts';
import { useSession } from '../../session.ts';
import { useBalance } from '../../useBalance.ts';
import { useBrand } from '../../useBrand.ts';
import type { BetItem, LotteryCard, LotteryTerms } from './BetItem.ts';
import { BetLine } from './BetLine.tsx';
import { isUnknown } from '../../components/isUnknown.ts';
import { priceSelection } from './choice.ts';
import { OverLine } from './OverLine.tsx';
import { overLines } from './overLines.ts';
import { PlacingFault } from './PlacingFault.tsx';
import { roomsAfter, wholeRooms } from './roomsAfter.ts';
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
  const errorText = useErrorText();
  const { currency } = useBrand();
  const { isTrial } = useSession();
  const money = useBalance();
  const [agreedNo, setAgreedNo] = useState(drawNo ?? '');
  const [rooms, setRooms] = useState(wholeRooms);
  const restricted = useRestricted(gameCode, agreedNo === '' ? undefined : agreedNo);
  const total = items.reduce((sum, { stake }) => sum + stake, BigInt(0));
  const lines = items.reduce((sum, { lineCount }) => sum + lineCount, 0);
  const best = items.reduce((most, item) => (item.best > most ? item.best : most), BigInt(0));
  const placing = usePlacing(gameCode, () => {
    onPlaced();
    onClose();
  });
  const isNotKnown = placing.isError && isUnknown(placing.error);
  const isOver = drawNo !== agreedNo && !placing.isPending && !isNotKnown;
  const agreeToNext = (): void => {
    placing.reset();
    setRooms(wholeRooms);
    setAgreedNo(drawNo ?? '');
  };
  /* What may have been taken already is asked for again as it is; a trial account is told that it cannot bet at all. */
  const isFixed = isOver || isNotKnown || placing.isPending;
  const balance = isTrial === true ? undefined : money.data?.balance;
  const over = isFixed ? [] : overLines(items, { family, terms, rooms, balance, restricted });
  const refusedAt = isFixed ? undefined : itemOf(placing.error);
  const faults = items.map((_, at) => over[at] ?? (at === refusedAt ? errorText(placing.error) : undefined));
  const blocked = over.filter((one) => one?.isSure === true);
  const isShort = blocked.some((one) => one?.limit === 'balance');
  const isAtLine = blocked.length > 0 || faults.some((fault) => typeof fault === 'string');
  const change = (next: readonly BetItem[]): void => {
    placing.reset();
    onItems(next);
    if (next.length === 0) onClose();
  };
  const loweredTo = (item: BetItem, multiple: number | undefined): BetItem | undefined => {
    const play = multiple ? family.plays.find(({ id }) => id === item.play) : undefined;
    if (play === undefined || multiple === undefined) return undefined;
    const { unit, prizeGroup } = item;
    const priced = priceSelection(play, item.selection, { unit, multiple, prizeGroup }, terms);
    return 'item' in priced ? priced.item : undefined;
  };
  const place = (): void =>
    real(() =>
      placing.mutate(
        { drawNo: agreedNo, items },
        { onError: (error) => setRooms((known) => roomsAfter(known, error)) },
      ),
    );
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
          className={blocked.length > 0 ? 'text-text-2!' : undefined}
          isLoading={placing.isPending}
          disabled={(isOver && drawNo === undefined) || blocked.length > 0}
          onClick={() => (isOver ? agreeToNext() : place())}
        >
          {isOver && drawNo !== undefined
            ? t('lottery.takeNext', { no: drawNo })
            : blocked.length > 0
              ? t('lottery.over.blocked', { count: blocked.length })
              : t(isNotKnown ? 'lottery.askAgain' : 'lottery.place', { stake: moneyText(total, currency) })}
        </Button>
      }
    >
      <ul className="flex flex-col divide-y divide-line-1">
        {items.map((item, at) => {
          const fault = faults[at];
          return (
            <li key={at} className="py-2">
              <BetLine family={family} item={item} />
              {fault === undefined ? null : (
                <OverLine
                  number={at + 1}
                  fault={fault}
                  lowered={loweredTo(item, over[at]?.multiple)}
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
      {isOver ? (
        <Callout isLive tone="warning" title={t('lottery.drawOver', { no: agreedNo })}>
          {t(drawNo === undefined ? 'lottery.drawOverWait' : 'lottery.drawOverNext')}
        </Callout>
      ) : isAtLine ? (
        <Callout
          isLive
          tone={placing.isError ? 'danger' : 'warning'}
          title={t(placing.isError ? 'lottery.notStaked' : 'lottery.over.title')}
          action={
            isShort ? (
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

/** Which item of an order a refusal names. Restricted numbers are said of by themselves, beside what is known of them. */
function itemOf(error: unknown): number | undefined {
  if (!(error instanceof CallError) || error.code.startsWith('lottery_number_')) return undefined;
  return (error.value as { item?: number } | null)?.item;
}
