import type { Ticker } from 'pixi.js';

/** What moves in a scene: steps that are taken once per picture, until they are removed. */
export interface Motion {
  /** Since the picture before, in milliseconds. */
  readonly elapsedMS: number;
  add(step: () => void): void;
  remove(step: () => void): void;
}

/** Pictures per second of a scene in which nothing moves: a change shows at once, and a phone's battery lasts. */
const REST_FPS = 5;

/** Runs steps on the renderer's ticker, at full rate; under reduced motion the rate falls once none is left. */
export function createMotion(ticker: Ticker, isReduced: () => boolean): Motion {
  const steps = new Set<() => void>();
  const setRate = (): void => {
    ticker.maxFPS = isReduced() && steps.size === 0 ? REST_FPS : 0;
  };
  ticker.add(setRate);
  return {
    get elapsedMS() {
      return ticker.elapsedMS;
    },
    add: (step) => {
      steps.add(step);
      ticker.add(step);
      setRate();
    },
    remove: (step) => {
      steps.delete(step);
      ticker.remove(step);
    },
  };
}
