import type { Family } from '@baize/maths/lottery/Play';
import { resultRows } from '@baize/maths/lottery/resultRows';
import { Drawer } from '@baize/ui/Drawer';
import { StatusChip } from '@baize/ui/StatusChip';
import { wallTime, zoneName } from '../../businessDay.ts';
import { moneyText } from '../../components/moneyText.ts';
import { useT } from '../../i18n/useT.ts';
import { nowMs, useBrand } from '../../useBrand.ts';
import { BetLine } from './BetLine.tsx';
import { NumberRow } from './NumberRow.tsx';
import { orderSums, type ShownOrder } from './orderSums.ts';
import { orderTotal } from './orderTotal.ts';
import { orderTones } from './orderTones.ts';
import { ResultBoard } from './ResultBoard.tsx';

interface OrderDrawerProps {
  order: ShownOrder;
  family: Family | undefined;
  onClose: () => void;
}

/** An order with all that it was accepted at, and how its cost and its prize are counted from that. */
export function OrderDrawer({ order, family, onClose }: OrderDrawerProps) {
  const t = useT();
  const { timeZone } = useBrand();
  const { currency, numbers } = order;
  const money = (units: bigint): string => moneyText(units, currency);
  const time = (moment: string): string => wallTime(Date.parse(moment), timeZone);
  const sums = orderSums(order, family);
  const total = orderTotal(sums);
  const facts = [
    ['orderId', order.id],
    ['acceptedAt', time(order.acceptedAt)],
    ['closeAt', time(order.closeAt)],
    ['drawAt', time(order.drawAt)],
    ['stake', money(order.stake)],
    ['rebate', order.rebate > BigInt(0) ? money(order.rebate) : '—'],
    ['payout', order.state === 'won' || order.state === 'lost' ? money(order.payout) : '—'],
  ] as const;
  return (
    <Drawer
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      title={t('lottery.orderTitle', { no: order.drawNo })}
      labels={{ close: t('lottery.close') }}
    >
      <div className="flex flex-col gap-5">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <StatusChip tone={orderTones[order.state]}>{t(`lottery.state.${order.state}`)}</StatusChip>
          {numbers === null ? null : <NumberRow family={order.family} numbers={numbers} size="s" />}
        </div>
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2 text-body">
          {facts.map(([name, text]) => (
            <div key={name} className="contents">
              <dt className="text-text-3">{t(`lottery.fact.${name}`)}</dt>
              <dd className="text-end text-text-1 tabular-nums">{text}</dd>
            </div>
          ))}
        </dl>
        <section aria-labelledby="order-sums" className="flex flex-col gap-3">
          <h3 id="order-sums" className="text-label text-text-1">
            {t('lottery.arithmetic')}
          </h3>
          <ol className="flex flex-col divide-y divide-line-1">
            {sums.map(({ line, prizes, isDrawn }, at) => (
              <li key={at} className="flex flex-col gap-1 py-3">
                <BetLine family={family} item={line} />
                <span className="text-dense text-text-2 tabular-nums">
                  {t('lottery.costOf', {
                    ...{ lines: line.lineCount, unit: t(`lottery.unitName.${line.unit}`), multiple: line.multiple },
                    stake: money(line.stake),
                  })}
                </span>
                {prizes.map(({ nth, each, lines, sum }) => {
                  const prize = nth === 0 ? t('lottery.prizeKey') : t('lottery.prizeNth', { nth });
                  return (
                    <span
                      key={nth}
                      className={
                        lines === null
                          ? 'text-dense text-text-3 tabular-nums'
                          : 'text-dense text-felt-text tabular-nums'
                      }
                    >
                      {lines === null
                        ? t('lottery.wouldWin', { prize, each: money(each) })
                        : t('lottery.winOf', { prize, lines, each: money(each), sum: money(sum) })}
                    </span>
                  );
                })}
                {isDrawn && prizes.length === 0 ? (
                  <span className="text-dense text-text-3">{t('lottery.noWin')}</span>
                ) : null}
              </li>
            ))}
          </ol>
          {total.bets < 2 ? null : (
            <p className="flex flex-wrap justify-between gap-x-4 gap-y-1 border-t border-line-2 pt-3 text-label text-text-1 tabular-nums">
              <span>{t('lottery.totalCost', { bets: total.bets, lines: total.lines, stake: money(total.stake) })}</span>
              {total.won === null ? null : <span>{t('lottery.totalWin', { sum: money(total.won) })}</span>}
            </p>
          )}
        </section>
        {numbers === null || resultRows(order.family) === undefined ? null : (
          <ResultBoard family={order.family} no={order.drawNo} numbers={numbers} />
        )}
        <div>
          <p className="text-cap text-text-3">{t('lottery.fact.digest')}</p>
          <p className="font-mono text-cap break-all text-text-2">{order.digest}</p>
        </div>
        <p className="text-cap text-text-3">{zoneName(nowMs(), timeZone)}</p>
      </div>
    </Drawer>
  );
}
