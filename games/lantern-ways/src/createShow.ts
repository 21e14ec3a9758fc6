import { fill } from '@baize/engine/fill';
import { symbolWordOf } from '@baize/engine/hud/symbolWordOf';
import { cellsOfWays } from '@baize/engine/scene/cellsOfWays';
import { rowsFallen } from '@baize/engine/scene/rowsFallen';
import { setState } from '@baize/engine/setState';
import type { Show } from '@baize/engine/Show';
import type { Table } from '@baize/engine/SlotGame';
import { payTable } from '../sums/payTable.ts';
import { displayAmount } from '@baize/maths/money';
import type { OutcomeView, StepView } from './OutcomeView.ts';
import type { Words } from './words/en.ts';

const restingStops = [0, 3, 6, 9, 12];
const brass = 0xf1d181;

/** Presents a spin whose winning symbols vanish and let others fall, until nothing wins. */
export function createShow({ scene, hud, sound, words, counting }: Table<Words>): Show<OutcomeView> {
  const { reels, cells, tweens } = scene;
  let lastGrid: readonly (readonly string[])[] | undefined;
  let running = new AbortController();
  reels.show(payTable.reels, restingStops);

  function clear(): void {
    running.abort();
    running = new AbortController();
    cells.clearFrames();
    cells.glowReel(undefined);
    cells.light(undefined);
    hud.setFreeCounter(undefined);
  }

  function standStill(): void {
    clear();
    if (lastGrid === undefined) reels.show(payTable.reels, restingStops);
    else reels.show(lastGrid, [0, 0, 0, 0, 0]);
  }

  const describe = (step: StepView): string =>
    step.wins
      .map(({ symbol, count, ways, amount }) =>
        fill(words.winText, {
          ...{ symbol: symbolWordOf(words, symbol), count, ways },
          amount: hud.money(BigInt(amount)),
        }),
      )
      .join('  ');

  /** Shows the wins of one view, then clears their places. */
  async function showWins(step: StepView, bet: bigint, before: bigint, total: bigint): Promise<void> {
    const { signal } = running;
    const lit = cellsOfWays(step.grid, step.wins, payTable.wild);
    cells.light(lit);
    cells.frame(lit, brass);
    hud.setMessage(describe(step));
    // A payout of the stake or less is shown and counted, but not celebrated: no sound, no animation.
    const isCelebrated = total > bet;
    if (isCelebrated) step.wins.slice(0, 5).forEach((_, index) => setTimeout(() => sound.win(index + 2), index * 110));
    const ms = isCelebrated ? 700 : 0;
    await Promise.all([
      cells.swell(lit, isCelebrated, signal),
      counting.countUp(words.win, before, before + BigInt(step.win), ms),
    ]);
    cells.clearFrames();
    const pictures = lit.map(({ reel, row }) => reels.picture(reel, row));
    await tweens.run(scene.isReduced() ? 0 : 220, (share) => {
      for (const sprite of pictures) sprite.alpha = 1 - share;
    });
  }

  const outcome: Show<OutcomeView>['outcome'] = async ({ bet: betText, win, spins }, _from, { onShown }) => {
    const [spin] = spins;
    if (!spin) return;
    const bet = BigInt(betText);
    const total = BigInt(win);
    let sum = 0n;
    hud.setWin(words.win, displayAmount(0n));
    await reels.stop(spin.stops, {
      onReelStop: (reel) => sound.reelStop(reel),
      isExciting: () => false,
      onExciting: () => undefined,
    });
    setState('showing');
    for (const [index, step] of spin.steps.entries()) {
      const next = spin.steps[index + 1];
      if (step.wins.length === 0) break;
      if (step.multiplier !== '1') hud.setFreeCounter(fill(words.multiplier, { times: step.multiplier }));
      await showWins(step, bet, sum, total);
      sum += BigInt(step.win);
      if (!next) break;
      const gone = cellsOfWays(step.grid, step.wins, payTable.wild);
      cells.light(undefined);
      await reels.fall(
        next.grid,
        step.grid.map((column, reel) =>
          rowsFallen(column.map((_, row) => gone.some((cell) => cell.reel === reel && cell.row === row))),
        ),
      );
      sound.reelStop(2);
    }
    lastGrid = spin.steps.at(-1)!.grid;
    if (total > bet) await counting.celebrate(total, bet);
    hud.setFreeCounter(undefined);
    const falls = spin.steps.length - 1;
    const spoken = total > 0n ? fill(words.resultWin, { amount: hud.money(total) }) : words.resultNone;
    hud.setMessage(spoken);
    hud.announce(falls > 0 ? `${fill(words.resultFalls, { count: falls })} ${spoken}` : spoken);
    onShown(1);
  };

  return { start: () => reels.start(payTable.reels), outcome, standStill, clear };
}
