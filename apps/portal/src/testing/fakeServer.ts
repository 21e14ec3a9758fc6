import { compactDecrypt, exportJWK, generateKeyPair } from 'jose';
import { vi } from 'vitest';
import { exampleOf } from '@baize/testkit/exampleOf';
import type { Start } from '../Start.ts';
import { answerByContract, operationAt } from './answerByContract.ts';
import { testStart } from './testStart.ts';

type Call = { path: string; method: string; input: Record<string, unknown>; type: string };

/** What a call is answered with: a value, or a refusal by its name. */
export type Said = { value: unknown } | { code: string; value?: unknown; message?: string; status?: number };
type Answer = (input: Record<string, unknown>, turn: number) => Said | Promise<Said>;

export type FakeServer = {
  /** The calls that arrived, in order, their sealed bodies opened. */
  calls: Call[];
  pathsOf(part: string): Call[];
  on(path: string, answer: Answer): void;
  /** From here on every call that nothing was said about is answered, as a house would in which there is nothing yet. */
  answerAll(): void;
  start: Start;
};

export const playerInfo = {
  id: '7',
  account: 'player1',
  nickname: 'Player',
  type: 0,
  currency: 'CNY',
  language: 'EN',
  icon: 'panda',
  needsPasswordChange: false,
};

export const openedSession = {
  token: 'a'.repeat(43),
  firstTimeLogin: false,
  passwordExpired: false,
  needsPasswordChange: false,
  userInfo: playerInfo,
};

/** A work of the bot check that is done at once: its number is always 7. */
class QuickWorker extends EventTarget {
  postMessage(): void {
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data: { number: 7 } })));
  }
  terminate(): void {
    /* There is nothing to end. */
  }
}

const keys = generateKeyPair('RSA-OAEP-256', { extractable: true });

/** Stands in for the platform in tests of screens: it opens sealed bodies with a key of its own and notes what was said. */
export async function fakeServer(changes: Parameters<typeof testStart>[0] = {}): Promise<FakeServer> {
  const { publicKey, privateKey } = await keys;
  const { n = '', e = '' } = await exportJWK(publicKey);
  const sealKey = { kty: 'RSA' as const, kid: 'test', alg: 'RSA-OAEP-256' as const, n, e };
  const start = testStart({ ...changes, status: { sealKey, ...changes.status } });
  const calls: Call[] = [];
  const answers = new Map<string, Answer>();
  const value =
    (given: unknown): Answer =>
    () => ({ value: given });
  answers.set('/wps/system/status', value({ ...start.status, whitelabel: [] }));
  answers.set('/wps/member/info', value(playerInfo));
  answers.set('/wps/v2/wallets/balance', value({ balance: '0', currency: 'CNY', version: '1', isSingle: 1 }));
  answers.set('/wps/system/setting/register', value(start.status.register));
  answers.set('/wps/captcha', value('iVBORw0KGgo='));
  answers.set(
    '/wps/identity/getBotChallenge',
    value({ algorithm: 'SHA-256', challenge: 'c'.repeat(64), maxnumber: 10, salt: 's', signature: 'f'.repeat(64) }),
  );
  answers.set(
    '/wps/system/listCountries',
    value([
      { countryCode: 'CN', countryDialingCode: '+86', name: 'China' },
      { countryCode: 'MY', countryDialingCode: '+60', name: 'Malaysia' },
    ]),
  );
  const turns = new Map<string, number>();
  let answersAll = false;

  async function read(body: BodyInit | null | undefined, type: string): Promise<Record<string, unknown>> {
    if (typeof body !== 'string') return {};
    if (type.includes('form')) return Object.fromEntries(new URLSearchParams(body));
    const json = JSON.parse(body) as Record<string, unknown>;
    if (typeof json['envelope'] !== 'string') return json;
    const { plaintext } = await compactDecrypt(json['envelope'], privateKey);
    return (JSON.parse(new TextDecoder().decode(plaintext)) as { body: Record<string, unknown> }).body;
  }

  vi.stubGlobal('Worker', QuickWorker);
  vi.stubGlobal('fetch', async (href: string, init: RequestInit = {}) => {
    const url = new URL(href, 'http://localhost');
    const type = new Headers(init.headers).get('content-type') ?? '';
    const input = { ...Object.fromEntries(url.searchParams), ...(await read(init.body, type)) };
    calls.push({ path: url.pathname, method: init.method ?? 'GET', input, type });
    const turn = (turns.get(url.pathname) ?? 0) + 1;
    turns.set(url.pathname, turn);
    const found = operationAt(url.pathname, init.method ?? 'GET');
    const said =
      (await answers.get(url.pathname)?.(input, turn)) ??
      (answersAll && found ? { value: exampleOf(found.output, 'nothing') } : { code: 'not_found', status: 404 });
    if ('code' in said) {
      const { code, value: extra = null, message = code, status = 200 } = said;
      return Response.json({ success: false, value: extra, message, code }, { status });
    }
    const value = found === undefined ? said.value : answerByContract(found, said.value);
    return Response.json({ success: true, value, message: '', code: 'ok' });
  });
  return {
    calls,
    pathsOf: (part) => calls.filter(({ path }) => path.endsWith(part)),
    on: (path, answer) => void answers.set(path, answer),
    answerAll: () => {
      answersAll = true;
    },
    start,
  };
}
