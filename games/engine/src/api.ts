/** What every game's outcome has; amounts are strings of whole 1/100,000 units of the currency. */
export interface OutcomeView {
  bet: string;
  /** Without a jackpot, whose amount the wallet tells. */
  win: string;
  /** What is shown one after the other, and remembered by number while it is. */
  spins: readonly { win: string }[];
}

export interface RoundView<Outcome extends OutcomeView = OutcomeView> {
  id: string;
  state: 'betting' | 'winning' | 'settled' | 'refused' | 'rollingBack' | 'rolledBack' | 'stuck' | 'closed';
  createdAt: string;
  bet: string;
  /** The house paid the bet. */
  isFree: boolean;
  win: string | null;
  /** What the pool of a jackpot paid besides the outcome; it is part of the win. */
  jackpot: string | null;
  outcome: Outcome | null;
  nonce: string;
  shownSpins: number;
  balance: string | null;
  refusal: 'notEnoughMoney' | 'limitReached' | 'freeRoundGone' | 'betReturned' | 'roundHeld' | null;
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

/** What a bet of this size can win from the pool right now. */
export interface JackpotView {
  bet: string;
  amount: string;
}

/** Rounds that the house pays, at one bet. */
export interface FreeRoundsView {
  reward: string;
  bet: string;
  rounds: number;
  endsAt: string;
}

/** What the wallet tells: the balance, the pools, and what can be played free, in the order in which it ends. */
export interface PurseView {
  balance: string;
  jackpots: JackpotView[];
  freeRounds: FreeRoundsView[];
}

export interface SessionView<Outcome extends OutcomeView = OutcomeView> extends PurseView {
  game: GameView;
  currency: string;
  isFun: boolean;
  lobbyUrl: string | null;
  parents: string[];
  seed: SeedView;
  round: RoundView<Outcome> | null;
  lastBet: string | null;
}

export interface ReplayView<Outcome extends OutcomeView = OutcomeView> {
  round: string;
  playedAt: string;
  currency: string;
  bet: string;
  win: string | null;
  jackpot: string | null;
  outcome: Outcome | null;
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

export interface Api<Outcome extends OutcomeView = OutcomeView> {
  session(): Promise<SessionView<Outcome>>;
  /** `reward`: a round of these free rounds, at their bet. */
  spin(requestId: string, bet: bigint, reward?: string): Promise<RoundView<Outcome>>;
  round(id: string): Promise<RoundView<Outcome>>;
  progress(id: string, shown: number): Promise<void>;
  balance(): Promise<PurseView>;
  rounds(): Promise<RoundSummary[]>;
  seed(): Promise<SeedView>;
  setClientSeed(clientSeed: string): Promise<SeedView>;
  rotateSeeds(): Promise<{ revealed: SeedView & { serverSeed: string }; seed: SeedView }>;
}

export function createApi<Outcome extends OutcomeView>(token: string): Api<Outcome> {
  const call = <T>(path: string, body?: object): Promise<T> => ask<T>(path, token, body);
  return {
    session: () => call('session'),
    spin: async (requestId, bet, reward) => {
      const asked = { requestId, bet: bet.toString(), ...(reward === undefined ? {} : { reward }) };
      return (await call<{ round: RoundView<Outcome> }>('spins', asked)).round;
    },
    round: async (id) => (await call<{ round: RoundView<Outcome> }>(`rounds/${id}`)).round,
    progress: async (id, shown) => void (await call(`rounds/${id}/progress`, { shown })),
    balance: () => call('balance'),
    rounds: async () => (await call<{ rounds: RoundSummary[] }>('rounds')).rounds,
    seed: async () => (await call<{ seed: SeedView }>('seeds')).seed,
    setClientSeed: async (clientSeed) => (await call<{ seed: SeedView }>('seeds/client', { clientSeed })).seed,
    rotateSeeds: () => call('seeds/rotate', {}),
  };
}

export function fetchReplay<Outcome extends OutcomeView>(round: string, key: string): Promise<ReplayView<Outcome>> {
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
