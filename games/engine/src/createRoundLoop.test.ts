import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError, type Api, type OutcomeView, type RoundView } from './api.ts';
import { createRoundLoop } from './createRoundLoop.ts';

const round: RoundView<OutcomeView> = {
  ...{
    id: 'r1',
    state: 'settled',
    createdAt: '2026-03-05T00:00:00.000Z',
    currency: 'CNY',
    isFree: false,
    nonce: '1',
    shownSpins: 0,
  },
  ...{ bet: '100000', win: '0', jackpot: null, choice: null, balance: '900000', refusal: null },
  outcome: { bet: '100000', win: '0', spins: [] },
};

beforeEach(() => vi.stubGlobal('document', { documentElement: { dataset: {} } }));
afterEach(() => vi.unstubAllGlobals());

/** A loop with a presentation that takes no time, and a studio with these responses in order. */
function house(answers: (RoundView<OutcomeView> | ApiError)[]) {
  const asked: string[] = [];
  const messages: (string | undefined)[] = [];
  const api = {
    spin: async (requestId: string) => {
      asked.push(requestId);
      const answer = answers.shift();
      if (answer === undefined || answer instanceof Error) throw answer ?? new Error('asked too often');
      return answer;
    },
    progress: async () => undefined,
    choose: async (id: string, choice: number) => {
      asked.push(`${id} ${choice}`);
      const answer = answers.shift();
      if (answer === undefined || answer instanceof Error) throw answer ?? new Error('asked too often');
      return answer;
    },
    round: async () => answers.shift(),
  } as unknown as Api;
  const told: string[] = [];
  const shown: number[] = [];
  const show = {
    ...{ start() {}, clear() {}, standStill() {}, ask: async () => 2 },
    outcome: async (_outcome: unknown, from: number) => void shown.push(from),
  };
  const hud = { setMessage: (text?: string) => void messages.push(text), setBalance() {}, setWin() {}, announce() {} };
  const loop = createRoundLoop(
    { tweens: { wait: async () => undefined } } as never,
    show as never,
    hud as never,
    { spin() {} } as never,
    { connectionLost: 'lost', win: 'Win', roundHeld: 'held', resuming: 'resuming', betReturned: 'returned' } as never,
    { tell: ({ type }: { type: string }) => void told.push(type) } as never,
  );
  return {
    ...{ asked, messages, told, shown },
    spin: () => loop.spin(api, 100_000n, 1_000_000n),
    resume: (left: RoundView<OutcomeView>) => loop.resume(api, left),
  };
}

it('retries the same round when the previous one reached the studio late and this one looks early', async () => {
  const { spin, asked, messages } = house([new ApiError('tooSoon'), new ApiError('tooSoon'), round]);
  expect(await spin()).toBe(900_000n);
  expect(asked).toHaveLength(3);
  expect(new Set(asked).size).toBe(1);
  expect(messages.filter((text) => text !== undefined)).toEqual([]);
});

it('retries the same round without a response, and says so', async () => {
  const { spin, asked, messages } = house([new ApiError('connectionLost'), round]);
  expect(await spin()).toBe(900_000n);
  expect(new Set(asked).size).toBe(1);
  expect(messages).toContain('lost');
});

it('shows a refusal to the player without a retry', async () => {
  const { spin, asked } = house([new ApiError('betNotOffered')]);
  await expect(spin()).rejects.toThrow('betNotOffered');
  expect(asked).toHaveLength(1);
});

it('says that a round is under review by the house, and allows the next one', async () => {
  const { spin, asked, messages } = house([{ ...round, state: 'stuck' }, round]);
  expect(await spin()).toBe(900_000n);
  expect(messages).toContain('held');
  const told = messages.length;
  await spin();
  expect(messages.slice(told)).not.toContain('held');
  expect(new Set(asked).size).toBe(2);
});

it('reports that an interrupted round has been finished, and nothing for a returned bet', async () => {
  const left = house([]);
  expect(await left.resume(round)).toBe(900_000n);
  expect(left.told).toEqual(['roundStarted', 'roundEnded', 'openRoundEnded']);
  expect(left.messages).toContain('resuming');
  const back = house([]);
  expect(await back.resume({ ...round, state: 'rolledBack', outcome: null, refusal: 'betReturned' })).toBe(900_000n);
  expect(back.told).toEqual([]);
  const played = house([round]);
  await played.spin();
  expect(played.told).toEqual(['roundStarted', 'roundEnded']);
});

it('asks its player what a round leaves open, and goes on with what was decided', async () => {
  const open = { ...round, state: 'choosing' as const, win: null };
  const { spin, asked, told, shown } = house([open, new ApiError('connectionLost'), { ...round, choice: 2 }]);
  expect(await spin()).toBe(900_000n);
  expect(asked.slice(1)).toEqual(['r1 2', 'r1 2']);
  expect(shown).toEqual([1]);
  expect(told).toEqual(['roundStarted', 'roundEnded']);
});

it('goes on with what was decided elsewhere', async () => {
  const left = house([new ApiError('choiceMade'), { ...round, choice: 0 }]);
  expect(await left.resume({ ...round, state: 'choosing', win: null })).toBe(900_000n);
  expect([left.asked, left.shown]).toEqual([['r1 2'], [1]]);
});
