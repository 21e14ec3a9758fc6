import { AlertDialog } from '@baize/ui/AlertDialog';
import { Suspense, useState } from 'react';
import { showAlert } from '../../alert.ts';
import { lazyPart } from '../../components/lazyPart.ts';
import type { Round } from '../../components/round/Round.ts';
import { RoundDrawer } from '../../components/round/RoundDrawer.tsx';
import { localText } from '../../i18n/localText.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useT } from '../../i18n/useT.ts';
import { openMemberPanel, openRegister } from '../../layer.ts';
import { useSession } from '../../session.ts';
import { FreeRoundsLine } from './FreeRoundsLine.tsx';
import { FunRibbon } from './FunRibbon.tsx';
import { GameRules } from './GameRules.tsx';
import { SessionRounds } from './SessionRounds.tsx';
import { SessionStrip } from './SessionStrip.tsx';
import { Stage } from './Stage.tsx';
import { TheatreBar } from './TheatreBar.tsx';
import { useLaunch } from './useLaunch.ts';
import { useSessionTotals } from './useSessionTotals.ts';
import { useStaySignedIn } from './useStaySignedIn.ts';
import { useTellFinished } from './useTellFinished.ts';
import { useNavigate } from '../../router/useNavigate.ts';
import { useRouter } from '../../router/useRouter.ts';
import { useSearch } from '../../router/useSearch.ts';

const FavouriteKeeper = lazyPart(() => import('../../components/FavouriteKeeper.tsx'), 'FavouriteKeeper');
const RealityCheck = lazyPart(() => import('./RealityCheck.tsx'), 'RealityCheck', ['safer']);

/** A game on its stage. Each game and each mode is a launch and a session of its own; a trial account plays for fun. */
export function TheatreScreen() {
  const { vassalage, gameCode, mode } = useSearch('/seamless');
  const { isTrial } = useSession();
  const isFun = mode === 'fun' || isTrial === true;
  return <Theatre key={`${vassalage}/${gameCode}/${isFun}`} vassalage={vassalage} gameCode={gameCode} isFun={isFun} />;
}

interface TheatreProps {
  vassalage: string;
  gameCode: string;
  isFun: boolean;
}

function Theatre({ vassalage, gameCode, isFun }: TheatreProps) {
  const t = useT();
  const language = useLanguage();
  const router = useRouter();
  const navigate = useNavigate();
  const launch = useLaunch({ vassalage, gameCode, isFun });
  const session = useSessionTotals(!isFun);
  useStaySignedIn(!isFun);
  const [isWide, setWide] = useState(false);
  const [isSessionShown, setSessionShown] = useState(false);
  const [isRulesShown, setRulesShown] = useState(false);
  const [round, setRound] = useState<string>();
  const [isRoundOpen, setRoundOpen] = useState(false);
  const [ended, setEnded] = useState(0);
  const { isTrial } = useSession();
  const [leaving, setLeaving] = useState<{ go: () => void }>();
  const isOfThisGame = (one: Round) => one.vassalage === vassalage && one.gameCode === gameCode;
  const tellFinished = useTellFinished(session.rounds, setRound);
  const title = launch.game ? localText(launch.game.name, language) : t('theatre.game');

  /* A round in play is finished and paid by the vendor in any case, but the visitor should know that it is open. */
  const leave = (go: () => void) => (isRoundOpen ? setLeaving({ go }) : go());
  /* The pause itself is chosen among the limits, over the game. */
  const takeBreak = () => {
    setSessionShown(false);
    openMemberPanel('saferPlay');
  };
  const toLobby = () => void navigate({ to: '/rng' });
  const choose = (wanted?: 'fun') =>
    leave(() => void navigate({ to: '/seamless', search: { vassalage, gameCode, mode: wanted }, replace: true }));

  return (
    <div data-screen="theatre.Theatre" className="flex h-dvh flex-col overflow-hidden bg-bg-inset">
      <TheatreBar
        title={title}
        game={launch.game}
        vendor={launch.game?.vendorName ?? ''}
        isFun={isFun}
        hasFreePlay={launch.game?.hasFreePlay ?? isFun}
        onMode={(wantsFun) => {
          if (wantsFun) choose('fun');
          else if (isTrial === true) showAlert({ fault: 'in_need_true_account', hasRegister: true });
          else choose();
        }}
        onRules={() => setRulesShown(true)}
        onSession={() => setSessionShown(true)}
        isWide={isWide}
        onWide={() => setWide(!isWide)}
        onBack={() => leave(() => (router.canGoBack() ? router.back() : toLobby()))}
        onClose={() => leave(toLobby)}
      />
      {isFun ? <FunRibbon /> : null}
      {isFun || session.isGuest ? null : <FreeRoundsLine vassalage={vassalage} gameCode={gameCode} ended={ended} />}
      <main id="main" className="grid min-h-0 flex-1 place-items-center">
        <Stage
          launch={launch}
          title={title}
          gameCode={gameCode}
          vassalage={vassalage}
          isWide={isWide}
          onReal={() => (isTrial === true ? openRegister() : choose())}
          onMessage={(message) => {
            if (message === 'roundStarted') setRoundOpen(true);
            if (message === 'roundEnded') {
              setRoundOpen(false);
              setEnded((count) => count + 1);
              if (!isFun) void session.refresh();
            }
            if (message === 'openRoundEnded' && !isFun) {
              void session.refresh().then((rounds) => tellFinished(rounds.find(isOfThisGame)));
            }
          }}
        />
      </main>
      {isFun ? null : (
        <SessionStrip
          session={session}
          vassalage={vassalage}
          onBreak={takeBreak}
          onHistory={() => setSessionShown(true)}
        />
      )}
      <SessionRounds
        isOpen={isSessionShown}
        onOpenChange={setSessionShown}
        session={session}
        vassalage={vassalage}
        onBreak={takeBreak}
        onRound={(id) => {
          setSessionShown(false);
          setRound(id);
        }}
      />
      {isFun || session.isGuest ? null : (
        <Suspense fallback={null}>
          <RealityCheck onHistory={() => setSessionShown(true)} onLeave={() => leave(toLobby)} />
        </Suspense>
      )}
      {launch.game === undefined ? null : (
        <GameRules isOpen={isRulesShown} onOpenChange={setRulesShown} game={launch.game} title={title} />
      )}
      <Suspense fallback={null}>
        <FavouriteKeeper />
      </Suspense>
      <RoundDrawer id={round} onClose={() => setRound(undefined)} />
      <AlertDialog
        isOpen={leaving !== undefined}
        onOpenChange={(isOpen) => {
          if (!isOpen) setLeaving(undefined);
        }}
        title={t('theatre.leaveTitle')}
        message={t('theatre.leaveText')}
        confirmLabel={t('theatre.leaveConfirm')}
        cancelLabel={t('theatre.stay')}
        onConfirm={() => {
          setLeaving(undefined);
          leaving?.go();
        }}
      />
    </div>
  );
}
