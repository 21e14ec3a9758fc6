import type { createChoice } from '@baize/contract/studio/createChoice';
import type { createSpin } from '@baize/contract/studio/createSpin';
import type { gameFacts } from '@baize/contract/studio/gameFacts';
import type { gameFreeRounds, gamePurse } from '@baize/contract/studio/gamePurse';
import type { gameRound, gameRoundLine, GameOutcome } from '@baize/contract/studio/gameRound';
import type { gameSeed } from '@baize/contract/studio/gameSeed';
import type { getPlayedRound } from '@baize/contract/studio/getPlayedRound';
import type { getPlaySession } from '@baize/contract/studio/getPlaySession';
import type { getProof } from '@baize/contract/studio/getProof';
import type { getPurse } from '@baize/contract/studio/getPurse';
import type { getSeed } from '@baize/contract/studio/getSeed';
import type { listPlayedRounds } from '@baize/contract/studio/listPlayedRounds';
import type { rotateSeed } from '@baize/contract/studio/rotateSeed';
import type { studioErrors } from '@baize/contract/studio/studioErrors';
import type { StudioAnswerOf, StudioInputOf, StudioOperation } from '@baize/contract/studio/studioOperation';
import type { updateClientSeed } from '@baize/contract/studio/updateClientSeed';
import type { updateProgress } from '@baize/contract/studio/updateProgress';
import type * as z from 'zod/mini';

/** What every game's outcome has. */
export type OutcomeView = GameOutcome;

/** A studio response, with the outcome typed for this game. */
type Showing<Told extends { outcome: unknown }, Outcome> = Omit<Told, 'outcome'> & { outcome: Outcome | null };

export type RoundView<Outcome extends OutcomeView = OutcomeView> = Showing<z.input<typeof gameRound>, Outcome>;
export type RoundSummary = z.input<typeof gameRoundLine>;
export type SeedView = z.input<typeof gameSeed>;
export type GameView = z.input<typeof gameFacts>;
export type FreeRoundsView = z.input<typeof gameFreeRounds>;
export type PurseView = z.input<typeof gamePurse>;
export type SessionView<Outcome extends OutcomeView = OutcomeView> = Omit<
  StudioAnswerOf<typeof getPlaySession>,
  'round'
> & { round: RoundView<Outcome> | null };
export type ReplayView<Outcome extends OutcomeView = OutcomeView> = Showing<StudioAnswerOf<typeof getProof>, Outcome>;

/** A refusal of the studio by its code, or `connectionLost` without a response. */
export class ApiError extends Error {
  readonly error: keyof typeof studioErrors | 'connectionLost';

  constructor(error: ApiError['error']) {
    super(error);
    this.error = error;
  }
}

export interface Api<Outcome extends OutcomeView = OutcomeView> {
  session(): Promise<SessionView<Outcome>>;
  /** `reward`: a round of these free rounds, at their bet. */
  spin(requestId: string, bet: bigint, reward?: string): Promise<RoundView<Outcome>>;
  /** Decides what a round leaves open; the same again is answered with the same round. */
  choose(id: string, choice: number): Promise<RoundView<Outcome>>;
  round(id: string): Promise<RoundView<Outcome>>;
  progress(id: string, shown: number): Promise<void>;
  balance(): Promise<PurseView>;
  rounds(): Promise<RoundSummary[]>;
  seed(): Promise<SeedView>;
  setClientSeed(clientSeed: string): Promise<SeedView>;
  rotateSeeds(): Promise<StudioAnswerOf<typeof rotateSeed>>;
}

export function createApi<Outcome extends OutcomeView>(token: string): Api<Outcome> {
  /* The studio draws this game's rounds with its own maths, so the cast is safe. */
  const shown = ({ round }: { round: RoundView }): RoundView<Outcome> => round as RoundView<Outcome>;
  return {
    session: async () => (await ask<typeof getPlaySession>('GET', '/api/session', {}, token)) as SessionView<Outcome>,
    spin: async (requestId, bet, reward) => {
      const asked = { requestId, bet: bet.toString(), canAsk: true, ...(reward === undefined ? {} : { reward }) };
      return shown(await ask<typeof createSpin>('POST', '/api/spins', asked, token));
    },
    choose: async (id, choice) =>
      shown(await ask<typeof createChoice>('POST', '/api/rounds/:id/choice', { id, choice }, token)),
    round: async (id) => shown(await ask<typeof getPlayedRound>('GET', '/api/rounds/:id', { id }, token)),
    progress: async (id, spins) =>
      void (await ask<typeof updateProgress>('POST', '/api/rounds/:id/progress', { id, shown: spins }, token)),
    balance: () => ask<typeof getPurse>('GET', '/api/balance', {}, token),
    rounds: async () => (await ask<typeof listPlayedRounds>('GET', '/api/rounds', {}, token)).rounds,
    seed: async () => (await ask<typeof getSeed>('GET', '/api/seeds', {}, token)).seed,
    setClientSeed: async (clientSeed) =>
      (await ask<typeof updateClientSeed>('POST', '/api/seeds/client', { clientSeed }, token)).seed,
    rotateSeeds: () => ask<typeof rotateSeed>('POST', '/api/seeds/rotate', {}, token),
  };
}

export async function fetchReplay<Outcome extends OutcomeView>(id: string, k: string): Promise<ReplayView<Outcome>> {
  return (await ask<typeof getProof>('GET', '/api/proof/:id', { id, k })) as ReplayView<Outcome>;
}

/**
 * One call to the studio, typed by method and path of its operation. The operation itself is a type-only import, since
 * its schemas would weigh more than the call.
 */
async function ask<Op extends StudioOperation>(
  method: Op['method'],
  path: Op['path'],
  input: StudioInputOf<Op> & object,
  token?: string,
): Promise<StudioAnswerOf<Op>> {
  const fields = new Map<string, unknown>(Object.entries(input));
  const address = path.replace(/:(\w+)/g, (_part, name: string) => {
    const value = String(fields.get(name));
    fields.delete(name);
    return encodeURIComponent(value);
  });
  const isRead = method === 'GET';
  const query = isRead ? new URLSearchParams([...fields].map(([name, value]) => [name, String(value)])).toString() : '';
  let response: Response;
  try {
    response = await fetch(query === '' ? address : `${address}?${query}`, {
      method,
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(isRead ? {} : { 'content-type': 'application/json' }),
      },
      ...(isRead ? {} : { body: JSON.stringify(Object.fromEntries(fields)) }),
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
  if (!response.ok) throw new ApiError((answer as { error?: ApiError['error'] }).error ?? 'unexpected');
  return answer as StudioAnswerOf<Op>;
}
