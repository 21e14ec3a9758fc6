import 'pixi.js/unsafe-eval';
import { Application, Container, Graphics, Sprite } from 'pixi.js';
import { createFrame } from './createFrame.ts';
import { createMotion } from './createMotion.ts';
import { createReels, type Reels, type Strips } from './createReels.ts';
import { createTweens, type Tweens } from './createTweens.ts';
import { createWinCells, type WinCells } from './createWinCells.ts';
import { layoutOf, type Layout } from './layoutOf.ts';
import { loadArt, type Art, type ArtSource } from './loadArt.ts';

export interface Scene {
  art: Art;
  reels: Reels;
  cells: WinCells;
  tweens: Tweens;
  isReduced(): boolean;
  /** Calls back now and after every resize. */
  onLayout(listener: (layout: Layout) => void): void;
  /** Free spins have a red sky. */
  setMode(mode: 'base' | 'free'): void;
  setPaused(isPaused: boolean): void;
}

/** Software-rendered WebGL draws a few frames per second; the 2D canvas is then many times faster. */
function hasFastWebGl(): boolean {
  const probe = document.createElement('canvas').getContext('webgl2', { failIfMajorPerformanceCaveat: true });
  probe?.getExtension('WEBGL_lose_context')?.loseContext();
  return probe !== null;
}

/** Draws everything but texts and buttons, which are DOM elements over the canvas. */
export async function createScene(
  parent: HTMLElement,
  source: ArtSource,
  strips: Strips,
  isReduced: () => boolean,
  wantsCanvas: boolean,
  onShare: (share: number) => void,
): Promise<Scene> {
  const app = new Application();
  const opening = app.init({
    resizeTo: parent,
    preference: wantsCanvas || !hasFastWebGl() ? 'canvas' : ['webgl', 'canvas'],
    antialias: true,
    autoDensity: true,
    resolution: Math.min(2, window.devicePixelRatio || 1),
    backgroundColor: 0x050f0c,
    preserveDrawingBuffer: false,
  });
  // Pictures load while the renderer's code is loading.
  const [art] = await Promise.all([loadArt(source, parent.clientHeight > parent.clientWidth, onShare), opening]);
  app.canvas.setAttribute('aria-hidden', 'true');
  parent.append(app.canvas);
  const motion = createMotion(app.ticker, isReduced);
  const tweens = createTweens(motion);

  const background = new Sprite(art.background);
  background.anchor.set(0.5);
  const dusk = new Graphics();
  dusk.alpha = 0;
  const lamps = new Container();
  const flames = Array.from({ length: 14 }, (_, index) => {
    const sprite = new Sprite(art.glow);
    sprite.anchor.set(0.5);
    lamps.addChild(sprite);
    return { sprite, seed: index * 0.618_034 };
  });
  const glow = new Sprite(art.glow);
  glow.anchor.set(0.5);
  glow.alpha = 0.25;
  const reels = createReels(art, strips, motion, tweens, isReduced);
  const frame = createFrame(art.frame);
  const cells = createWinCells(art, reels, motion, tweens, isReduced);
  app.stage.addChild(background, dusk, glow, lamps, reels.view, frame.view, cells.view);

  const listeners: ((layout: Layout) => void)[] = [];
  let current = layoutOf(app.screen.width, app.screen.height);
  function layout(): void {
    const { width, height } = app.screen;
    const next = (current = layoutOf(width, height));
    const scale = Math.max(width / art.background.width, height / art.background.height);
    background.scale.set(scale * 1.02);
    background.position.set(width / 2, height / 2);
    dusk.clear().rect(0, 0, width, height).fill(0x5a0d10);
    glow.position.set(next.frame.x + next.frame.width / 2, next.frame.y + next.frame.height / 2);
    glow.setSize(next.frame.width * 1.5, next.frame.height * 1.7);
    reels.layout(next);
    frame.layout(next);
    cells.layout(next);
    for (const listener of listeners) listener(next);
    const style = document.documentElement.style;
    style.setProperty('--frame-x', `${next.frame.x}px`);
    style.setProperty('--frame-y', `${next.frame.y}px`);
    style.setProperty('--frame-width', `${next.frame.width}px`);
    style.setProperty('--frame-height', `${next.frame.height}px`);
  }
  app.renderer.on('resize', layout);
  layout();

  let passed = 0;
  app.ticker.add(() => {
    if (!isReduced()) passed += app.ticker.elapsedMS;
    const { width, height } = app.screen;
    for (const { sprite, seed } of flames) {
      const rise = (passed * (0.000_012 + 0.000_01 * (seed % 1)) + seed) % 1;
      const sway = Math.sin(passed * 0.0004 + seed * 20) * 0.014;
      const side = height * (0.02 + 0.035 * ((seed * 3.7) % 1));
      sprite.position.set((((seed * 2.31) % 1) + sway) * width, height * (1.02 - rise * 1.1));
      sprite.setSize(side, side);
      sprite.alpha = 0.55 * Math.sin(Math.PI * rise) * (0.75 + 0.25 * Math.sin(passed * 0.002 + seed * 9));
    }
  });

  return {
    ...{ art, reels, cells, tweens, isReduced },
    onLayout: (listener) => {
      listeners.push(listener);
      listener(current);
    },
    setMode: (mode) => {
      const to = mode === 'free' ? 0.5 : 0;
      const from = dusk.alpha;
      void tweens.run(isReduced() ? 0 : 600, (share) => (dusk.alpha = from + (to - from) * share));
      document.documentElement.dataset['mode'] = mode;
    },
    setPaused: (isPaused) => {
      if (isPaused) app.ticker.stop();
      else app.ticker.start();
    },
  };
}
