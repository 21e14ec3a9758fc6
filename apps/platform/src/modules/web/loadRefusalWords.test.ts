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

describe('what a refusal says', () => {
  it('is in the language of the portal’s cookie, else in one that the request accepts, else in English', async () => {
    const spoken = async (headers: Record<string, string>) =>
      (await refused(new Refusal('account_locked'), headers)).message;
    expect(await spoken({})).toBe('EN words');
    expect(await spoken({ 'accept-language': 'de-DE, zh-CN;q=0.8, en;q=0.5' })).toBe('CN words');
    expect(await spoken({ 'accept-language': 'ms' })).toBe('MS words');
    expect(await spoken({ 'accept-language': 'zh', cookie: 'theme=dark; lang=EN' })).toBe('EN words');
    expect(await spoken({ 'accept-language': 'constructor', cookie: 'lang=XX' })).toBe('EN words');
  });

  it('is told what the refusal itself holds, such as bounds that its words name', async () => {
    const refusal = new Refusal('password_invalid', 'password_invalid', { field: 'password', reason: 'length' });
    expect((await refused(refusal)).message).toBe('EN words of length');
  });

  it('stands beside its name, which stays, and gives way to what the refusal itself has to say', async () => {
    expect(await refused(new Refusal('account_locked'))).toMatchObject({ code: 'account_locked', message: 'EN words' });
    const own = new Refusal('invalid_input', 'Not valid: from');
    expect(await refused(own)).toMatchObject({ code: 'invalid_input', message: 'Not valid: from' });
  });

  it('is its name where there are no words, or no portal', async () => {
    expect((await refused(new Refusal('terms_required'))).message).toBe('terms_required');
    expect((await refused(new Refusal('account_locked'), {}, join(folder, 'none'))).message).toBe('account_locked');
  });
});
