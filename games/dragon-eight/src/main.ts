import './style.css';
import { displayAmount } from '@baize/maths/money';
import { ApiError, createApi, fetchReplay } from './api.ts';
import { createFlow, setState } from './createFlow.ts';
import { createParentLink } from './createParentLink.ts';
import { createSound } from './createSound.ts';
import { createHud, type Hud } from './hud/createHud.ts';
import { openBetSheet } from './hud/openBetSheet.ts';
import { openFairnessSheet } from './hud/openFairnessSheet.ts';
import { openPayTableSheet } from './hud/openPayTableSheet.ts';
import { createScene } from './scene/createScene.ts';
import { en, type Words } from './words/en.ts';

const query = new URLSearchParams(location.search);
const language = query.get('lang') === 'zh' ? 'zh' : 'en';
const words: Words = language === 'zh' ? (await import('./words/zh.ts')).zh : en;
document.documentElement.lang = language === 'zh' ? 'zh-CN' : 'en';
document.title = words.title;

const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
const isReduced = (): boolean => reducedMotion.matches;
const sound = createSound();
const stage = document.querySelector<HTMLElement>('#stage')!;
const hudRoot = document.querySelector<HTMLElement>('#hud')!;

let press: Partial<Parameters<typeof createHud>[2]> = {};
const hud = createHud(hudRoot, words, {
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

try {
  const replayed = query.get('replay');
  if (replayed !== null) await startReplay(replayed, query.get('k') ?? '');
  else await startGame(new URLSearchParams(location.hash.slice(1)).get('session') ?? '');
} catch (error) {
  fail(hud, error);
}

async function openScene() {
  await Promise.all([
    document.fonts.load('800 20px "Archivo Variable"').catch(() => []),
    document.fonts.load('560 14px "Archivo Variable"').catch(() => []),
  ]);
  return createScene(stage, words, isReduced, query.get('renderer') === 'canvas', (share) => hud.setLoading(share));
}

async function startGame(token: string): Promise<void> {
  const api = createApi(token);
  const [session, scene] = await Promise.all([api.session(), openScene()]);
  const parent = createParentLink(session.parents, (isPaused) => flow.setPaused(isPaused));
  const flow = createFlow(scene, hud, sound, words, parent);
  const bets = session.game.bets.map(BigInt);
  let at = Math.max(0, bets.indexOf(BigInt(session.lastBet ?? session.game.defaultBet)));
  let balance = BigInt(session.balance);
  let isBusy = false;

  const showBet = (): void => {
    hud.setBet(displayAmount(bets[at]!), { lower: !isBusy && at > 0, raise: !isBusy && at < bets.length - 1 });
  };
  const setBusy = (next: boolean): void => {
    isBusy = next;
    hud.setBusy(next);
    showBet();
  };
  const chooseBet = (index: number): void => {
    if (isBusy || index < 0 || index >= bets.length) return;
    at = index;
    sound.press();
    showBet();
  };
  const setBalance = (next: bigint): void => {
    balance = next;
    hud.setBalance(displayAmount(balance));
    parent.tell({ type: 'balance', balance: balance.toString() });
  };
  const during = async (work: () => Promise<bigint | undefined>): Promise<void> => {
    setBusy(true);
    try {
      setBalance((await work()) ?? balance);
    } catch (error) {
      const name = error instanceof ApiError ? error.error : 'unexpected';
      parent.tell({ type: 'error', error: name });
      setBalance(balance);
      if (name === 'sessionUnknown') throw error;
      hud.setMessage(errorWords(name), 'warn');
      hud.announce(errorWords(name));
    } finally {
      setState('idle');
      setBusy(false);
    }
  };
  const spin = (): void => {
    if (isBusy || flow.isPaused || hudRoot.querySelector('dialog')) return;
    if (balance < bets[at]!) {
      hud.setMessage(words.notEnoughMoney, 'warn');
      hud.announce(words.notEnoughMoney);
      return;
    }
    during(() => flow.spin(api, bets[at]!, balance)).catch((error: unknown) => fail(hud, error));
  };

  press = {
    onSpin: spin,
    onBet: (step) => chooseBet(at + step),
    onBetList: () =>
      openBetSheet(
        hudRoot,
        words,
        bets.map((bet, index) => ({
          text: displayAmount(bet),
          isChosen: index === at,
          choose: () => chooseBet(index),
        })),
      ),
    onPayTable: () => openPayTableSheet(hudRoot, words, session.game, bets[at]!),
    onFairness: () => openFairnessSheet(hudRoot, words, api),
  };
  window.addEventListener('keydown', (event) => {
    if (hudRoot.querySelector('dialog') || event.ctrlKey || event.metaKey || event.altKey) return;
    const isOnControl = event.target instanceof HTMLElement && event.target.closest('button, a, input') !== null;
    if (event.key === ' ' || event.key === 'Enter') {
      if (isOnControl) {
        // A held key must not press a button again: every round wants a press of its own.
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
    // The wallet already holds the win; the bar tells it when the reels have.
    if (open.state === 'settled') hud.setBalance(displayAmount(balance - BigInt(open.win ?? '0')));
    await during(() => {
      setState('spinning');
      scene.reels.start('base');
      return flow.finish(api, open);
    });
  } else {
    setState('idle');
    setBusy(false);
  }
}

async function startReplay(round: string, key: string): Promise<void> {
  const [replay, scene] = await Promise.all([fetchReplay(round, key), openScene()]);
  const parent = createParentLink(replay.parents, (isPaused) => flow.setPaused(isPaused));
  const flow = createFlow(scene, hud, sound, words, parent);
  hud.setMode({ isFun: false, isReplay: true, lobbyUrl: null });
  hud.setLoading(undefined);
  const { outcome } = replay;
  if (outcome === null) throw new ApiError('roundUnknown');
  const show = async (): Promise<void> => {
    hud.setBusy(true);
    scene.wins.clear();
    setState('spinning');
    scene.reels.start('base');
    await scene.tweens.wait(650);
    await flow.showOutcome(outcome, 0, () => undefined);
    setState('idle');
    hud.setBusy(false);
  };
  press = { onReplay: () => void show() };
  parent.tell({ type: 'ready' });
  await show();
}

function errorWords(name: string): string {
  const known: { [error: string]: string } = {
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

function fail(shown: Hud, error: unknown): void {
  const name = error instanceof ApiError ? error.error : 'unexpected';
  setState('error');
  shown.setLoading(undefined);
  shown.setBusy(true);
  const canRetry = name !== 'sessionUnknown' && name !== 'keyWrong';
  if (!canRetry) {
    shown.setMessage(errorWords(name), 'warn');
    shown.announce(errorWords(name));
    return;
  }
  void shown.plaque({ heading: errorWords(name), button: words.tryAgain }).then(() => location.reload());
}
