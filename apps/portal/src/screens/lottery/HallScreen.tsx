import { launchLottery } from '@baize/contract/lotteries/launchLottery';
import { EmptyState } from '@baize/ui/EmptyState';
import { ErrorState } from '@baize/ui/ErrorState';
import { Skeleton } from '@baize/ui/Skeleton';
import { buttonClass } from '@baize/ui/buttonClass';
import { CallError } from '@baize/client/CallError';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../call.ts';
import { TrialNotice } from '../../components/TrialNotice.tsx';
import { useErrorText } from '../../components/useErrorText.ts';
import { useIsWide } from '../../components/useIsWide.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useT } from '../../i18n/useT.ts';
import { Link } from '../../router/Link.tsx';
import { useShown } from '../../router/useShown.ts';
import { useSession } from '../../session.ts';
import { Betting } from './Betting.tsx';
import { halls, type HallPath } from './halls.ts';
import { Lobby } from './Lobby.tsx';

/** The lotteries of a page (the house's own, Vietnam, the sea region): the lobby, or the one that the address names. */
export function HallScreen() {
  const t = useT();
  const errorText = useErrorText();
  const language = useLanguage();
  const isWide = useIsWide();
  const { isTrial } = useSession();
  const { place } = useShown();
  const path = place.path as HallPath;
  const { area, prizeMode, title } = halls[path];
  const gameCode = typeof place.search['gameCode'] === 'string' ? place.search['gameCode'].toLowerCase() : '';
  const opened = useQuery({
    queryKey: [launchLottery.id, path, gameCode],
    queryFn: () =>
      call(launchLottery, {
        ...{ lottoArea: area, launchMode: 'LOTT', lottoPrizeMode: prizeMode, lottoGameCode: gameCode, language },
        lottoView: gameCode === '' ? 'lobby' : 'betting',
        device: isWide ? 'WEB' : 'MOBILE',
        backUrl: `${window.location.origin}/lott`,
      }),
    staleTime: 0,
    /* Where no bets are being taken yet, draws are being made. */
    refetchInterval: ({ state }) => (state.data?.lotteries.some(({ current }) => current === null) ? 5_000 : false),
  });
  const [lottery] = opened.data?.lotteries ?? [];
  const terms = opened.data?.terms ?? null;
  const isUnknown = opened.error instanceof CallError && opened.error.code.startsWith('lottery_');

  const content = () => {
    if (isUnknown) {
      return (
        <EmptyState
          title={errorText(opened.error)}
          hint={t('lottery.unknownGame')}
          action={
            <Link to={path} search={{ gameCode: undefined }} className={buttonClass({ tone: 'neutral' })}>
              {t('lottery.toLobby')}
            </Link>
          }
        />
      );
    }
    if (opened.isLoadingError) {
      return (
        <ErrorState
          title={t('lottery.failedTitle')}
          hint={errorText(opened.error)}
          retryLabel={t('shell.retry')}
          onRetry={() => void opened.refetch()}
        />
      );
    }
    if (opened.isPending) {
      return (
        <div aria-busy="true" aria-label={t('shell.loading')} className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
          {Array.from({ length: 4 }, (_, at) => (
            <Skeleton key={at} className="h-36 rounded-panel" />
          ))}
        </div>
      );
    }
    if (gameCode !== '' && lottery !== undefined && terms !== null) {
      return <Betting key={gameCode} opened={lottery} terms={terms} />;
    }
    return <Lobby path={path} lotteries={opened.data.lotteries} onDrawn={() => void opened.refetch()} />;
  };
  return (
    <div data-screen="lottery.Hall" className="content-column flex flex-col gap-4 py-4 lg:py-6">
      {gameCode === '' ? <h1 className="text-h2 text-text-1">{t(title)}</h1> : null}
      {isTrial === true ? <TrialNotice>{t('lottery.trial')}</TrialNotice> : null}
      {content()}
    </div>
  );
}
