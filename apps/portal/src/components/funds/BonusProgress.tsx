import type { OutputOf } from '@baize/contract';
import type { listBonuses } from '@baize/contract/bonuses/listBonuses';
import { Meter } from '@baize/ui/Meter';
import { StatusChip } from '@baize/ui/StatusChip';
import { wallTime } from '../../businessDay.ts';
import { useT } from '../../i18n/useT.ts';
import { useBrand } from '../../useBrand.ts';
import { moneyText } from '../moneyText.ts';
import { shareOf } from '../withdraw/shareOf.ts';

type Bonus = OutputOf<typeof listBonuses>['open'][number];

/** One bonus that is not released yet: what must still be staked, and until when. */
export function BonusProgress({ bonus }: { bonus: Bonus }) {
  const t = useT();
  const { timeZone } = useBrand();
  const text = (units: bigint): string => moneyText(units, bonus.currency);
  const isActive = bonus.status === 'active';
  return (
    <article className="flex flex-col gap-3 rounded-panel bg-bg-2 p-4 shadow-cushion">
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3 className="text-label text-text-1">{bonus.title}</h3>
        <span className="flex items-center gap-3">
          <StatusChip tone={isActive ? 'brass' : 'sky'}>{t(`funds.bonus.status.${bonus.status}`)}</StatusChip>
          <span className="text-num-m text-brass-text tabular-nums">{text(bonus.amount)}</span>
        </span>
      </header>
      {isActive ? (
        <>
          <Meter
            label={t('funds.bonus.left', { amount: text(bonus.required - bonus.done) })}
            value={shareOf(bonus.done, bonus.required)}
            text={t('funds.bonus.of', { done: text(bonus.done), required: text(bonus.required) })}
          />
          <p className="text-dense text-text-2">
            {t('funds.bonus.until', {
              times: bonus.multiple,
              time: bonus.expiresAt === null ? '—' : wallTime(Date.parse(bonus.expiresAt), timeZone),
            })}
          </p>
          <p className="text-dense text-text-2">{t('funds.bonus.counts')}</p>
          {bonus.counted.length === 0 ? (
            <p className="text-cap text-text-3">{t('funds.bonus.countedNone')}</p>
          ) : (
            <dl aria-label={t('funds.bonus.counted')} className="grid gap-1 text-dense">
              {bonus.counted.map(({ classify, validBet }) => (
                <div key={classify ?? ''} className="flex justify-between gap-4">
                  <dt className="text-text-2">
                    {classify === null ? t('funds.bonus.otherGames') : t(`funds.rebate.class.${classify}`)}
                  </dt>
                  <dd className="text-text-1 tabular-nums">{text(validBet)}</dd>
                </div>
              ))}
            </dl>
          )}
        </>
      ) : (
        <p className="text-dense text-text-2">
          {t('funds.bonus.waits', { required: text(bonus.required), days: bonus.days })}
        </p>
      )}
    </article>
  );
}
