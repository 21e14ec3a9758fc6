import { Container, Graphics, Sprite } from 'pixi.js';
import type { Motion } from './createMotion.ts';
import type { Reels } from './createReels.ts';
import { inOutSine, outCubic, type Tweens } from './createTweens.ts';
import type { Layout } from './layoutOf.ts';
import type { Art } from './loadArt.ts';

export interface Cell {
  reel: number;
  row: number;
}

/** Win effects on places: dim, frame, pulse, glow, and coin rain. */
export interface WinCells {
  view: Container;
  /** Between frames and coins, for the game's own drawings. */
  layer: Container;
  layout(layout: Layout): void;
  /** Dims all other places; without a list all are lit. */
  light(lit: readonly Cell[] | undefined): void;
  frame(lit: readonly Cell[], colour: number): void;
  clearFrames(): void;
  /** At most two pulses, and none under reduced motion. */
  swell(lit: readonly Cell[], isMoving: boolean, signal: AbortSignal): Promise<void>;
  glowReel(reel: number | undefined): void;
  coins(durationMs: number, signal: AbortSignal): Promise<void>;
}

const reelCount = 5;
const rowCount = 3;

export function createWinCells(
  art: Art,
  reels: Reels,
  motion: Motion,
  tweens: Tweens,
  isReduced: () => boolean,
): WinCells {
  const view = new Container();
  const columnGlow = new Sprite(art.glow);
  columnGlow.anchor.set(0.5);
  columnGlow.visible = false;
  const frames = new Graphics();
  const layer = new Container();
  const shower = new Container();
  view.addChild(columnGlow, frames, layer, shower);
  let layout: Layout | undefined;

  function light(lit: readonly Cell[] | undefined): void {
    for (let reel = 0; reel < reelCount; reel += 1) {
      for (let row = 0; row < rowCount; row += 1) {
        const isLit = lit === undefined || lit.some((cell) => cell.reel === reel && cell.row === row);
        reels.picture(reel, row).tint = isLit ? 0xffffff : 0x5a6b64;
      }
    }
  }

  function frame(lit: readonly Cell[], colour: number): void {
    if (!layout) return;
    const { width, height } = layout.cell;
    const inset = Math.max(2, width * 0.03);
    for (const { reel, row } of lit) {
      const { x, y } = reels.cell(reel, row);
      const box = [x - width / 2 + inset, y - height / 2 + inset, width - 2 * inset, height - 2 * inset] as const;
      frames.roundRect(...box, width * 0.1).stroke({ color: colour, width: Math.max(4, width * 0.05), alpha: 0.22 });
      frames.roundRect(...box, width * 0.1).stroke({ color: colour, width: Math.max(1.6, width * 0.016), alpha: 0.95 });
    }
  }

  return {
    view,
    layer,
    layout: (next) => {
      layout = next;
      frames.clear();
    },
    light,
    frame,
    clearFrames: () => {
      frames.clear();
    },
    swell: async (lit, isMoving, signal) => {
      const pictures = [...new Set(lit.map(({ reel, row }) => reels.picture(reel, row)))];
      const rest = pictures.map((sprite) => ({ sprite, width: sprite.width, height: sprite.height }));
      if (isReduced() || !isMoving) {
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
      // A fixed sequence instead of randomness, so that screenshots are stable.
      let step = 0;
      const tick = (): void => {
        const ms = Math.min(50, motion.elapsedMS);
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
      motion.add(tick);
      await tweens.wait(durationMs, signal);
      await tweens.run(350, (share) => (shower.alpha = 1 - share), outCubic);
      motion.remove(tick);
      for (const { sprite } of flying) sprite.destroy();
      shower.alpha = 1;
    },
  };
}
