import type { Motion } from './createMotion.ts';

export type Easing = (t: number) => number;

export const outCubic: Easing = (t) => 1 - (1 - t) ** 3;
export const inCubic: Easing = (t) => t ** 3;
export const inOutSine: Easing = (t) => 0.5 - Math.cos(Math.PI * t) / 2;
export const outBack: Easing = (t) => 1 + 1.8 * (t - 1) ** 3 + 0.8 * (t - 1) ** 2;

/** Drops and bounces slightly, once. */
export const outBounce: Easing = (t) =>
  t < 0.72 ? (t / 0.72) ** 2 : 1 - 0.06 * Math.sin(((t - 0.72) / 0.28) * Math.PI);

export interface Tweens {
  /** Runs `step` with 0..1 over the time; jumps to its end when the signal is aborted. */
  run(ms: number, step: (share: number) => void, easing?: Easing, signal?: AbortSignal): Promise<void>;
  wait(ms: number, signal?: AbortSignal): Promise<void>;
}

/** Tweens of a scene: they pause with its renderer. */
export function createTweens(motion: Motion): Tweens {
  const run: Tweens['run'] = (ms, step, easing = (t) => t, signal) =>
    new Promise((resolve) => {
      let passed = 0;
      const tick = (): void => {
        passed += motion.elapsedMS;
        const share = signal?.aborted || ms <= 0 ? 1 : Math.min(1, passed / ms);
        step(easing(share));
        if (share === 1) {
          motion.remove(tick);
          resolve();
        }
      };
      motion.add(tick);
    });
  return { run, wait: (ms, signal) => run(ms, () => undefined, undefined, signal) };
}
