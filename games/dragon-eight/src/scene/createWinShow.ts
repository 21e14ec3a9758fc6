import { Graphics } from 'pixi.js';
import type { Scene } from '@baize/engine/scene/createScene';
import type { Cell } from '@baize/engine/scene/createWinCells';
import type { Layout } from '@baize/engine/scene/layoutOf';
import { payTable } from '../../sums/payTable.ts';
import type { SpinView } from '../OutcomeView.ts';

export interface WinShow {
  /** All winning lines at once, with at most two pulses, and none for a win of the stake or less. */
  showAll(spin: SpinView, isCelebrated: boolean): Promise<void>;
  /** One line after the other until `clear`; calls back with the current line. */
  cycle(spin: SpinView, onLine: (index: number | undefined) => void): void;
  clear(): void;
}

const lineColours = [0xf1d181, 0x76daa8, 0xfc8a7e, 0x7bc9f1, 0xdaa8ea];
const lineMs = 1100;

export function createWinShow({ cells, reels, tweens, onLayout }: Scene): WinShow {
  const path = new Graphics();
  cells.layer.addChild(path);
  let layout: Layout | undefined;
  let running = new AbortController();
  onLayout((next) => {
    layout = next;
    path.clear();
  });

  const lineOf = (spin: SpinView, index: number): Cell[] => {
    const { line, count } = spin.lineWins[index]!;
    return payTable.lines[line - 1]!.slice(0, count).map((row, reel) => ({ reel, row }));
  };
  const scatterCells = (spin: SpinView): Cell[] =>
    spin.scatter.count < payTable.freeSpins.scattersNeeded
      ? []
      : spin.grid.flatMap((column, reel) =>
          column.flatMap((symbol, row) => (symbol === payTable.scatter ? [{ reel, row }] : [])),
        );

  function drawLine(line: number, colour: number): void {
    if (!layout) return;
    const points = payTable.lines[line - 1]!.map((row, reel) => reels.cell(reel, row));
    const half = layout.cell.width / 2;
    const shape = [{ x: points[0]!.x - half, y: points[0]!.y }, ...points, { x: points[4]!.x + half, y: points[4]!.y }];
    const thick = Math.max(2, layout.cell.width * 0.026);
    for (const [width, alpha, tint] of [
      [thick * 3.4, 0.16, colour],
      [thick * 1.5, 0.75, colour],
      [thick * 0.55, 1, 0xfffdf2],
    ] as const) {
      path.moveTo(shape[0]!.x, shape[0]!.y);
      for (const { x, y } of shape.slice(1)) path.lineTo(x, y);
      path.stroke({ color: tint, width, alpha, join: 'round', cap: 'round' });
    }
  }

  function clear(): void {
    running.abort();
    running = new AbortController();
    cells.clearFrames();
    path.clear();
    cells.glowReel(undefined);
    cells.light(undefined);
  }

  return {
    showAll: async (spin, isCelebrated) => {
      clear();
      const { signal } = running;
      const lit = [...spin.lineWins.flatMap((_, index) => lineOf(spin, index)), ...scatterCells(spin)];
      cells.light(lit);
      spin.lineWins.forEach(({ line }, index) => drawLine(line, lineColours[index % lineColours.length]!));
      cells.frame(scatterCells(spin), 0xffba5d);
      path.alpha = 0.9;
      await cells.swell(lit, isCelebrated, signal);
    },
    cycle: (spin, onLine) => {
      clear();
      const { signal } = running;
      const steps = spin.lineWins.length + (scatterCells(spin).length > 0 ? 1 : 0);
      if (steps === 0) return;
      const showStep = (step: number): void => {
        cells.clearFrames();
        path.clear();
        path.alpha = 1;
        if (step < spin.lineWins.length) {
          const lit = lineOf(spin, step);
          const colour = lineColours[step % lineColours.length]!;
          cells.light(lit);
          drawLine(spin.lineWins[step]!.line, colour);
          cells.frame(lit, colour);
          onLine(step);
        } else {
          cells.light(scatterCells(spin));
          cells.frame(scatterCells(spin), 0xffba5d);
          onLine(undefined);
        }
      };
      void (async () => {
        for (let step = 0; !signal.aborted; step = (step + 1) % steps) {
          showStep(step);
          await tweens.wait(lineMs, signal);
          if (steps === 1) return;
        }
      })();
    },
    clear,
  };
}
