import { displayAmount } from '@baize/maths';
import { useT } from '../i18n/useT.ts';
import { currencySymbol, useBrand } from '../useBrand.ts';
import { formatPercent } from './formatPercent.ts';
import type { Game } from './useOpenGame.ts';

/** What is known of a game before its first round. Vendors that state no return or lines have no line for them. */
export function GameFigures({ game, className = '' }: { game: Game; className?: string }) {
  const t = useT();
  const symbol = currencySymbol(useBrand().currency);
  return (
    <dl className={`grid gap-x-8 gap-y-4 ${className}`}>
      {game.returnToPlayerBps > 0 ? (
        <div>
          <dt className="text-cap text-text-2">{t('home.rtp')}</dt>
          <dd className="mt-1 text-num-l text-brass-text">{formatPercent(game.returnToPlayerBps)}</dd>
          {game.vassalage === 'studio' ? <dd className="mt-1 text-cap text-text-3">{t('home.rtpHint')}</dd> : null}
        </div>
      ) : null}
      {game.lines > 0 ? (
        <div>
          <dt className="text-cap text-text-2">{t('home.lines')}</dt>
          <dd className="mt-1 text-num-l text-text-1">{game.lines}</dd>
        </div>
      ) : null}
      <div>
        <dt className="text-cap text-text-2">{t('home.betRange')}</dt>
        <dd className="mt-1 text-num-l text-text-1">
          {t('home.betRangeValue', {
            min: symbol + displayAmount(game.minBet),
            max: symbol + displayAmount(game.maxBet),
          })}
        </dd>
      </div>
    </dl>
  );
}
