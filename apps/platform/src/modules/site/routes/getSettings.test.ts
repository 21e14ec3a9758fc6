import { getSettings } from '@baize/contract';
import { brandHosts, openOperator, registerMember, startPlatform, type TestPlatform } from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
beforeAll(async () => {
  site = await startPlatform();
});
afterAll(() => site.close());

describe('works', () => {
  it('returns the effective settings, with version 0 until they are saved', async () => {
    const { token } = await openOperator(site, { role: 'auditor' });
    const { answer } = await site.call(getSettings, {}, { token });
    expect(answer.value).toMatchObject({ version: 0, settings: { languages: ['CN', 'EN'], defaultLanguage: 'CN' } });
  });

  it("returns the operator's own brand's settings only", async () => {
    const { token } = await openOperator(site, { host: brandHosts.second });
    const { answer } = await site.call(getSettings, {}, { token, host: brandHosts.second });
    expect(answer.value?.settings.languages).toEqual(['EN']);
  });
});

describe('refuses', () => {
  it('unknown fields', async () => {
    const { token } = await openOperator(site);
    const answer = await site.send('GET', '/ops/site/getSettings?brand=2', {
      headers: { authorization: `Bearer ${token}` },
    });
    expect((answer.json() as { code: string }).code).toBe('unknown_field');
  });
});

describe('forbids', () => {
  it('guests, members, and operators of another brand', async () => {
    const member = await registerMember(site);
    const other = await openOperator(site, { host: brandHosts.second });
    for (const token of [undefined, member.token, other.token]) {
      const { status } = await site.call(getSettings, {}, token === undefined ? {} : { token });
      expect(status).toBe(401);
    }
  });
});
