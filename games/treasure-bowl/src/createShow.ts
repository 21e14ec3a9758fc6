import { fill } from '@baize/engine/fill';
import { symbolWordOf } from '@baize/engine/hud/symbolWordOf';
import { cellsOfWays } from '@baize/engine/scene/cellsOfWays';
import { setState } from '@baize/engine/setState';
import type { RoundHooks, Show } from '@baize/engine/Show';
import type { Table } from '@baize/engine/SlotGame';
import { payTable } from '../sums/payTable.ts';
import { displayAmount } from '@baize/maths/money';
import { createCoinFaces } from './createCoinFaces.ts';
import type { CoinView, OutcomeView, PaidView, RespinView } from './OutcomeView.ts';
import { strips } from './strips.ts';
import type { Words } from './words/en.ts';

const restingStops = [0, 2, 4, 1, 3];
const atTop = [0, 0, 0, 0, 0];
const brass = 0xf1d181;

/** Presents a spin in ways; enough coins are held while the rest spins again. */
export function createShow({ scene, hud, sound, words, counting }: Table<Words>): Show<OutcomeView> {
  const { reels, cells, tweens } = scene;
  const faces = createCoinFaces(scene, words);
  let lastGrid: readonly (readonly string[])[] | undefined;
  let running = new AbortController();
  reels.show(strips, restingStops);

  /** Reels at rest on these columns, with filler above and below them. */
  const standing = (grid: readonly (readonly string[])[]) => grid.map((column, reel) => [...column, ...strips[reel]!]);
  const sumOf = (coins: readonly CoinView[]): bigint => coins.reduce((sum, { amount }) => sum + BigInt(amount), 0n);

  function clear(): void {
    running.abort();
    running = new AbortController();
    cells.clearFrames();
    cells.glowReel(undefined);
    cells.light(undefined);
    faces.clear();
    hud.setFreeCounter(undefined);
  }

  function standStill(): void {
    clear();
    if (lastGrid === undefined) reels.show(strips, restingStops);
    else reels.show(standing(lastGrid), atTop);
  }

  async function stopOn(grid: readonly (readonly string[])[], isRespin: boolean): Promise<void> {
    let coins = 0;
    await reels.stop(atTop, {
      strips: standing(grid),
      onReelStop: (reel) => {
        sound.reelStop(reel);
        const here = grid[reel]!.filter((symbol) => symbol === payTable.coin).length;
        if (here === 0) return;
        coins += here;
        sound.pearl(Math.min(coins, 5));
      },
      isExciting: () => false,
      onExciting: (reel) => cells.glowReel(isRespin ? undefined : reel),
    });
    lastGrid = grid;
  }

  async function showWays(paid: PaidView, bet: bigint): Promise<bigint> {
    const win = paid.wins.reduce((sum, { amount }) => sum + BigInt(amount), 0n);
    if (win === 0n) return 0n;
    const { signal } = running;
    const lit = cellsOfWays(paid.grid, paid.wins, payTable.wild);
    cells.light(lit);
    cells.frame(lit, brass);
    hud.setMessage(
      paid.wins
        .map(({ symbol, count, ways, amount }) =>
          fill(words.winText, {
            ...{ symbol: symbolWordOf(words, symbol), count, ways },
            amount: hud.money(BigInt(amount)),
          }),
        )
        .join('  '),
    );
    // A payout of the stake or less is shown and counted, but not celebrated: no sound, no animation.
    const isCelebrated = win > bet;
    if (isCelebrated) paid.wins.slice(0, 5).forEach((_, index) => setTimeout(() => sound.win(index + 2), index * 110));
    await Promise.all([
      cells.swell(lit, isCelebrated, signal),
      counting.countUp(words.win, 0n, win, isCelebrated ? 700 : 0),
    ]);
    return win;
  }

  /** The re-spins from an index on, over held coins. */
  async function showHold(
    [paid, ...respins]: readonly [PaidView, ...RespinView[]],
    from: number,
    before: bigint,
    onShown: (spins: number) => void,
  ): Promise<bigint> {
    let sum = before;
    const held = [...paid.coins, ...respins.slice(0, Math.max(0, from - 1)).flatMap(({ coins }) => coins)];
    cells.clearFrames();
    cells.light(undefined);
    faces.clear();
    faces.add(held, true);
    scene.setMode('free');
    for (const [index, respin] of respins.entries()) {
      if (index + 1 < from) continue;
      setState('spinning');
      hud.setFreeCounter(fill(words.respins, { left: (respins[index - 1]?.left ?? payTable.hold.respins).toString() }));
      reels.start(strips);
      sound.spin();
      await tweens.wait(600);
      // Empty places show filler symbols; a re-spin pays nothing but coins.
      const grid = paid.grid.map((column, reel) =>
        column.map((_, row) =>
          respin.coins.some((coin) => coin.reel === reel && coin.row === row)
            ? payTable.coin
            : strips[reel]!.filter((symbol) => symbol !== payTable.coin)[(index * 3 + row) % 5]!,
        ),
      );
      await stopOn(grid, true);
      setState('showing');
      faces.add(respin.coins, true);
      sum += sumOf(respin.coins);
      hud.setWin(words.totalWin, displayAmount(sum));
      hud.setFreeCounter(fill(words.respins, { left: respin.left }));
      onShown(index + 2);
      await tweens.wait(350);
    }
    return sum;
  }

  async function showGrand(bet: bigint, jackpot: RoundHooks['jackpot']): Promise<bigint> {
    const amount = await jackpot();
    await counting.celebrate(amount, bet, words.grand);
    return amount;
  }

  const outcome: Show<OutcomeView>['outcome'] = async (round, from, { onShown, jackpot }) => {
    const { spins, isGrand } = round;
    const [paid] = spins;
    const bet = BigInt(round.bet);
    hud.setWin(words.win, displayAmount(0n));
    await stopOn(paid.grid, false);
    setState('showing');
    faces.add(paid.coins, false);
    let total = await showWays(paid, bet);
    if (paid.isHeld) {
      const coins = paid.coins.length;
      if (from === 0) {
        onShown(1);
        sound.freeSpins();
        setState('plaque');
        hud.announce(fill(words.resultHold, { count: coins }));
        await hud.plaque({
          heading: fill(words.holdIntro, { count: coins }),
          text: words.holdIntroText,
          button: words.start,
        });
      }
      const known = spins.slice(1, Math.max(1, from)).reduce((sum, { win }) => sum + BigInt(win), 0n);
      total = await showHold(spins, from, total + sumOf(paid.coins) + known, onShown);
      if (isGrand) total += await showGrand(bet, jackpot);
      hud.setWin(words.totalWin, displayAmount(total));
      if (total > bet) await counting.celebrate(total, bet);
      setState('plaque');
      await hud.plaque({ heading: words.holdSummary, amount: displayAmount(total), button: words.goOn });
      hud.setFreeCounter(undefined);
      scene.setMode('base');
    } else {
      if (total > bet) await counting.celebrate(total, bet);
      onShown(1);
    }
    hud.setWin(words.win, displayAmount(total));
    const spoken = total > 0n ? fill(words.resultWin, { amount: hud.money(total) }) : words.resultNone;
    hud.setMessage(spoken);
    hud.announce(spoken);
  };

  return { start: () => reels.start(strips), outcome, standStill, clear };
}
