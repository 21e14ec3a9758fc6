import type { SlotSymbol } from '@baize/maths/games/dragon-eight/SlotModel';

/** Amounts are strings of whole 1/100,000 units of the currency. */
export interface SpinView {
  kind: 'base' | 'free';
  stops: number[];
  grid: SlotSymbol[][];
  lineWins: { line: number; symbol: SlotSymbol; count: number; amount: string }[];
  scatter: { count: number; amount: string };
  win: string;
  freeSpinsAwarded: number;
  freeSpinsLeft: number;
}

export interface OutcomeView {
  bet: string;
  win: string;
  spins: SpinView[];
}

export interface RoundView {
  id: string;
  state: 'betting' | 'winning' | 'settled' | 'refused' | 'rollingBack' | 'rolledBack';
  createdAt: string;
  bet: string;
  win: string | null;
  outcome: OutcomeView | null;
  nonce: string;
  shownSpins: number;
  balance: string | null;
  refusal: 'notEnoughMoney' | 'limitReached' | 'betReturned' | null;
}

export interface SeedView {
  serverSeedHash: string;
  clientSeed: string;
  nextNonce: string;
}

export interface GameView {
  version: string;
  bets: string[];
  defaultBet: string;
  returnPercent: string;
}

export interface SessionView {
  game: GameView;
  currency: string;
  isFun: boolean;
  lobbyUrl: string | null;
  parents: string[];
  balance: string;
  seed: SeedView;
  round: RoundView | null;
  lastBet: string | null;
}

export interface ReplayView {
  round: string;
  playedAt: string;
  currency: string;
  bet: string;
  win: string | null;
  outcome: OutcomeView | null;
  gameInfo: GameView;
  parents: string[];
}

export type RoundSummary = Omit<RoundView, 'outcome'> & { isRevealed: boolean; verifyUrl: string };

/** A refusal of the studio by its name, or `connectionLost` when nothing came back. */
export class ApiError extends Error {
  readonly error: string;

  constructor(error: string) {
    super(error);
    this.error = error;
  }
}

export interface Api {
  session(): Promise<SessionView>;
  spin(requestId: string, bet: bigint): Promise<RoundView>;
  round(id: string): Promise<RoundView>;
  progress(id: string, shown: number): Promise<void>;
  balance(): Promise<string>;
  rounds(): Promise<RoundSummary[]>;
  seed(): Promise<SeedView>;
  setClientSeed(clientSeed: string): Promise<SeedView>;
  rotateSeeds(): Promise<{ revealed: SeedView & { serverSeed: string }; seed: SeedView }>;
}

export function createApi(token: string): Api {
  const call = <T>(path: string, body?: object): Promise<T> => ask<T>(path, token, body);
  return {
    session: () => call('session'),
    spin: async (requestId, bet) =>
      (await call<{ round: RoundView }>('spins', { requestId, bet: bet.toString() })).round,
    round: async (id) => (await call<{ round: RoundView }>(`rounds/${id}`)).round,
    progress: async (id, shown) => void (await call(`rounds/${id}/progress`, { shown })),
    balance: async () => (await call<{ balance: string }>('balance')).balance,
    rounds: async () => (await call<{ rounds: RoundSummary[] }>('rounds')).rounds,
    seed: async () => (await call<{ seed: SeedView }>('seeds')).seed,
    setClientSeed: async (clientSeed) => (await call<{ seed: SeedView }>('seeds/client', { clientSeed })).seed,
    rotateSeeds: () => call('seeds/rotate', {}),
  };
}

export function fetchReplay(round: string, key: string): Promise<ReplayView> {
  return ask(`proof/${encodeURIComponent(round)}?k=${encodeURIComponent(key)}`, undefined);
}

async function ask<T>(path: string, token: string | undefined, body?: object): Promise<T> {
  let response: Response;
  try {
    response = await fetch(`/api/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      keepalive: path.endsWith('/progress'),
      signal: AbortSignal.timeout(30_000),
    });
  } catch {
    throw new ApiError('connectionLost');
  }
  let answer: unknown;
  try {
    answer = await response.json();
  } catch {
    throw new ApiError('connectionLost');
  }
  if (!response.ok) throw new ApiError(String((answer as { error?: unknown }).error ?? 'unexpected'));
  return answer as T;
}
