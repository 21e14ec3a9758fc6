import { getRegisterRules, getStatus, registerFieldNames } from '@baize/contract';
import { brandHosts, startPlatform, type TestPlatform } from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
beforeAll(async () => {
  site = await startPlatform();
});
afterAll(() => site.close());

describe('works', () => {
  it('[CALL-13] [ENTITY-24] returns the six rules of every field, without a session', async () => {
    const { status, answer } = await site.call(getRegisterRules, {});
    expect(status).toBe(200);
    expect(Object.keys(answer.value ?? {}).toSorted()).toEqual([...registerFieldNames].toSorted());
    for (const field of Object.values(answer.value ?? {})) {
      expect(Object.keys(field).toSorted()).toEqual([
        'acceptedPattern',
        'enabled',
        'maxLength',
        'minLength',
        'patternId',
        'required',
      ]);
    }
  });

  it('[A077] returns the rules of each brand, without caching', async () => {
    await site.owner.query(
      `insert into site_settings (brand_id, value)
       select id, '{"register": {"email": {"enabled": true, "required": true, "minLength": 6, "maxLength": 99,
                                           "patternId": 4, "acceptedPattern": "*"}}}' from site_brands where code = 'other'`,
    );
    await expect
      .poll(
        async () => (await site.call(getRegisterRules, {}, { host: brandHosts.second })).answer.value?.email.enabled,
      )
      .toBe(true);
    // The status carries the same rules, of each brand.
    for (const host of Object.values(brandHosts)) {
      const rules = (await site.call(getRegisterRules, {}, { host })).answer.value;
      const status = (await site.call(getStatus, {}, { host })).answer.value;
      expect(status?.status === 0 && status.register).toEqual(rules);
    }
    const first = await site.send('GET', '/wps/system/setting/register');
    expect((first.json() as { value: { email: { enabled: boolean } } }).value.email.enabled).toBe(false);
    expect(first.headers['cache-control']).toBe('no-store');
  });
});

describe('refuses', () => {
  it('unknown fields', async () => {
    const answer = await site.send('GET', '/wps/system/setting/register?x=1');
    expect((answer.json() as { code: string }).code).toBe('unknown_field');
  });
});

describe('forbids', () => {
  it('hosts of no brand', async () => {
    const answer = await site.send('GET', '/wps/system/setting/register', { headers: { host: 'elsewhere.example' } });
    expect(answer.status).toBe(421);
  });
});
