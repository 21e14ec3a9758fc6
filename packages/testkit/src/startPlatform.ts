import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { commonErrors, type Answer, type InputOf, type Operation, type OutputOf } from '@baize/contract';
import { CompactEncrypt, importJWK } from 'jose';
import type pg from 'pg';
import * as z from 'zod/mini';
import { composePlatform, type Platform, type PlatformOptions } from '@baize/platform/compose';
import { createLogger, type Logger } from '@baize/server/logger';
import type { Clock } from '@baize/server/clock';
import type { Module } from '@baize/platform/kit/implement';
import { openOwner } from '@baize/server/openOwner';
import { readSettings } from '@baize/platform/settings';
import { createActWatch } from './createActWatch.ts';
import { createTestDatabase } from './createTestDatabase.ts';
import { openBrand } from './openBrand.ts';
import { rsaPair } from './rsaPair.ts';
import { sendRaw, type RawAnswer } from './sendRaw.ts';
import { tempFolder } from './tempFolder.ts';

type Options = {
  clock?: Clock;
  extraModules?: readonly Module[];
  /** The built front ends; without them there are no pages. */
  web?: PlatformOptions['web'];
  env?: Record<string, string>;
  /** A further server process of the same installation: shares the database and keys, which outlive it. */
  beside?: TestPlatform;
  /** Logger; off by default. */
  log?: Logger;
  /** Uses production cost for password hashes: for tests of the hashes or their timing. */
  hasRealHashes?: boolean;
};

/** Minimum cost: tests log members in by the thousand. */
const cheapHash = { memoryCost: 64, timeCost: 1, parallelism: 1 } as const;

type CallOptions = { token?: string; host?: string; headers?: Record<string, string> };

/** A running platform with a database of its own, with two brands on two host names. */
export type TestPlatform = {
  url: string;
  databaseUrl: string;
  /** The data folder of this installation, with its keys. */
  dataDir: string;
  platform: Platform;
  /** Superuser connections, to inspect and prepare what no call reaches. */
  owner: pg.Pool;
  /**
   * Calls an operation as the browser does, sealing the body where the contract requires it. `cookies` are those set by
   * the response, by name; a removed one is empty.
   */
  call<Op extends Operation>(
    operation: Op,
    input: InputOf<Op>,
    options?: CallOptions,
  ): Promise<{ status: number; answer: Answer<OutputOf<Op>>; cookies: Record<string, string> }>;
  /** Seals a body for a path; overrides simulate a forger. */
  seal(path: string, body: unknown, overrides?: { iat?: number; jti?: string; path?: string }): Promise<string>;
  /** Seals a raw text body, such as invalid JSON. */
  sealText(path: string, body: string): Promise<string>;
  /** Sends raw bytes. */
  send(method: string, path: string, options?: { body?: string; headers?: Record<string, string> }): Promise<RawAnswer>;
  close(): Promise<void>;
};

export const brandHosts = { first: 'localhost', second: '127.0.0.1' } as const;

