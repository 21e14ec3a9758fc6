import { formatAmount } from '@baize/maths';
import { Button } from '@baize/ui/Button';
import { IconButton } from '@baize/ui/IconButton';
import { Money } from '@baize/ui/Money';
import { Segmented } from '@baize/ui/Segmented';
import { GameHeart } from '../../components/GameHeart.tsx';
import type { Game } from '../../components/useOpenGame.ts';
import { useT } from '../../i18n/useT.ts';
import { openWallet } from '../../layer.ts';
import { useSession } from '../../session.ts';
import { useBalance } from '../../useBalance.ts';
import { currencySymbol } from '../../useBrand.ts';

interface TheatreBarProps {
  title: string;
  /** Not known until it was launched. */
  game: Game | undefined;
  vendor: string;
  isFun: boolean;
  hasFreePlay: boolean;
  onMode: (isFun: boolean) => void;
  onRules: () => void;
  onSession: () => void;
  isWide: boolean;
  onWide: () => void;
  onBack: () => void;
  onClose: () => void;
}

function toggleFullScreen(): void {
  /* The whole document goes full screen and not the stage alone, so that the wallet and the dialogs stay reachable. */
  const turn = document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen();
  /* A browser may refuse; the stage then simply stays as it is. */
  turn.catch(() => undefined);
}

/** The slim bar above the stage. Its single-key shortcuts work only while the focus is inside it. */
export function TheatreBar({
  title,
  game,
  vendor,
  isFun,
  hasFreePlay,
  onMode,
  onRules,
  onSession,
  isWide,
  onWide,
  onBack,
  onClose,
}: TheatreBarProps) {
  const t = useT();
  const { status } = useSession();
  const balance = useBalance();
  const canFillScreen = document.fullscreenEnabled;

  return (
    <header
      aria-label={t('theatre.bar')}
      className="z-header flex min-h-11 shrink-0 flex-wrap items-center gap-1 bg-bg-1 px-1 sm:h-12 sm:flex-nowrap sm:gap-2 sm:px-3"
      onKeyDown={(event) => {
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        if (event.key === 't') onWide();
        if (event.key === 'f' && canFillScreen) toggleFullScreen();
      }}
    >
      <IconButton icon="back" label={t('theatre.back')} onClick={onBack} />
      <h1 className="min-w-0 truncate text-label text-text-1 max-sm:flex-1">
        {title}
        <span className="ml-2 text-cap font-normal text-text-3 max-md:sr-only">{vendor}</span>
      </h1>
      {hasFreePlay || game !== undefined ? (
        /* On a phone this has a line of its own below the bar. */
        <div className="flex items-center gap-1 max-sm:order-last max-sm:basis-full max-sm:justify-center sm:ml-1">
          {game === undefined ? null : <GameHeart game={game} name={title} />}
          {hasFreePlay ? (
            <Segmented
              label={t('theatre.mode')}
              value={isFun ? 'fun' : 'real'}
              onValueChange={(mode) => onMode(mode === 'fun')}
              options={[
                { value: 'real', label: t('theatre.real') },
                { value: 'fun', label: t('theatre.fun') },
              ]}
            />
          ) : null}
          {game === undefined ? null : <IconButton icon="info" label={t('theatre.rules')} onClick={onRules} />}
        </div>
      ) : null}
      <span className="flex-1 max-sm:hidden" />
      {status === 'member' && !isFun ? (
        <>
          <IconButton icon="clock" label={t('theatre.session')} onClick={onSession} className="sm:hidden" />
          {balance.data ? (
            <output aria-label={t('theatre.balance')}>
              <Money
                value={formatAmount(balance.data.balance)}
                symbol={currencySymbol(balance.data.currency)}
                className="text-label font-bold text-brass-text font-wide"
              />
            </output>
          ) : null}
          <Button
            tone="brass"
            size="s"
            icon="wallet"
            aria-label={t('theatre.wallet')}
            className="max-sm:w-11 max-sm:px-0"
            onClick={() => openWallet(t('theatre.toWallet'))}
          >
            <span className="max-sm:sr-only">{t('theatre.wallet')}</span>
          </Button>
        </>
      ) : null}
      <IconButton
        icon="theatre"
        label={isWide ? t('theatre.narrow') : t('theatre.wide')}
        isPressed={isWide}
        onClick={onWide}
        className="max-lg:hidden"
      />
      {canFillScreen ? (
        <IconButton
          icon="expand"
          label={t('theatre.fullScreen')}
          onClick={toggleFullScreen}
          className="max-sm:hidden"
        />
      ) : null}
      <IconButton icon="close" label={t('theatre.leave')} onClick={onClose} className="max-sm:hidden" />
    </header>
  );
}
