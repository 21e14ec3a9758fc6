import { displayAmount } from '@baize/maths/money';
import { payTable } from '@baize/maths/games/dragon-eight/payTable';
import { ApiError, type Api, type OutcomeView, type RoundView, type SpinView } from './api.ts';
import type { ParentLink } from './createParentLink.ts';
import type { Sound } from './createSound.ts';
import { fill } from './fill.ts';
import type { Hud } from './hud/createHud.ts';
import { symbolWord } from './hud/openPayTableSheet.ts';
import type { Scene } from './scene/createScene.ts';
import { outCubic } from './scene/createTweens.ts';
import type { Words } from './words/en.ts';

/** The shortest time from one press of Spin to the next, in step with what the server allows. */
const cycleMs = 2500;
const restingStops = [2, 11, 5, 20, 8];

/** From how many times the bet a win is called big; below the first nothing is called anything. */
const tiers = [
  { times: 150n, word: 'dragonWin', ms: 5200 },
  { times: 50n, word: 'greatWin', ms: 4200 },
  { times: 15n, word: 'bigWin', ms: 3200 },
] as const;

export interface Flow {
  /** Shows a round from a place on; resolves when its end stands on the reels. */
  showOutcome(outcome: OutcomeView, from: number, onShown: (spins: number) => void): Promise<void>;
  spin(api: Api, bet: bigint, balance: bigint): Promise<bigint>;
  finish(api: Api, round: RoundView): Promise<bigint | undefined>;
  setPaused(isPaused: boolean): void;
  readonly isPaused: boolean;
}

type State = 'loading' | 'idle' | 'spinning' | 'showing' | 'plaque' | 'celebrating' | 'error';

/** For style sheets and for tests: what the game is doing now. */
export function setState(state: State): void {
  document.documentElement.dataset['state'] = state;
}

