// @vitest-environment happy-dom
import { getPlaySession } from '@baize/contract/studio/getPlaySession';
import { getProof } from '@baize/contract/studio/getProof';
import { gameRound } from '@baize/contract/studio/gameRound';
import type { HouseGame } from '@baize/engine/HouseGame';
import { outcomeJson } from '@baize/engine/outcomeJson';
import { displayAmount } from '@baize/maths/money';
import type * as Pixi from 'pixi.js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** A node of the scene, as far as it is looked at here. */
type Node = {
  children: Node[];
  width: number;
  texture?: { source: { resource: object } };
  getGlobalPosition(): { x: number; y: number };
};
type Still = { stage: Node; close(): void };

/** Pictures drawn by the game itself, by what was painted onto them first. */
const pictures = new WeakMap<object, string>();
const scenes = vi.hoisted((): Still[] => []);
/** What the reels showed at rest, one picture after the other. */
let shown: string[][][] = [];
/** The same whether at rest or not: every picture that the player saw. */
let seen: string[][][] = [];
/** What the system asks pages to keep to. */
let isMotionReduced = true;
/** Audio devices that were opened, and the notes played on them. */
let [devices, notes] = [0, 0];

/** As much of an audio device as the games use, with everything but notes left silent. */
class CountedAudioContext {
  currentTime = 0;
  destination = {};
  constructor() {
    devices += 1;
  }
  node() {
    const parameter = {
      ...{ value: 0, setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined },
    };
    const node = { gain: parameter, frequency: parameter, connect: (next: object) => next, stop: () => undefined };
    return { ...node, start: () => void (notes += 1) };
  }
  createGain = () => this.node();
  createOscillator = () => this.node();
  resume = async () => undefined;
}

/* There is no renderer here: everything else of the scene is the game's own, and its time passes quickly. */
vi.mock('pixi.js', async (original) => {
  const pixi = await original<typeof Pixi>();
  class StillApplication {
    stage = new pixi.Container();
    screen = { width: innerWidth, height: innerHeight };
    canvas = document.createElement('canvas');
    renderer = { on: () => undefined };
    steps = new Set<() => void>();
    isOver = false;
    ticker = {
      ...{ elapsedMS: 250, maxFPS: 0, start: () => undefined, stop: () => undefined },
      add: (step: () => void) => void this.steps.add(step),
      remove: (step: () => void) => void this.steps.delete(step),
    };
    init = async (): Promise<void> => {
      scenes.push({ stage: this.stage as unknown as Node, close: () => (this.isOver = true) });
      this.tick();
    };
    tick(): void {
      if (this.isOver) return;
      for (const step of this.steps) step();
      noteReels(this.stage as unknown as Node);
      setTimeout(() => this.tick());
    }
  }
  return { ...pixi, Application: StillApplication };
});

/** The reels: five columns of the three pictures in view, with one above and one below. */
function columnsOf(node: Node): Node[] {
  const isColumn = ({ children }: Node): boolean =>
    children.length === 5 && children.every(({ texture }) => texture !== undefined);
  if (node.children.length === 5 && node.children.every(isColumn)) return node.children;
  return node.children.flatMap(columnsOf);
}

const inView = (stage: Node): Node[][] => columnsOf(stage).map(({ children }) => children.slice(1, 4));
const namesIn = (stage: Node): string[][] => inView(stage).map((column) => column.map(nameOf));
const nameOf = ({ texture }: Node): string => pictures.get(texture?.source.resource ?? {}) ?? '';

function noteReels(stage: Node): void {
  const now = namesIn(stage);
  const isNew = (pictures: string[][][]): boolean => JSON.stringify(now) !== JSON.stringify(pictures.at(-1));
  if (isNew(seen)) seen.push(now);
  if (document.documentElement.dataset['state'] === 'showing' && isNew(shown)) shown.push(now);
}

const context = (canvas: HTMLCanvasElement) =>
  new Proxy(
    {},
    {
      get: (_none, name) => (from?: object) => {
        const painted = name === 'drawImage' && from ? pictures.get(from) : undefined;
        if (painted !== undefined && !pictures.has(canvas)) pictures.set(canvas, painted);
        return { width: 40, addColorStop: () => undefined };
      },
      set: () => true,
    },
  );

