import type { KeyObject } from 'node:crypto';
import { rsaPair } from '@baize/testkit/rsaPair';
import { buildStudio, type RunningStudio } from '../app.ts';
import type { AnyOutcome } from '@baize/engine/HouseGame';
import type { OutcomeJson } from '@baize/engine/outcomeJson';
import { signedHeaders } from '../hub88/signedHeaders.ts';
import type { StudioSettings } from '../settings.ts';
import { startTestWallet, type TestWallet } from '../hub88/startTestWallet.ts';

interface TestSeed {
  serverSeedHash: string;
  serverSeed: string | null;
  clientSeed: string;
  nextNonce: string;
}

/** Fields that tests read from any response; a test checks which of them are there. */
export interface AnswerBody {
  [index: number]: unknown;
  error: string;
  url: string;
  verifyUrl: string;
  balance: string;
  round: {
    id: string;
    state: string;
    win: string;
    balance: string;
    nonce: string;
    refusal: string | null;
    outcome: OutcomeJson<AnyOutcome>;
  };
  seed: TestSeed;
  revealed: TestSeed;
  proof: TestSeed;
  outcome: OutcomeJson<AnyOutcome>;
  phases: { heading: string; win: number; wins: { what: string; amount: number }[] }[];
  decision: { answers: string[]; taken: number | null } | null;
}

export interface TestStudio {
  running: RunningStudio;
  wallet: TestWallet;
  settings: StudioSettings;
  operatorKey: KeyObject;
  /** Advances the studio's clock. */
  pass(ms: number): void;
  /** A signed call of the operator. */
  ask(path: string, body: object, key?: KeyObject): Promise<{ status: number; body: AnswerBody }>;
  /** Opens a session and returns a caller with its token; without a user it is fun play. */
  enter(user?: string, game?: string): Promise<Player>;
  /** A second process on the same database, as after a crash or in parallel. */
  another(): Promise<RunningStudio>;
  close(): Promise<void>;
}

export interface Player {
  token: string;
  get(path: string): Promise<{ status: number; body: AnswerBody }>;
  post(path: string, body: object): Promise<{ status: number; body: AnswerBody }>;
  /** The same player through another process. */
  through(running: RunningStudio): Player;
}

/** The whole studio with its own database, one operator, a fake wallet, and a manual clock. */
export async function startTestStudio(
  databaseUrl: string,
  more: Partial<Pick<StudioSettings, 'merchants' | 'simulated'>> = {},
): Promise<TestStudio> {
  const studioKeys = rsaPair('studio');
  const operatorKeys = rsaPair('operator of the studio');
  const wallet = await startTestWallet(studioKeys.publicKey);
  const settings: StudioSettings = {
    port: 0,
    host: '127.0.0.1',
    databaseUrl,
    privateKey: studioKeys.privateKey,
    operators: [{ id: 'house', publicKey: operatorKeys.publicKey, walletUrl: wallet.url, subPartnerIds: ['main'] }],
    merchants: [],
    simulated: [],
    publicUrl: 'http://studio.test',
    frameAncestors: ['http://portal.test'],
    gamesDir: '/nonexistent/games',
    verifierDir: '/nonexistent/verifier',
    logLevel: 'silent',
    bounds: { requestMs: 30_000, maxConnections: 1_000 },
    metricsFrom: ['127.0.0.1'],
    ...more,
  };
  let now = new Date('2026-08-08T08:08:08Z').getTime();
  const build = () => buildStudio(settings, { clock: () => now, walletDeadlineMs: 2000 });
  const all: RunningStudio[] = [await build()];
  const running = all[0]!;

  const ask: TestStudio['ask'] = async (path, body, key = operatorKeys.privateKey) => {
    const text = JSON.stringify(body);
    const response = await running.app.inject({
      method: 'POST',
      url: path,
      headers: signedHeaders(text, key),
      payload: text,
    });
    return { status: response.statusCode, body: response.json() };
  };

  function player(token: string, server: RunningStudio): Player {
    const headers = { authorization: `Bearer ${token}` };
    return {
      token,
      get: async (url) => {
        const response = await server.app.inject({ method: 'GET', url, headers });
        return { status: response.statusCode, body: response.json() };
      },
      post: async (url, payload) => {
        const response = await server.app.inject({ method: 'POST', url, headers, payload });
        return { status: response.statusCode, body: response.json() };
      },
      through: (other) => player(token, other),
    };
  }

  return {
    running,
    wallet,
    settings,
    operatorKey: operatorKeys.privateKey,
    pass: (ms) => {
      now += ms;
    },
    ask,
    enter: async (user, game = 'dragon-eight') => {
      const answer = await ask('/operator/game/url', {
        operator_id: 'house',
        sub_partner_id: 'main',
        game_code: game,
        currency: 'CNY',
        lang: 'en',
        platform: 'GPL_DESKTOP',
        country: 'CN',
        ip: '127.0.0.1',
        ...(user === undefined ? {} : { user, token: `token-of-${user}` }),
      });
      return player(new URL(answer.body.url).hash.replace('#session=', ''), running);
    },
    another: async () => {
      const other = await build();
      all.push(other);
      return other;
    },
    close: async () => {
      await Promise.all(all.map((one) => one.close()));
      await wallet.close();
    },
  };
}
