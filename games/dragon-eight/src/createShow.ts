import { fill } from '@baize/engine/fill';
import { symbolWordOf } from '@baize/engine/hud/symbolWordOf';
import { setState } from '@baize/engine/setState';
import type { Show } from '@baize/engine/Show';
import type { Table } from '@baize/engine/SlotGame';
import { payTable } from '../sums/payTable.ts';
import { wayOf } from '../sums/wayOf.ts';
import { displayAmount } from '@baize/maths/money';
import { createWinShow } from './scene/createWinShow.ts';
import type { OutcomeView, SpinView } from './OutcomeView.ts';
import type { Words } from './words/en.ts';

const restingStops = [2, 11, 5, 20, 8];

/** Presents a paid spin and its free spins, line by line. */
export function createShow({ scene, hud, sound, words, counting }: Table<Words>): Show<OutcomeView> {
  const { reels, cells, tweens } = scene;
  const wins = createWinShow(scene);
  let lastStops: readonly number[] = restingStops;
  reels.show(payTable.reels.base, restingStops);

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
      onExciting: (reel) => cells.glowReel(reel),
    });
    cells.glowReel(undefined);
    lastStops = spin.stops;
  }

  function describe(spin: SpinView, index: number | undefined): string {
    const win = index === undefined ? undefined : spin.lineWins[index];
    if (!win) return fill(words.resultWin, { amount: hud.money(BigInt(spin.scatter.amount)) });
    return `${fill(words.line, { line: win.line })} · ${symbolWordOf(words, win.symbol)} · ${fill(words.ways, { count: win.count })} · ${hud.money(BigInt(win.amount))}`;
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
    // A payout of the stake or less is shown and counted, but not celebrated: no sound, no animation.
    const isCelebrated = win > bet;
    if (isCelebrated)
      spin.lineWins.slice(0, 6).forEach((_, index) => setTimeout(() => sound.win(index + 2), index * 110));
    const ms = isCelebrated ? Math.min(1600, 500 + Number((win * 60n) / bet)) : 0;
    await Promise.all([wins.showAll(spin, isCelebrated), counting.countUp(label, before, total, ms)]);
    return total;
  }

  const showOutcome: Show<OutcomeView>['outcome'] = async (outcome, from, { onShown }) => {
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
        reels.start(payTable.reels.free);
        sound.spin();
        await tweens.wait(700);
      }
      sum = await showSpin(spin, bet, sum, isFree || freeTotal > 0 ? words.totalWin : words.win);
      const isLast = index === outcome.spins.length - 1;
      if (spin.freeSpinsAwarded > 0) {
        await announceFreeSpins(spin, isFree, wayOf(outcome.choice).multiplier);
        if (!isFree) scene.setMode('free');
      } else if (isFree && !isLast) {
        await tweens.wait(BigInt(spin.win) > 0n ? 350 : 500);
      }
      onShown(index + 1);
    }

    const last = outcome.spins.at(-1)!;
    if (freeTotal > 0) {
      await tweens.wait(700);
      if (total > bet) await counting.celebrate(total, bet);
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
      await counting.celebrate(total, bet);
    }
    wins.cycle(last, (line) => hud.setMessage(describe(last, line)));
    const spoken = total > 0n ? fill(words.resultWin, { amount: hud.money(total) }) : words.resultNone;
    hud.announce(freeTotal > 0 ? `${fill(words.resultFree, { count: freeTotal })} ${spoken}` : spoken);
    if (total === 0n) hud.setMessage(words.resultNone);
  };

  async function announceFreeSpins(spin: SpinView, isFree: boolean, multiplier: bigint): Promise<void> {
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
      text: fill(words.freeIntroText, { multiplier: String(multiplier), award: payTable.freeSpins.award }),
      button: words.start,
    });
  }

  /** The paid spin with its pearls, and how the free spins are to be played. */
  async function ask(outcome: OutcomeView): Promise<number> {
    const [paid] = outcome.spins;
    if (paid === undefined) return 0;
    hud.setWin(words.totalWin, displayAmount(0n));
    await showSpin(paid, BigInt(outcome.bet), 0n, words.totalWin);
    sound.freeSpins();
    await tweens.wait(500);
    setState('plaque');
    hud.announce(words.freeChoose);
    const choice = await hud.ask({
      heading: words.freeChoose,
      text: fill(words.freeChooseText, { award: payTable.freeSpins.award }),
      answers: (payTable.freeSpins.ways ?? []).map(({ award, multiplier }) => ({
        label: fill(words.freeWay, { award }),
        note: fill(words.freeWayNote, { multiplier: String(multiplier) }),
      })),
    });
    wins.clear();
    return choice;
  }

  function standStill(): void {
    wins.clear();
    reels.show(payTable.reels.base, lastStops);
  }

  return {
    start: () => reels.start(payTable.reels.base),
    outcome: showOutcome,
    ask,
    standStill,
    clear: () => wins.clear(),
  };
}
