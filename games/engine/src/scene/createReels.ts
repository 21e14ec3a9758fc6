import { Container, Graphics, Sprite } from 'pixi.js';
import { inCubic, outBack, outBounce, type Tweens } from './createTweens.ts';
import type { Layout } from './layoutOf.ts';
import type { Art } from './loadArt.ts';
import type { Motion } from './createMotion.ts';

/** One list of symbols per reel, top to bottom, circular. */
export type Strips = readonly (readonly string[])[];

export interface Reels {
  view: Container;
  layout(layout: Layout): void;
  /** Shows a view at rest, without animation. */
  show(strips: Strips, stops: readonly number[]): void;
  start(strips: Strips): void;
  /** Stops the reels one by one; resolves when the last one has stopped. */
  stop(stops: readonly number[], hooks: StopHooks): Promise<void>;
  /** Shows other columns, with each symbol falling from so many rows higher. */
  fall(columns: Strips, rowsFallen: readonly (readonly number[])[]): Promise<void>;
  cell(reel: number, row: number): { x: number; y: number };
  /** The sprite of a cell, to be moved or dimmed. */
  picture(reel: number, row: number): Sprite;
}

export interface StopHooks {
  onReelStop(reel: number): void;
  /** True when the reel may still complete something and is worth a longer stop. */
  isExciting(reel: number): boolean;
  onExciting(reel: number | undefined): void;
  /** The strips on which the reels stop, where the spinning ones are only for show. */
  strips?: Strips;
}

const rows = 3;
/** Symbols per second at full speed. */
const speed = 24;
const stopMs = 620;

interface Reel {
  column: Container;
  pictures: Sprite[];
  strip: readonly string[];
  position: number;
  isBlurred: boolean;
  drive: AbortController | undefined;
}

/**
 * Five strips that spin downwards. `position` is the strip index of the top row and may be a fraction. The outcome is
 * known before a reel stops; until the server responds, the reels keep spinning.
 */