/** A round of a game that wins and asks nothing of the player, from draws that are always the same. */
function drawnBy(game: HouseGame, bet: bigint) {
  for (let seed = 1; seed < 100_000; seed += 1) {
    let state = seed;
    const draw = (below: number): number => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return Math.floor((state / 2 ** 32) * below);
    };
    const outcome = game.play(draw, bet);
    const grids = gridsOf(outcome.spins);
    /* Where symbols fall, the reels are shown refilled as well. */
    const falls = outcome.spins.some((spin) => 'steps' in spin) ? 3 : 1;
    if (outcome.spins.length === 1 && outcome.win > 0n && outcome.win < 15n * bet && grids.length >= falls) {
      return { outcome: outcomeJson(outcome), win: outcome.win, grids };
    }
  }
  throw new Error(`${game.code} does not win`);
}

/** What its reels show at rest: of one picture, or of each after the symbols fell. */
function gridsOf([spin]: readonly object[]): string[][][] {
  const { grid, steps } = spin as { grid?: string[][]; steps?: { grid: string[][] }[] };
  return grid === undefined ? (steps ?? []).map((step) => step.grid) : [grid];
}

type Call = { method: string; path: string; body: Record<string, unknown> };
const started: bigint = 100_000_000n;

/** The page of a game at a phone's width, and a studio that draws with the game's own sums. */
async function open(game: HouseGame, search = '') {
  const calls: Call[] = [];
  let balance = started;
  const { bets } = game;
  const facts = {
    ...{ code: game.code, version: game.version, names: game.names, lines: game.lines, returnPercent: '96.00' },
    ...{ bets: bets.map(String), defaultBet: String(bets[1]) },
  };
  const roundOf = (bet: bigint) => {
    const { outcome, win } = drawnBy(game, bet);
    return {
      ...{ id: 'r1', state: 'settled', createdAt: '2026-03-05T09:00:00.000Z', currency: 'MYR', isFree: false },
      ...{ bet: String(bet), win: String(win), jackpot: null, outcome, choice: null, nonce: '1', shownSpins: 0 },
      ...{ balance: String(balance), refusal: null },
    };
  };
  const purse = () => ({ balance: String(balance), jackpots: [], freeRounds: [] });
  const answer = ({ path, body }: Call): unknown => {
    if (path === '/api/session') {
      return getPlaySession.output.parse({
        ...{ game: facts, currency: 'MYR', language: 'en', isFun: false, lobbyUrl: null, parents: [], ...purse() },
        ...{ seed: { serverSeedHash: 'a'.repeat(64), nextNonce: '1', clientSeed: 'mine' }, round: null, lastBet: null },
      });
    }
    if (path === '/api/spins') {
      const bet = BigInt(String(body['bet']));
      balance += drawnBy(game, bet).win - bet;
      return { round: gameRound.parse(roundOf(bet)) };
    }
    if (path.startsWith('/api/proof/')) {
      const {
        id,
        createdAt,
        nonce,
        balance: _balance,
        refusal: _refusal,
        shownSpins: _shown,
        ...round
      } = roundOf(bets[0]!);
      return getProof.output.parse({
        ...{ ...round, round: id, playedAt: createdAt, game: game.code, version: game.version },
        proof: { serverSeedHash: 'a'.repeat(64), serverSeed: null, clientSeed: 'mine', nonce },
        ...{ gameInfo: facts, parents: [] },
      });
    }
    return path === '/api/balance' ? purse() : {};
  };
  vi.stubGlobal(
    'fetch',
    async (address: string, { method = 'GET', body = '{}' }: { method?: string; body?: string } = {}) => {
      const path = new URL(address, 'http://studio.test').pathname;
      const picture = /([\w-]+)\.avif$/.exec(path)?.[1];
      if (picture !== undefined) return { ok: true, blob: async () => picture };
      const call = { method, path, body: JSON.parse(body) as Record<string, unknown> };
      calls.push(call);
      return Response.json(answer(call));
    },
  );
  history.replaceState(null, '', `/${search}`);
  document.body.innerHTML = '<div id="stage"></div><div id="hud"></div>';
  vi.resetModules();
  await mains[`../../${game.code}/src/main.ts`]!();
  const scene = scenes.at(-1);
  if (scene === undefined) throw new Error(`${game.code} has no scene`);
  const text = (selector: string): string => document.querySelector(selector)?.textContent ?? '';
  return {
    ...{ calls, bets, text, stage: scene.stage },
    spin: document.querySelector<HTMLButtonElement>('button.spin')!,
    betsPlaced: () => calls.filter(({ path }) => path === '/api/spins').map(({ body }) => body['bet']),
    atRest: () =>
      vi.waitFor(
        () => {
          expect(document.documentElement.dataset['state']).toBe('idle');
          expect(document.querySelector('#hud')?.classList.contains('is-busy')).toBe(false);
        },
        { timeout: 20_000 },
      ),
  };
}