export function createFlow(scene: Scene, hud: Hud, sound: Sound, words: Words, parent: ParentLink): Flow {
  const { reels, wins, tweens } = scene;
  let lastStops: readonly number[] = restingStops;
  let isPaused = false;
  reels.show('base', restingStops);

  async function stopReels(spin: SpinView): Promise<void> {
    let pearls = 0;
    const pearlsOn = (reel: number): number => spin.grid[reel]!.filter((symbol) => symbol === payTable.scatter).length;
    await reels.stop(spin.stops, {
      onReelStop: (reel) => {
        sound.reelStop(reel);
        if (pearlsOn(reel) > 0) {
          pearls += 1;
          sound.pearl(pearls);
        }
      },
      isExciting: (reel) => {
        const before = spin.grid.slice(0, reel).reduce((sum, _, index) => sum + pearlsOn(index), 0);
        return reel > 0 && before === payTable.freeSpins.scattersNeeded - 1;
      },
      onExciting: (reel) => wins.glowReel(reel),
    });
    wins.glowReel(undefined);
    lastStops = spin.stops;
  }

  async function countUp(label: string, from: bigint, to: bigint, ms: number, signal?: AbortSignal): Promise<void> {
    await tweens.run(
      ms,
      (share) => {
        const part = from + ((to - from) * BigInt(Math.round(share * 10_000))) / 10_000n;
        hud.setWin(label, displayAmount(share >= 1 ? to : part));
      },
      outCubic,
      signal,
    );
    hud.setWin(label, displayAmount(to));
  }

  async function celebrate(win: bigint, bet: bigint): Promise<void> {
    const tier = tiers.find(({ times }) => win >= times * bet);
    if (!tier) return;
    setState('celebrating');
    const early = new AbortController();
    const gone = new AbortController();
    const banner = hud.banner(words[tier.word], gone.signal, () => early.abort());
    sound.bigWin();
    const counting = tweens.run(
      tier.ms * 0.75,
      (share) => banner.amount(displayAmount(share >= 1 ? win : (win * BigInt(Math.round(share * 10_000))) / 10_000n)),
      outCubic,
      early.signal,
    );
    await Promise.all([counting, wins.coins(tier.ms, early.signal)]);
    gone.abort();
  }

  function describe(spin: SpinView, index: number | undefined): string {
    const win = index === undefined ? undefined : spin.lineWins[index];
    if (!win) return fill(words.resultWin, { amount: displayAmount(BigInt(spin.scatter.amount)) });
    return `${fill(words.line, { line: win.line })} · ${symbolWord(words, win.symbol)} · ${fill(words.ways, { count: win.count })} · ${displayAmount(BigInt(win.amount))}`;
  }

  async function showSpin(spin: SpinView, bet: bigint, before: bigint, label: string): Promise<bigint> {
    await stopReels(spin);
    setState('showing');
    const win = BigInt(spin.win);
    const total = before + win;
    if (win === 0n) {
      hud.setWin(label, displayAmount(total));
      return total;
    }
    // A payment of the stake or less is shown and counted, but it is no occasion: no sound, no movement.
    const isCelebrated = win > bet;
    if (isCelebrated)
      spin.lineWins.slice(0, 6).forEach((_, index) => setTimeout(() => sound.win(index + 2), index * 110));
    const ms = isCelebrated ? Math.min(1600, 500 + Number((win * 60n) / bet)) : 0;
    await Promise.all([wins.showAll(spin, isCelebrated), countUp(label, before, total, ms)]);
    return total;
  }

  const showOutcome: Flow['showOutcome'] = async (outcome, from, onShown) => {
    const bet = BigInt(outcome.bet);
    const total = BigInt(outcome.win);
    const freeTotal = outcome.spins.length - 1;
    let sum = outcome.spins.slice(0, from).reduce((part, { win }) => part + BigInt(win), 0n);
    hud.setWin(from > 0 || freeTotal > 0 ? words.totalWin : words.win, displayAmount(sum));
    if (from > 0 && from < outcome.spins.length) scene.setMode('free');

    for (let index = from; index < outcome.spins.length; index += 1) {
      const spin = outcome.spins[index]!;
      const isFree = spin.kind === 'free';
      if (isFree) {
        setState('spinning');
        wins.clear();
        const known = outcome.spins
          .slice(0, index)
          .reduce((count, { freeSpinsAwarded }) => count + freeSpinsAwarded, 0);
        hud.setFreeCounter(fill(words.freeCounter, { played: index, total: known }));
        hud.setMessage(undefined);
        reels.start('free');
        sound.spin();
        await tweens.wait(700);
      }
      sum = await showSpin(spin, bet, sum, isFree || freeTotal > 0 ? words.totalWin : words.win);
      const isLast = index === outcome.spins.length - 1;
      if (spin.freeSpinsAwarded > 0) {
        await announceFreeSpins(spin, isFree);
        if (!isFree) scene.setMode('free');
      } else if (isFree && !isLast) {
        await tweens.wait(BigInt(spin.win) > 0n ? 350 : 500);
      }
      onShown(index + 1);
    }

    const last = outcome.spins.at(-1)!;
    if (freeTotal > 0) {
      await tweens.wait(700);
      if (total > bet) await celebrate(total, bet);
      setState('plaque');
      await hud.plaque({
        heading: words.freeSummary,
        amount: displayAmount(total),
        text: fill(words.freeSummaryText, { count: freeTotal }),
        button: words.goOn,
      });
      hud.setFreeCounter(undefined);
      scene.setMode('base');
      hud.setWin(words.win, displayAmount(total));
    } else if (total > bet) {
      await celebrate(total, bet);
    }
    wins.cycle(last, (line) => hud.setMessage(describe(last, line)));
    const spoken = total > 0n ? fill(words.resultWin, { amount: displayAmount(total) }) : words.resultNone;
    hud.announce(freeTotal > 0 ? `${fill(words.resultFree, { count: freeTotal })} ${spoken}` : spoken);
    if (total === 0n) hud.setMessage(words.resultNone);
  };

  async function announceFreeSpins(spin: SpinView, isFree: boolean): Promise<void> {
    sound.freeSpins();
    await tweens.wait(500);
    setState('plaque');
    if (isFree) {
      const gone = new AbortController();
      hud.banner(fill(words.freeMore, { count: spin.freeSpinsAwarded }), gone.signal, () => gone.abort());
      await tweens.wait(1700, gone.signal);
      gone.abort();
      return;
    }
    hud.announce(fill(words.resultFree, { count: spin.freeSpinsAwarded }));
    await hud.plaque({
      heading: fill(words.freeIntro, { count: spin.freeSpinsAwarded }),
      text: words.freeIntroText,
      button: words.start,
    });
  }

  function standStill(): void {
    wins.clear();
    reels.show('base', lastStops);
  }

  /** Asks until the studio says what became of a round whose bet or rollback is still on its way. */
  async function settled(api: Api, round: RoundView): Promise<RoundView> {
    let current = round;
    while (current.state === 'betting' || current.state === 'rollingBack') {
      hud.setMessage(words.settling, 'warn');
      await tweens.wait(2000);
      try {
        current = await api.round(current.id);
      } catch (error) {
        if (!(error instanceof ApiError) || error.error !== 'connectionLost') throw error;
      }
    }
    return current;
  }

  const finish: Flow['finish'] = async (api, round) => {
    let current = await settled(api, round);
    if (current.outcome === null) {
      standStill();
      hud.setMessage(words[current.refusal ?? 'betReturned'], 'warn');
      hud.announce(words[current.refusal ?? 'betReturned']);
      return current.balance === null ? undefined : BigInt(current.balance);
    }
    parent.tell({ type: 'roundStarted', round: current.id });
    await showOutcome(current.outcome, current.shownSpins, (shown) => {
      api.progress(current.id, shown).catch(() => undefined);
    });
    for (let attempt = 0; current.state === 'winning' && attempt < 60; attempt += 1) {
      hud.setMessage(words.winComing, 'warn');
      await tweens.wait(2000);
      current = await api.round(current.id).catch(() => current);
    }
    parent.tell({ type: 'roundEnded', round: current.id, bet: current.bet, win: current.win ?? '0' });
    return current.balance === null ? undefined : BigInt(current.balance);
  };

  return {
    showOutcome,
    finish,
    spin: async (api, bet, balance) => {
      const started = performance.now();
      wins.clear();
      setState('spinning');
      hud.setWin(words.win, displayAmount(0n));
      hud.setMessage(undefined);
      hud.setBalance(displayAmount(balance - bet));
      reels.start('base');
      sound.spin();
      const requestId = crypto.randomUUID();
      let round: RoundView | undefined;
      try {
        for (let attempt = 0; round === undefined; attempt += 1) {
          try {
            [round] = await Promise.all([api.spin(requestId, bet), tweens.wait(650)]);
          } catch (error) {
            if (!(error instanceof ApiError) || error.error !== 'connectionLost' || attempt >= 20) throw error;
            hud.setMessage(words.connectionLost, 'warn');
            // The same request id asks for the same round, so trying again can never bet twice.
            await tweens.wait(Math.min(5000, 500 * 2 ** attempt));
          }
        }
      } catch (error) {
        standStill();
        throw error;
      }
      hud.setMessage(undefined);
      const after = await finish(api, round);
      const rest = cycleMs - (performance.now() - started);
      if (rest > 0) await tweens.wait(rest);
      return after ?? balance;
    },
    setPaused: (next) => {
      isPaused = next;
      scene.setPaused(next);
      hud.setPaused(next);
    },
    get isPaused() {
      return isPaused;
    },
  };
}
