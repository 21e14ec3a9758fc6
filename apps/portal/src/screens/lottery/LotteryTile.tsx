import { Countdown } from '@baize/ui/Countdown';
import { localText } from '../../i18n/localText.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useT } from '../../i18n/useT.ts';
import { Link } from '../../router/Link.tsx';
import { nowMs } from '../../useBrand.ts';
import type { LotteryCard } from './BetItem.ts';
import { drawTime } from './drawTime.ts';
import { hallOf } from './halls.ts';
import { NumberRow } from './NumberRow.tsx';

interface LotteryTileProps {
  lottery: LotteryCard;
  onDrawn: () => void;
}

/** Further away than this, the day of the draw says more than a countdown. */
const SOON_MS = 86_400_000;

/** One lottery as a link: its name, what it drew last, and when its next draw closes. */
export function LotteryTile({ lottery, onDrawn }: LotteryTileProps) {
  const t = useT();
  const language = useLanguage();
  const { gameCode, name, family, current, last, timeZone, lottoArea } = lottery;
  const isSoon = current !== null && Date.parse(current.closeAt) - nowMs() < SOON_MS;
  return (
    <Link
      to={hallOf(lottery)}
      search={{ gameCode }}
      className="flex h-full flex-col gap-3 rounded-panel bg-bg-1 p-4 text-text-1 no-underline shadow-panel hover:bg-bg-2"
    >
      <span className="text-h4">{localText(name, language)}</span>
      <span className="flex min-h-8 items-center gap-2">
        {last?.numbers ? (
          <NumberRow family={family} numbers={last.numbers} size="s" />
        ) : (
          <span className="text-dense text-text-3">{t('lottery.noResult')}</span>
        )}
      </span>
      {current === null ? (
        <span className="mt-auto text-dense text-text-3">{t('lottery.noDraw')}</span>
      ) : (
        <span className="mt-auto flex flex-wrap items-baseline justify-between gap-x-3 text-dense text-text-2">
          {lottoArea === 'CN' ? (
            <span className="tabular-nums">#{current.no}</span>
          ) : (
            <span className="tabular-nums">{drawTime(current.drawAt, timeZone, language)}</span>
          )}
          {isSoon ? (
            <span>
              {t('lottery.closesIn')}{' '}
              <Countdown
                key={current.no}
                size="text"
                endsAtMs={Date.parse(current.closeAt)}
                nowMs={nowMs}
                onEnd={() => setTimeout(onDrawn, 1_500)}
              />
            </span>
          ) : null}
        </span>
      )}
    </Link>
  );
}