const games = import.meta.glob<HouseGame>('../../*/game.ts', { eager: true, import: 'game' });
const mains = import.meta.glob<unknown>('../../*/src/main.ts');
const listeners: [string, EventListener][] = [];

beforeEach(() => {
  shown = [];
  vi.stubGlobal('innerWidth', 390);
  vi.stubGlobal('innerHeight', 844);
  isMotionReduced = true;
  vi.stubGlobal('matchMedia', (asked: string) => ({
    matches: isMotionReduced && asked === '(prefers-reduced-motion: reduce)',
  }));
  [devices, notes] = [0, 0];
  vi.stubGlobal('AudioContext', CountedAudioContext);
  vi.stubGlobal('createImageBitmap', async (name: string) => {
    const picture = { width: 288, height: 288 };
    pictures.set(picture, name);
    return picture;
  });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function get(
    this: HTMLCanvasElement,
    kind: string,
  ) {
    return kind === '2d' ? context(this) : null;
  } as never);
  Object.defineProperty(document, 'fonts', { value: { load: async () => [] }, configurable: true });
  const add = window.addEventListener.bind(window);
  vi.spyOn(window, 'addEventListener').mockImplementation(((type: string, listener: EventListener) => {
    listeners.push([type, listener]);
    add(type, listener);
  }) as never);
});
afterEach(() => {
  for (const scene of scenes.splice(0)) scene.close();
  for (const [type, listener] of listeners.splice(0)) window.removeEventListener(type, listener);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

/** A finger on a control, as a browser tells it: no click follows what a page cancels. */
function tap(control: HTMLElement): void {
  const at = { bubbles: true, cancelable: true };
  const isTaken = ['pointerdown', 'touchstart', 'pointerup', 'touchend'].every((type) =>
    control.dispatchEvent(new Event(type, at)),
  );
  if (isTaken) control.dispatchEvent(new MouseEvent('click', at));
}

const key = (name: string, more: KeyboardEventInit = {}, on: Element = document.body): boolean =>
  on.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...more }));

