import { Countdown } from '@baize/ui/Countdown';
import { cx } from '@baize/ui/cx';
import { Icon } from '@baize/ui/Icon';
import { moneyText } from '../../components/moneyText.ts';
import { hrefOf } from '../../router/hrefOf.ts';
import { Link } from '../../router/Link.tsx';
import { localText } from '../../i18n/localText.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useT } from '../../i18n/useT.ts';
import { useBalance } from '../../useBalance.ts';
import { nowMs } from '../../useBrand.ts';
import type { LotteryCard } from './BetItem.ts';
import { drawTime } from './drawTime.ts';
import { hallOf } from './halls.ts';
import { LotteryMenu } from './LotteryMenu.tsx';
import { NumberRow } from './NumberRow.tsx';
import { hasClosed, takesBets, turnsOf } from './takesBets.ts';
import { useMoments } from './useMoments.ts';

interface DrawHeadProps {
  lottery: LotteryCard;
  /** How far the server's clock is ahead of this device's. */
  aheadMs: number;
  onDrawn: () => void;
}

/** Which lottery and which draw, until when, and what came last. */
export function DrawHead({ lottery, aheadMs, onDrawn }: DrawHeadProps) {
  const t = useT();
  const language = useLanguage();
  const { data: money } = useBalance();
  const { name, family, current, last, timeZone, lottoArea } = lottery;
  const now = useMoments(turnsOf(lottery));
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
        <span className="flex items-center gap-2">
          <h1 className="text-h3 text-text-1">{localText(name, language)}</h1>
          <LotteryMenu lottery={lottery} />
        </span>
        {/* On a phone the page's header shows it just above. */}
        <span className="text-num-s text-text-1 max-sm:hidden">
          {money ? moneyText(money.balance, money.currency) : ''}
        </span>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        {current === null ? (
          <p className="text-body text-text-3">{t('lottery.noDraw')}</p>
        ) : !takesBets(lottery, now) && !hasClosed(lottery, now) ? (
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
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <ClockLine aheadMs={aheadMs} />
        {lottery.source === 'own' && current !== null ? (
          <a
            href={hrefOf({ to: '/drawCheck', search: { gameCode: lottery.gameCode, drawNo: current.no } })}
            target="_blank"
            rel="noopener"
            className="text-cap text-text-3 hover:text-text-1"
          >
            {t('lottery.commitmentOf', { no: current.no })}
          </a>
        ) : null}
      </div>
    </header>
  );
}

const SECOND_MS = 1_000;

/** How this device's clock stands to the server's, which decides what comes in time. */
function ClockLine({ aheadMs }: { aheadMs: number }) {
  const t = useT();
  const seconds = Math.round(Math.abs(aheadMs) / SECOND_MS);
  const text =
    seconds === 0
      ? t('lottery.clockExact')
      : t(aheadMs < 0 ? 'lottery.clockAhead' : 'lottery.clockBehind', { seconds });
  return <p className={cx('text-cap', seconds > 2 ? 'text-amber-text' : 'text-text-3')}>{text}</p>;
}
