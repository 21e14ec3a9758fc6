import { Countdown } from '@baize/ui/Countdown';
import { Icon } from '@baize/ui/Icon';
import { moneyText } from '../../components/moneyText.ts';
import { localText } from '../../i18n/localText.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useT } from '../../i18n/useT.ts';
import { Link } from '../../router/Link.tsx';
import { useBalance } from '../../useBalance.ts';
import { nowMs } from '../../useBrand.ts';
import type { LotteryCard } from './BetItem.ts';
import { drawTime } from './drawTime.ts';
import { hallOf } from './halls.ts';
import { NumberRow } from './NumberRow.tsx';
import { takesBets } from './takesBets.ts';

interface DrawHeadProps {
  lottery: LotteryCard;
  onDrawn: () => void;
}

/** Which lottery and which draw, until when, and what came last. */
export function DrawHead({ lottery, onDrawn }: DrawHeadProps) {
  const t = useT();
  const language = useLanguage();
  const { data: money } = useBalance();
  const { name, family, current, last, timeZone, lottoArea } = lottery;
  return (
    <header className="flex flex-col gap-3 rounded-panel bg-bg-1 p-4 shadow-panel">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Link
          to={hallOf(lottery)}
          search={{ gameCode: undefined }}
          className="inline-flex items-center gap-1 text-label text-text-2 no-underline hover:text-text-1"
        >
          <Icon name="chevronLeft" size={18} />
          {t('lottery.toLobby')}
        </Link>
        <h1 className="text-h3 text-text-1">{localText(name, language)}</h1>
        <span className="text-num-s text-text-1">{money ? moneyText(money.balance, money.currency) : ''}</span>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        {current === null ? (
          <p className="text-body text-text-3">{t('lottery.noDraw')}</p>
        ) : !takesBets(lottery, nowMs()) ? (
          <p className="flex flex-wrap items-baseline gap-x-3 text-body text-text-2">
            <span className="tabular-nums">#{current.no}</span>
            <span>{t('lottery.opensAt', { time: drawTime(current.opensAt, timeZone, language) })}</span>
          </p>
        ) : (
          <p className="flex flex-wrap items-baseline gap-x-3 text-body text-text-2">
            <span className="tabular-nums">#{current.no}</span>
            {lottoArea === 'CN' ? null : (
              <span>{t('lottery.drawnAt', { time: drawTime(current.drawAt, timeZone, language) })}</span>
            )}
            <span>{t('lottery.closesIn')}</span>
            <Countdown
              key={current.no}
              size="m"
              endsAtMs={Date.parse(current.closeAt)}
              nowMs={nowMs}
              onEnd={() => setTimeout(onDrawn, 500)}
              announce={(seconds) => t('lottery.closesInSeconds', { seconds })}
            />
          </p>
        )}
        {last?.numbers ? (
          <p className="flex flex-wrap items-center gap-3 text-body text-text-2">
            <span className="tabular-nums">#{last.no}</span>
            <NumberRow family={family} numbers={last.numbers} />
          </p>
        ) : null}
      </div>
    </header>
  );
}