/** Starts a platform for tests; close it in afterAll. */
export async function startPlatform({
  clock,
  extraModules = [],
  web,
  env = {},
  beside,
  log: ownLog,
  hasRealHashes = false,
}: Options = {}): Promise<TestPlatform> {
  const database = beside ? { url: beside.databaseUrl, drop: async () => undefined } : await createTestDatabase();
  const dataDir = beside?.dataDir ?? tempFolder('platform');
  const owner = openOwner(database.url, { max: 3 });
  if (!beside) {
    writeSealKey(dataDir);
    await seedBrands(owner);
  }
  const settings = readSettings({
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    BOT_WORK: '20',
    SEALED_PER_MINUTE: '1000000',
    BAD_SIGNATURES_PER_MINUTE: '1000000',
    // No jobs run by themselves: a test triggers them, or asks for a role that runs them.
    ROLE: 'web',
    ...env,
  });
  const log = ownLog ?? createLogger(settings.logLevel, 'test');
  const platform = await composePlatform({
    settings,
    databaseUrl: database.url,
    log,
    extraModules,
    ...(hasRealHashes ? {} : { hashCost: cheapHash }),
    ...(clock === undefined ? {} : { clock }),
    ...(web === undefined ? {} : { web }),
  });
  await platform.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = platform.app.server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;

  const send: TestPlatform['send'] = (method, path, { body, headers = {} } = {}) =>
    sendRaw(port, method, path, {
      ...(body === undefined ? {} : { body }),
      headers: {
        host: `${brandHosts.first}:${port}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
    });
  /* Cached as in a browser; a request before each call would hit the rate limit per address. */
  let sealing: Promise<{ kid: string; key: Awaited<ReturnType<typeof importJWK>> }> | undefined;
  const readSealKey = async () => {
    const answer = await send('GET', '/wps/system/status');
    const { value } = answer.json() as { value: { sealKey: { kid: string; n: string; e: string } } | null };
    if (value === null) {
      sealing = undefined;
      throw new Error(`No key to seal with: ${JSON.stringify(answer.json())}`);
    }
    return { kid: value.sealKey.kid, key: await importJWK({ ...value.sealKey, kty: 'RSA' }, 'RSA-OAEP-256') };
  };
  const sealPlain = async (plain: string): Promise<string> => {
    sealing ??= readSealKey();
    const { kid, key } = await sealing;
    return new CompactEncrypt(new TextEncoder().encode(plain))
      .setProtectedHeader({ alg: 'RSA-OAEP-256', enc: 'A256GCM', kid })
      .encrypt(key);
  };
  const payloadOf = (path: string, body: unknown): Record<string, unknown> => ({
    iat: (clock ?? Date.now)(),
    jti: randomUUID(),
    path,
    body,
  });
  const acts = createActWatch();
  const seal: TestPlatform['seal'] = (path, body, overrides = {}) =>
    sealPlain(JSON.stringify({ ...payloadOf(path, body), ...overrides }));
  return {
    url,
    databaseUrl: database.url,
    dataDir,
    platform,
    owner,
    seal,
    sealText: (path, body) =>
      sealPlain(JSON.stringify(payloadOf(path, null)).replace('"body":null', () => `"body":${body}`)),
    send,
    call: async (operation, input, { token, host = brandHosts.first, headers = {} } = {}) => {
      const shaped = z.safeEncode(operation.input, input as never);
      // Input that the schema refuses is sent unchanged: the server has to refuse it.
      const encoded = (shaped.success ? shaped.data : withDigits(input)) as Record<string, string>;
      const isRead = operation.method === 'GET' || operation.method === 'DELETE';
      const query = isRead
        ? `?${new URLSearchParams(JSON.parse(JSON.stringify(encoded)) as Record<string, string>)}`
        : '';
      const plain = operation.isSealed === true ? { envelope: await seal(operation.path, encoded) } : encoded;
      const response = await send(operation.method, operation.path + (query === '?' ? '' : query), {
        headers: {
          host: `${host}:${port}`,
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...(operation.isForm === true ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
          ...headers,
        },
        ...(isRead
          ? {}
          : { body: operation.isForm === true ? `${new URLSearchParams(encoded)}` : JSON.stringify(plain) }),
      });
      const answer = response.json() as Answer;
      refuseUndeclared(operation, answer);
      if (answer.success) acts.note(operation);
      const value = answer.success ? z.decode(operation.output, answer.value as never) : answer.value;
      const cookies = Object.fromEntries(
        (response.headers['set-cookie'] ?? []).map((line) => (line.split(';')[0] ?? '').split('=') as [string, string]),
      );
      return { status: response.status, answer: { ...answer, value } as Answer<OutputOf<typeof operation>>, cookies };
    },
    close: async () => {
      await platform.close();
      try {
        await acts.require(owner);
      } finally {
        await owner.end();
        await database.drop();
        if (!beside) rmSync(dataDir, { recursive: true, force: true });
      }
    },
  };
}

/** Programs are written against the errors that an operation lists; one that it does not list is a fault of it. */
function refuseUndeclared({ id, errors }: Operation, { success, code }: Answer): void {
  const listed: readonly string[] = [...errors, ...commonErrors];
  if (!success && !listed.includes(code)) throw new Error(`${id} answered ${code}, which it does not list.`);
}

/** The same with bigints as digit strings. */
const withDigits = (input: unknown): unknown =>
  JSON.parse(JSON.stringify(input, (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value)));

async function seedBrands(owner: pg.Pool): Promise<void> {
  await openBrand(owner, { hosts: [brandHosts.first] });
  const second = { code: 'other', name: 'Other', languages: ['EN' as const], hosts: [brandHosts.second] as [string] };
  await openBrand(owner, { ...second, defaultLanguage: 'EN' });
}

/** Writes the seal key as a first start would, using a prepared key pair. */
function writeSealKey(dataDir: string): void {
  mkdirSync(join(dataDir, 'keys'), { recursive: true, mode: 0o700 });
  const key = rsaPair('seal', 3072).privateKey.export({ type: 'pkcs8', format: 'pem' });
  writeFileSync(join(dataDir, 'keys', 'seal.pem'), key, { mode: 0o600 });
}
