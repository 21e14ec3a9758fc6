import { Container, Graphics, Sprite, type Ticker } from 'pixi.js';
import { payTable } from '@baize/maths/games/dragon-eight/payTable';
import type { SpinView } from '../api.ts';
import type { Reels } from './createReels.ts';
import { inOutSine, outCubic, type Tweens } from './createTweens.ts';
import type { Layout } from './layoutOf.ts';
import type { Art } from './loadArt.ts';

export interface WinShow {
  view: Container;
  layout(layout: Layout): void;
  /** All winning lines at once, with at most two pulses, and none for a win that only returns the stake or less. */
  showAll(spin: SpinView, isCelebrated: boolean): Promise<void>;
  /** One line after the other until `clear`; calls back with the line that is shown. */
  cycle(spin: SpinView, onLine: (index: number | undefined) => void): void;
  glowReel(reel: number | undefined): void;
  coins(durationMs: number, signal: AbortSignal): Promise<void>;
  clear(): void;
}

const lineColours = [0xf1d181, 0x76daa8, 0xfc8a7e, 0x7bc9f1, 0xdaa8ea];
const lineMs = 1100;

export function createWinShow(
  art: Art,
  reels: Reels,
  ticker: Ticker,
  tweens: Tweens,
  isReduced: () => boolean,
): WinShow {
  const view = new Container();
  const columnGlow = new Sprite(art.glow);
  columnGlow.anchor.set(0.5);
  columnGlow.visible = false;
  const cells = new Graphics();
  const path = new Graphics();
  const shower = new Container();
  view.addChild(columnGlow, cells, path, shower);
  let layout: Layout | undefined;
  let running = new AbortController();

  const lineOf = (spin: SpinView, index: number): { reel: number; row: number }[] => {
    const { line, count } = spin.lineWins[index]!;
    return payTable.lines[line - 1]!.slice(0, count).map((row, reel) => ({ reel, row }));
  };
  const scatterCells = (spin: SpinView): { reel: number; row: number }[] =>
    spin.scatter.count < payTable.freeSpins.scattersNeeded
      ? []
      : spin.grid.flatMap((column, reel) =>
          column.flatMap((symbol, row) => (symbol === payTable.scatter ? [{ reel, row }] : [])),
        );

  function tintAll(lit: readonly { reel: number; row: number }[] | undefined): void {
    for (let reel = 0; reel < 5; reel += 1) {
      for (let row = 0; row < payTable.rows; row += 1) {
        const isLit = lit === undefined || lit.some((cell) => cell.reel === reel && cell.row === row);
        reels.picture(reel, row).tint = isLit ? 0xffffff : 0x5a6b64;
      }
    }
  }

  function frameCells(lit: readonly { reel: number; row: number }[], colour: number): void {
    if (!layout) return;
    const { width, height } = layout.cell;
    const inset = Math.max(2, width * 0.03);
    for (const { reel, row } of lit) {
      const { x, y } = reels.cell(reel, row);
      const box = [x - width / 2 + inset, y - height / 2 + inset, width - 2 * inset, height - 2 * inset] as const;
      cells.roundRect(...box, width * 0.1).stroke({ color: colour, width: Math.max(4, width * 0.05), alpha: 0.22 });
      cells.roundRect(...box, width * 0.1).stroke({ color: colour, width: Math.max(1.6, width * 0.016), alpha: 0.95 });
    }
  }

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
    cells.clear();
    path.clear();
    columnGlow.visible = false;
    tintAll(undefined);
  }

  return {
    view,
    layout: (next) => {
      layout = next;
      cells.clear();
      path.clear();
    },
    showAll: async (spin, isCelebrated) => {
      clear();
      const { signal } = running;
      const lit = [...spin.lineWins.flatMap((_, index) => lineOf(spin, index)), ...scatterCells(spin)];
      tintAll(lit);
      spin.lineWins.forEach(({ line }, index) => drawLine(line, lineColours[index % lineColours.length]!));
      frameCells(scatterCells(spin), 0xffba5d);
      path.alpha = 0.9;
      const pictures = [...new Set(lit.map(({ reel, row }) => reels.picture(reel, row)))];
      const rest = pictures.map((sprite) => ({ sprite, width: sprite.width, height: sprite.height }));
      if (isReduced() || !isCelebrated) {
        await tweens.wait(750, signal);
      } else {
        await tweens.run(
          1000,
          (share) => {
            const swell = signal.aborted ? 1 : 1 + 0.1 * Math.sin(Math.PI * 2 * share) ** 2;
            for (const { sprite, width, height } of rest) sprite.setSize(width * swell, height * swell);
          },
          inOutSine,
          signal,
        );
      }
      for (const { sprite, width, height } of rest) sprite.setSize(width, height);
    },
    cycle: (spin, onLine) => {
      clear();
      const { signal } = running;
      const steps = spin.lineWins.length + (scatterCells(spin).length > 0 ? 1 : 0);
      if (steps === 0) return;
      const showStep = (step: number): void => {
        cells.clear();
        path.clear();
        path.alpha = 1;
        if (step < spin.lineWins.length) {
          const lit = lineOf(spin, step);
          const colour = lineColours[step % lineColours.length]!;
          tintAll(lit);
          drawLine(spin.lineWins[step]!.line, colour);
          frameCells(lit, colour);
          onLine(step);
        } else {
          tintAll(scatterCells(spin));
          frameCells(scatterCells(spin), 0xffba5d);
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
    glowReel: (reel) => {
      columnGlow.visible = reel !== undefined;
      if (reel === undefined || !layout) return;
      const { x, y } = reels.cell(reel, 1);
      columnGlow.position.set(x, y);
      columnGlow.setSize(layout.cell.width * 2.1, layout.window.height * 1.5);
      columnGlow.alpha = 0.55;
    },
    coins: async (durationMs, signal) => {
      if (!layout || isReduced()) return tweens.wait(Math.min(durationMs, 1800), signal);
      const { width, height, cell } = layout;
      interface Coin {
        sprite: Sprite;
        vx: number;
        vy: number;
        turn: number;
        spin: number;
      }
      const flying: Coin[] = [];
      let passed = 0;
      let due = 0;
      // A fixed walk instead of chance: decoration needs no randomness, and pictures of it stay the same.
      let step = 0;
      const tick = (): void => {
        const ms = Math.min(50, ticker.elapsedMS);
        passed += ms;
        due += ms;
        while (due > 38 && passed < durationMs && flying.length < 90) {
          due -= 38;
          step += 1;
          const share = (step * 0.618_034) % 1;
          const sprite = new Sprite(art.coin);
          sprite.anchor.set(0.5);
          const side = cell.width * (0.24 + 0.2 * ((step * 0.377) % 1));
          sprite.setSize(side, side);
          sprite.position.set(width / 2 + (share - 0.5) * width * 0.16, height * 0.66);
          shower.addChild(sprite);
          flying.push({
            sprite,
            vx: (share - 0.5) * width * 0.0011,
            vy: -height * (0.0011 + 0.0006 * ((step * 0.271) % 1)),
            turn: step,
            spin: 0.004 + 0.006 * share,
          });
        }
        for (const coin of flying) {
          coin.vy += height * 0.000_0019 * ms;
          coin.sprite.x += coin.vx * ms;
          coin.sprite.y += coin.vy * ms;
          coin.turn += coin.spin * ms;
          coin.sprite.scale.x = coin.sprite.scale.y * Math.cos(coin.turn);
        }
      };
      ticker.add(tick);
      await tweens.wait(durationMs, signal);
      await tweens.run(350, (share) => (shower.alpha = 1 - share), outCubic);
      ticker.remove(tick);
      for (const { sprite } of flying) sprite.destroy();
      shower.alpha = 1;
    },
    clear,
  };
}