export function createReels(art: Art, strips: Strips, motion: Motion, tweens: Tweens, isReduced: () => boolean): Reels {
  const view = new Container();
  const ground = new Graphics();
  const window = new Container();
  const mask = new Graphics();
  const shade = new Sprite(art.shade);
  window.mask = mask;
  view.addChild(ground, window, mask, shade);
  let size = { width: 100, height: 100 };
  let origin = { x: 0, y: 0 };

  const reels: Reel[] = strips.map((strip) => {
    const column = new Container();
    const pictures = Array.from({ length: rows + 2 }, () => {
      const sprite = new Sprite();
      sprite.anchor.set(0.5);
      column.addChild(sprite);
      return sprite;
    });
    window.addChild(column);
    return { column, pictures, strip, position: 0, isBlurred: false, drive: undefined };
  });

  function draw(reel: Reel): void {
    const { strip } = reel;
    const whole = Math.floor(reel.position);
    const part = reel.position - whole;
    const side = Math.min(size.width * 1.03, size.height * 0.96);
    reel.pictures.forEach((sprite, j) => {
      const row = j - 1;
      const at = (((whole + row) % strip.length) + strip.length) % strip.length;
      const name = strip[at]!;
      sprite.texture = (reel.isBlurred ? art.blurred : art.symbols)[name]!;
      sprite.position.set(size.width / 2, (row - part + 0.5) * size.height);
      sprite.setSize(side, side);
    });
  }

  const drawAll = (): void => reels.forEach((reel) => draw(reel));

  function roll(reel: Reel, delayMs: number): void {
    const drive = new AbortController();
    reel.drive = drive;
    let passed = -delayMs;
    const start = reel.position;
    const tick = (): void => {
      if (drive.signal.aborted) {
        motion.remove(tick);
        return;
      }
      passed += motion.elapsedMS;
      if (passed < 0) return;
      const lift = 160;
      if (passed < lift) {
        reel.position = start + 0.22 * Math.sin((passed / lift) * Math.PI);
      } else {
        const rolling = passed - lift;
        const ramp = 180;
        const ramped = rolling < ramp ? inCubic(rolling / ramp) * (ramp / 3) : ramp / 3 + (rolling - ramp);
        reel.position = start - (ramped * speed) / 1000;
        reel.isBlurred = rolling > ramp;
      }
      draw(reel);
    };
    motion.add(tick);
  }

  async function settle(reel: Reel, stop: number): Promise<void> {
    reel.drive?.abort();
    reel.drive = undefined;
    if (isReduced()) {
      reel.isBlurred = false;
      reel.position = stop;
      draw(reel);
      await tweens.run(80, (share) => {
        reel.column.alpha = 0.4 + 0.6 * share;
      });
      return;
    }
    const distance = 7;
    await tweens.run(
      stopMs,
      (share) => {
        reel.position = stop + distance * (1 - share);
        reel.isBlurred = distance * (1 - share) > 3.2;
        draw(reel);
      },
      outBack,
    );
    reel.position = stop;
    reel.isBlurred = false;
    draw(reel);
  }

  return {
    view,
    layout: ({ window: box, cell }) => {
      size = cell;
      origin = { x: box.x, y: box.y };
      ground.clear();
      ground.rect(box.x - 2, box.y - 2, box.width + 4, box.height + 4).fill({ color: 0x04100c, alpha: 0.93 });
      reels.forEach((reel, index) => {
        const x = box.x + index * cell.width;
        ground
          .rect(x + 1.5, box.y, cell.width - 3, box.height)
          .fill({ color: index % 2 === 0 ? 0x0d2f22 : 0x0b291e, alpha: 0.85 });
        if (index > 0) ground.rect(x - 0.75, box.y, 1.5, box.height).fill({ color: 0xe4bf6b, alpha: 0.28 });
        reel.column.position.set(x, box.y);
      });
      mask.clear().rect(box.x, box.y, box.width, box.height).fill(0xffffff);
      shade.position.set(box.x, box.y);
      shade.setSize(box.width, box.height);
      shade.alpha = 0.5;
      drawAll();
    },
    show: (next, stops) => {
      reels.forEach((reel, index) => {
        reel.strip = next[index]!;
        reel.drive?.abort();
        reel.position = stops[index]!;
        reel.isBlurred = false;
        draw(reel);
      });
    },
    start: (next) => {
      for (const [index, reel] of reels.entries()) {
        const { pictures, column } = reel;
        reel.strip = next[index]!;
        column.alpha = 1;
        for (const sprite of pictures) {
          sprite.alpha = 1;
          sprite.tint = 0xffffff;
        }
      }
      if (isReduced()) {
        for (const { column } of reels) column.alpha = 0.4;
        return;
      }
      reels.forEach((reel, index) => roll(reel, index * 60));
    },
    stop: async (stops, { onReelStop, isExciting, onExciting, strips: last }) => {
      const settling: Promise<void>[] = [];
      for (const [index, reel] of reels.entries()) {
        const exciting = isExciting(index) && !isReduced();
        if (exciting) {
          await Promise.all(settling);
          onExciting(index);
          await tweens.wait(1100);
        } else {
          await tweens.wait(isReduced() ? 40 : 170);
        }
        if (last) reel.strip = last[index]!;
        const done = settle(reel, stops[index]!).then(() => {
          onReelStop(index);
          if (exciting) onExciting(undefined);
        });
        settling.push(done);
        if (exciting) await done;
      }
      await Promise.all(settling);
    },
    fall: async (columns, rowsFallen) => {
      reels.forEach((reel, index) => {
        reel.strip = columns[index]!;
        reel.position = 0;
        draw(reel);
        for (const sprite of reel.pictures) {
          sprite.alpha = 1;
          sprite.tint = 0xffffff;
        }
      });
      // Above and below the window so short a strip would show its wrong end.
      const outside = reels.flatMap(({ pictures }) => [pictures[0]!, pictures[rows + 1]!]);
      for (const sprite of outside) sprite.visible = false;
      await tweens.run(
        isReduced() ? 0 : 420,
        (share) => {
          reels.forEach(({ pictures }, index) => {
            for (let row = 0; row < rows; row += 1) {
              const left = (rowsFallen[index]![row] ?? 0) * (1 - share);
              pictures[row + 1]!.y = (row + 0.5 - left) * size.height;
            }
          });
        },
        outBounce,
      );
      for (const sprite of outside) sprite.visible = true;
    },
    cell: (reel, row) => ({ x: origin.x + (reel + 0.5) * size.width, y: origin.y + (row + 0.5) * size.height }),
    picture: (reel, row) => reels[reel]!.pictures[row + 1]!,
  };
}