describe.each(Object.values(games))('$code', (game) => {
  it('stands whole on a screen of 390, and is played by touch: one round per tap, with what it drew and won', async () => {
    const { spin, text, stage, calls, bets, betsPlaced, atRest } = await open(game);
    const cells = inView(stage).flat();
    expect(cells).toHaveLength(15);
    for (const cell of cells) {
      const { x, y } = cell.getGlobalPosition();
      expect([x - cell.width / 2 >= 0, x + cell.width / 2 <= 390, y > 0, y < 844]).toEqual([true, true, true, true]);
      expect(cell.width).toBeGreaterThan(44);
    }
    const bet = bets[1]!;
    const { win, grids } = drawnBy(game, bet);
    tap(spin);
    tap(spin);
    await atRest();
    expect(betsPlaced()).toEqual([String(bet)]);
    expect(shown).toEqual(grids);
    expect(text('.meter.win output')).toBe(displayAmount(win));
    expect(text('.meter.balance output')).toBe(displayAmount(started - bet + win));
    expect(text('.live')).toContain(`${displayAmount(win)} MYR`);
    tap(document.querySelector<HTMLElement>('[aria-label="Raise the bet"], .bet button:last-of-type')!);
    tap(spin);
    await atRest();
    expect(betsPlaced()).toEqual([String(bet), String(bets[2])]);
    expect(calls.every(({ method, path }) => method === 'GET' || /spins|progress/.test(path))).toBe(true);
  });

  it('is played by keyboard: a round per press, never by a key that is held, and never past a control', async () => {
    const { bets, betsPlaced, atRest, text } = await open(game);
    key('ArrowUp');
    expect(text('.bet-value .value')).toBe(`${displayAmount(bets[2]!)} MYR`);
    key('ArrowDown');
    key('ArrowDown');
    key('ArrowDown');
    expect(text('.bet-value .value')).toBe(`${displayAmount(bets[0]!)} MYR`);
    expect(key(' ')).toBe(false);
    key(' ', { repeat: true });
    key('Enter');
    await atRest();
    expect(betsPlaced()).toEqual([String(bets[0])]);
    const sound = document.querySelector('.tools button:last-of-type')!;
    expect(key('Enter', {}, sound)).toBe(true);
    expect(key('Enter', { repeat: true }, sound)).toBe(false);
    key(' ', { ctrlKey: true });
    key('Enter');
    await atRest();
    expect(betsPlaced()).toEqual([String(bets[0]), String(bets[0])]);
  });

  it('is silent until sound is asked for, and again once it is switched off', async () => {
    const { spin, atRest } = await open(game);
    const sound = document.querySelector<HTMLElement>('.tools button:last-of-type')!;
    const play = async (): Promise<void> => {
      tap(spin);
      await atRest();
    };
    await play();
    expect([devices, notes]).toEqual([0, 0]);
    tap(sound);
    const greeting = notes;
    await play();
    expect([devices, greeting > 0, notes > greeting]).toEqual([1, true, true]);
    tap(sound);
    const before = notes;
    await play();
    expect([devices, notes]).toEqual([1, before]);
  });

  it('moves its reels, unless the system asks for reduced motion', async () => {
    const { grids } = drawnBy(game, game.bets[1]!);
    /** Columns that stand neither where they stood nor where they come to rest. */
    const underWay = async (isReduced: boolean): Promise<number> => {
      isMotionReduced = isReduced;
      const { spin, stage, atRest } = await open(game);
      const rests = [namesIn(stage), ...grids].map((grid) => grid.map(String));
      seen = [];
      tap(spin);
      await atRest();
      scenes.pop()?.close();
      expect(seen.at(-1)).toEqual(grids.at(-1));
      const columns = seen.flatMap((grid) => grid.map((column, reel) => ({ reel, column: String(column) })));
      return columns.filter(({ reel, column }) => !rests.some((rest) => rest[reel] === column)).length;
    };
    expect(await underWay(true)).toBe(0);
    expect(await underWay(false)).toBeGreaterThan(5);
  });

  it('names in its own pay table the return that the studio tells of it', async () => {
    const { text } = await open(game);
    tap(document.querySelector<HTMLElement>('.tools button[aria-label="Pay table"]')!);
    await vi.waitFor(() => expect(text('dialog .return strong')).toBe('96.00 %'), { timeout: 20_000 });
  });

  it('opens a finished round as its replay, with the same symbols and amounts, as often as one likes, and without a bet', async () => {
    const { win, grids } = drawnBy(game, game.bets[0]!);
    const { calls, spin, text, stage, atRest } = await open(game, '?replay=r1&k=key');
    expect([...shown, namesIn(stage)]).toEqual([...grids, grids.at(-1)]);
    expect(text('.meter.win output')).toBe(displayAmount(win));
    expect(text('.live')).toContain(`${displayAmount(win)} MYR`);
    expect([spin.hidden, text('.ribbon')]).toEqual([true, 'Replay, no bets are placed']);
    key(' ');
    shown = [];
    tap(document.querySelector<HTMLElement>('button.again')!);
    await vi.waitFor(() => expect(shown).toEqual(grids));
    await atRest();
    expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual(['GET /api/proof/r1']);
  });
});
