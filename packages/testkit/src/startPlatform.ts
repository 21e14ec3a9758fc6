import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Answer, InputOf, Operation, OutputOf } from '@baize/contract';
import { CompactEncrypt, importJWK } from 'jose';
import type pg from 'pg';
import * as z from 'zod/mini';
import { composePlatform, type Platform, type PlatformOptions } from '@baize/platform/compose';
import { createLogger, type Logger } from '@baize/server/logger';
import type { Clock } from '@baize/server/clock';
import type { Module } from '@baize/platform/kit/implement';
import { openOwner } from '@baize/server/openOwner';
import { readSettings } from '@baize/platform/settings';
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
  /** Another server process of the same installation: it shares that one's database and keys, which outlive it. */
  beside?: TestPlatform;
  /** Where the log goes; nowhere unless said. */
  log?: Logger;
  /** Passwords cost what they cost in the product: for what looks at the hashes or at the time that they take. */
  hasRealHashes?: boolean;
};

/** Next to nothing: members of tests come in by the thousand. */
const cheapHash = { memoryCost: 64, timeCost: 1, parallelism: 1 } as const;

type CallOptions = { token?: string; host?: string; headers?: Record<string, string> };

/** A running platform of its own on a database of its own, with two brands on two host names. */
export type TestPlatform = {
  url: string;
  databaseUrl: string;
  /** The folder of this installation: keys and the like. */
  dataDir: string;
  platform: Platform;
  /** Superuser connections, to look at and to prepare what no call reaches. */
  owner: pg.Pool;
  /**
   * Calls an operation the way the browser does, sealing the body where the contract says so. `cookies` are those that
   * the answer sets, by name; one that it removes is empty.
   */
  call<Op extends Operation>(
    operation: Op,
    input: InputOf<Op>,
    options?: CallOptions,
  ): Promise<{ status: number; answer: Answer<OutputOf<Op>>; cookies: Record<string, string> }>;
  /** Seals a body for a path, with overrides for what a forger would change. */
  seal(path: string, body: unknown, overrides?: { iat?: number; jti?: string; path?: string }): Promise<string>;
  /** Seals a body that is already text, such as one that no JSON writer would make. */
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
    // Nothing happens by itself: a test says when jobs have their turn, or asks for a role that does them.
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
  /* As a browser does, which asks once; asking before each call would meet the limit of an address. */
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
      // What the shape refuses goes as it is: it is the server that has to say so.
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
      const value = answer.success ? z.decode(operation.output, answer.value as never) : answer.value;
      const cookies = Object.fromEntries(
        (response.headers['set-cookie'] ?? []).map((line) => (line.split(';')[0] ?? '').split('=') as [string, string]),
      );
      return { status: response.status, answer: { ...answer, value } as Answer<OutputOf<typeof operation>>, cookies };
    },
    close: async () => {
      await platform.close();
      await owner.end();
      await database.drop();
      if (!beside) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** The same with big numbers as their digits. */
const withDigits = (input: unknown): unknown =>
  JSON.parse(JSON.stringify(input, (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value)));

async function seedBrands(owner: pg.Pool): Promise<void> {
  await openBrand(owner, { hosts: [brandHosts.first] });
  const second = { code: 'other', name: 'Other', languages: ['EN' as const], hosts: [brandHosts.second] as [string] };
  await openBrand(owner, { ...second, defaultLanguage: 'EN' });
}

/** What a first start would do by itself, with a key that is at hand. */
function writeSealKey(dataDir: string): void {
  mkdirSync(join(dataDir, 'keys'), { recursive: true, mode: 0o700 });
  const key = rsaPair('seal', 3072).privateKey.export({ type: 'pkcs8', format: 'pem' });
  writeFileSync(join(dataDir, 'keys', 'seal.pem'), key, { mode: 0o600 });
}
