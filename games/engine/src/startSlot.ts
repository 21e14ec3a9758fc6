import './style.css';
import { folderOf } from '@baize/contract/folderOf';
import { houseText, htmlOf } from '@baize/contract/houseText';
import { displayAmount } from '@baize/maths/money';
import { ApiError, createApi, fetchReplay, type FreeRoundsView, type OutcomeView, type PurseView } from './api.ts';
import { createCounting } from './createCounting.ts';
import { createParentLink, type ParentLink } from './createParentLink.ts';
import { createRoundLoop, type RoundLoop } from './createRoundLoop.ts';
import { createSound } from './createSound.ts';
import { fill } from './fill.ts';
import { createHud, type Hud, type HudHandlers } from './hud/createHud.ts';
import { openBetSheet } from './hud/openBetSheet.ts';
import { createScene } from './scene/createScene.ts';
import { setState } from './setState.ts';
import type { SlotGame } from './SlotGame.ts';
import type { SlotWords } from './words/SlotWords.ts';

const own = import.meta.glob<string>('./art/*.avif', { eager: true, query: '?url', import: 'default' });

/** Runs a game in its page: a session, a replay, or an error text. */
export async function startSlot<Words extends SlotWords, Outcome extends OutcomeView>(
  game: SlotGame<Words, Outcome>,
): Promise<void> {
  const query = new URLSearchParams(location.search);
  const language = folderOf(query.get('lang'));
  const words = await houseText(game.words, language)();
  document.documentElement.lang = htmlOf(language);
  document.title = words.title;

  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
  const isReduced = (): boolean => reducedMotion.matches;
  const sound = createSound();
  const stage = document.querySelector<HTMLElement>('#stage')!;
  const hudRoot = document.querySelector<HTMLElement>('#hud')!;

  const artUrl = (name: string): string => game.art[name] ?? own[`./art/${name}.avif`]!;
  let press: Partial<HudHandlers> = {};
  const hud = createHud(hudRoot, words, artUrl, {
    onSpin: () => press.onSpin?.(),
    onBet: (step) => press.onBet?.(step),
    onBetList: () => press.onBetList?.(),
    onPayTable: () => press.onPayTable?.(),
    onFairness: () => press.onFairness?.(),
    onReplay: () => press.onReplay?.(),
    onSound: () => sound.toggle(),
  });
  hud.setBusy(true);
  hud.setLoading(0);

  /** Lazy loads a sheet's code when it is opened. */
  function openLate(load: () => Promise<() => void>): void {
    load().then(
      (open) => hudRoot.querySelector('dialog') ?? open(),
      () => hud.setMessage(words.connectionLost, 'warn'),
    );
  }

  async function openScene() {
    await Promise.all([
      document.fonts.load('800 20px "Archivo Variable"').catch(() => []),
      document.fonts.load('560 14px "Archivo Variable"').catch(() => []),
    ]);
    return createScene(
      stage,
      { symbols: game.symbols, labels: game.labels(words), url: artUrl },
      game.strips,
      isReduced,
      query.get('renderer') === 'canvas',
      (share) => hud.setLoading(share),
    );
  }

  async function startGame(token: string): Promise<void> {
    const api = createApi<Outcome>(token);
    const [session, scene] = await Promise.all([api.session(), openScene()]);
    const parent: ParentLink = createParentLink(session.parents, (isPaused) => flow.setPaused(isPaused));
    const counting = createCounting(scene, hud, sound, words);
    const show = game.createShow({ scene, hud, sound, words, counting });
    const flow: RoundLoop<Outcome> = createRoundLoop(scene, show, hud, sound, words, parent);
    hud.setCurrency(session.currency);
    const bets = session.game.bets.map(BigInt);
    let at = Math.max(0, bets.indexOf(BigInt(session.lastBet ?? session.game.defaultBet)));
    let balance = BigInt(session.balance);
    let isBusy = false;
    let { jackpots, freeRounds }: Pick<PurseView, 'jackpots' | 'freeRounds'> = session;

    /** Free rounds are played first, at their own bet. */
    const freeNow = (): FreeRoundsView | undefined => freeRounds[0];
    const betNow = (): bigint => BigInt(freeNow()?.bet ?? bets[at]!);
    const showBet = (): void => {
      const free = freeNow();
      const pool = jackpots.find(({ bet }) => BigInt(bet) === betNow());
      hud.setJackpot(game.jackpotName?.(words) ?? '', pool && displayAmount(BigInt(pool.amount)));
      const canChoose = !isBusy && free === undefined;
      hud.setBet(displayAmount(betNow()), { lower: canChoose && at > 0, raise: canChoose && at < bets.length - 1 });
      if (session.isFun) return;
      const until = free && new Date(free.endsAt).toLocaleString(document.documentElement.lang, untilFormat);
      hud.setFreeRounds(free && fill(words.freeRounds, { count: String(free.rounds), until: until ?? '' }));
    };
    const setBusy = (next: boolean): void => {
      isBusy = next;
      hud.setBusy(next);
      showBet();
    };
    const chooseBet = (index: number): void => {
      if (isBusy || freeNow() !== undefined || index < 0 || index >= bets.length) return;
      at = index;
      sound.press();
      showBet();
    };
    const setBalance = (next: bigint): void => {
      balance = next;
      hud.setBalance(displayAmount(balance));
      parent.tell({ type: 'balance', balance: balance.toString() });
    };
    const lookAgain = async (): Promise<void> => {
      ({ jackpots, freeRounds } = await api.balance());
      showBet();
    };
    const during = async (work: () => Promise<bigint | undefined>): Promise<void> => {
      setBusy(true);
      try {
        setBalance((await work()) ?? balance);
        // Refreshes the number of free rounds before the next press.
        if (freeNow() !== undefined) await lookAgain().catch(() => undefined);
        else if (jackpots.length > 0) void lookAgain().catch(() => undefined);
      } catch (error) {
        const name = error instanceof ApiError ? error.error : 'unexpected';
        parent.tell({ type: 'error', error: name });
        setBalance(balance);
        if (name === 'sessionUnknown') throw error;
        hud.setMessage(errorWords(words, name), 'warn');
        hud.announce(errorWords(words, name));
      } finally {
        setState('idle');
        setBusy(false);
      }
    };
    const spin = (): void => {
      if (isBusy || flow.isPaused || hudRoot.querySelector('dialog')) return;
      const bet = betNow();
      const reward = freeNow()?.reward;
      if (reward === undefined && balance < bet) {
        hud.setMessage(words.notEnoughMoney, 'warn');
        hud.announce(words.notEnoughMoney);
        return;
      }
      during(() => flow.spin(api, bet, balance, reward)).catch((error: unknown) => fail(hud, words, error));
    };

    press = {
      onSpin: spin,
      onBet: (step) => chooseBet(at + step),
      onBetList: () =>
        freeNow() === undefined &&
        openBetSheet(
          hudRoot,
          words,
          bets.map((bet, index) => ({
            text: displayAmount(bet),
            isChosen: index === at,
            choose: () => chooseBet(index),
          })),
        ),
      onPayTable: () =>
        openLate(async () => {
          const openPayTable = await game.loadPayTable();
          return () => openPayTable(hudRoot, words, session.game, betNow(), artUrl);
        }),
      onFairness: () =>
        openLate(async () => {
          const { openFairnessSheet } = await import('./hud/openFairnessSheet.ts');
          return () => openFairnessSheet(hudRoot, words, api);
        }),
    };
    window.addEventListener('keydown', (event) => {
      if (hudRoot.querySelector('dialog') || event.ctrlKey || event.metaKey || event.altKey) return;
      const isOnControl = event.target instanceof HTMLElement && event.target.closest('button, a, input') !== null;
      if (event.key === ' ' || event.key === 'Enter') {
        if (isOnControl) {
          // Ignores key repeat: every round needs a press of its own.
          if (event.repeat) event.preventDefault();
          return;
        }
        event.preventDefault();
        if (!event.repeat) spin();
      }
      if (event.key === 'ArrowUp' || event.key === 'ArrowRight') chooseBet(at + 1);
      if (event.key === 'ArrowDown' || event.key === 'ArrowLeft') chooseBet(at - 1);
    });

    hud.setMode({ isFun: session.isFun, isReplay: false, lobbyUrl: session.lobbyUrl });
    hud.setLoading(undefined);
    setBalance(balance);
    parent.tell({ type: 'ready' });
    const open = session.round;
    if (open) {
      const known = bets.indexOf(BigInt(open.bet));
      if (known >= 0) at = known;
      // The wallet already holds the win; the bar shows it after the reels.
      if (open.state === 'settled') hud.setBalance(displayAmount(balance - BigInt(open.win ?? '0')));
      await during(() => {
        setState('spinning');
        show.start();
        return flow.resume(api, open);
      });
    } else {
      setState('idle');
      setBusy(false);
    }
  }

  async function startReplay(round: string, key: string): Promise<void> {
    const [replay, scene] = await Promise.all([fetchReplay<Outcome>(round, key), openScene()]);
    const parent: ParentLink = createParentLink(replay.parents, (isPaused) => flow.setPaused(isPaused));
    const counting = createCounting(scene, hud, sound, words);
    const show = game.createShow({ scene, hud, sound, words, counting });
    const flow: RoundLoop<Outcome> = createRoundLoop(scene, show, hud, sound, words, parent);
    hud.setCurrency(replay.currency);
    hud.setMode({ isFun: false, isReplay: true, lobbyUrl: null });
    hud.setLoading(undefined);
    const { outcome } = replay;
    if (outcome === null) throw new ApiError('roundUnknown');
    const again = async (): Promise<void> => {
      hud.setBusy(true);
      show.clear();
      setState('spinning');
      show.start();
      await scene.tweens.wait(650);
      await show.outcome(outcome, 0, { onShown: () => undefined, jackpot: async () => BigInt(replay.jackpot ?? '0') });
      setState('idle');
      hud.setBusy(false);
    };
    press = { onReplay: () => void again() };
    parent.tell({ type: 'ready' });
    await again();
  }

  try {
    const replayed = query.get('replay');
    if (replayed !== null) await startReplay(replayed, query.get('k') ?? '');
    else await startGame(new URLSearchParams(location.hash.slice(1)).get('session') ?? '');
  } catch (error) {
    fail(hud, words, error);
  }
}

const untilFormat = { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' } as const;

function errorWords(words: SlotWords, name: ApiError['error']): string {
  const known: { [Name in ApiError['error']]?: string } = {
    roundOpen: words.settling,
    notEnoughMoney: words.notEnoughMoney,
    limitReached: words.limitReached,
    sessionUnknown: words.sessionUnknown,
    walletUnavailable: words.walletUnavailable,
    connectionLost: words.connectionLost,
    roundUnknown: words.roundUnknown,
    keyWrong: words.keyWrong,
  };
  return known[name] ?? words.unexpected;
}

function fail(shown: Hud, words: SlotWords, error: unknown): void {
  const name = error instanceof ApiError ? error.error : 'unexpected';
  setState('error');
  shown.setLoading(undefined);
  shown.setBusy(true);
  const canRetry = name !== 'sessionUnknown' && name !== 'keyWrong';
  if (!canRetry) {
    shown.setMessage(errorWords(words, name), 'warn');
    shown.announce(errorWords(words, name));
    return;
  }
  void shown.plaque({ heading: errorWords(words, name), button: words.tryAgain }).then(() => location.reload());
}
