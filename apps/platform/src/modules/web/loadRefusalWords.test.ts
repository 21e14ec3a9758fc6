import { tempFolder } from '@baize/testkit/tempFolder';
import { createLogger } from '@baize/server/logger';
import Fastify from 'fastify';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendRefusal } from '#kit/mount.ts';
import { Refusal } from '#kit/refusal.ts';
import { loadRefusalWords } from './loadRefusalWords.ts';

const folder = tempFolder('words');
const log = createLogger('silent', 'test');
beforeAll(() => {
  mkdirSync(join(folder, 'server'));
  writeFileSync(
    join(folder, 'server', 'server.mjs'),
    `export const refusalWords = (language, code, value) =>
       code === 'terms_required' ? undefined : language + ' words' + (value === null ? '' : ' of ' + value.reason);`,
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

async function refused(refusal: Refusal, headers: Record<string, string> = {}, portalDir = folder) {
  const deps = { log, wordsOf: await loadRefusalWords({ portalDir }) };
  const app = Fastify();
  app.get('/', (request, reply) => sendRefusal(request, reply, refusal, deps, 'test'));
  const answer = await app.inject({ url: '/', headers });
  await app.close();
  return answer.json<{ code: string; message: string }>();
}

describe('the text of a refusal', () => {
  it('is in the language of the portal’s cookie, else in one that the request accepts, else in English', async () => {
    const spoken = async (headers: Record<string, string>) =>
      (await refused(new Refusal('account_locked'), headers)).message;
    expect(await spoken({})).toBe('EN words');
    expect(await spoken({ 'accept-language': 'de-DE, zh-CN;q=0.8, en;q=0.5' })).toBe('CN words');
    expect(await spoken({ 'accept-language': 'ms' })).toBe('MS words');
    expect(await spoken({ 'accept-language': 'zh', cookie: 'theme=dark; lang=EN' })).toBe('EN words');
    expect(await spoken({ 'accept-language': 'constructor', cookie: 'lang=XX' })).toBe('EN words');
  });

  it('gets the values of the refusal, such as limits in its text', async () => {
    const refusal = new Refusal('password_invalid', 'password_invalid', { field: 'password', reason: 'length' });
    expect((await refused(refusal)).message).toBe('EN words of length');
  });

  it('is sent beside the unchanged code, unless the refusal has a message of its own', async () => {
    expect(await refused(new Refusal('account_locked'))).toMatchObject({ code: 'account_locked', message: 'EN words' });
    const own = new Refusal('invalid_input', 'Not valid: from');
    expect(await refused(own)).toMatchObject({ code: 'invalid_input', message: 'Not valid: from' });
  });

  it('is the code without a dictionary entry or without a built portal', async () => {
    expect((await refused(new Refusal('terms_required'))).message).toBe('terms_required');
    expect((await refused(new Refusal('account_locked'), {}, join(folder, 'none'))).message).toBe('account_locked');
  });
});
