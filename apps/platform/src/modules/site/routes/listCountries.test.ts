import { listCountries } from '@baize/contract';
import { startPlatform, type TestPlatform } from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
beforeAll(async () => {
  site = await startPlatform({ env: { TRUSTED_PROXIES: '127.0.0.1' } });
});
afterAll(() => site.close());

const from = async (ip: string) =>
  (await site.call(listCountries, {}, { headers: { 'x-forwarded-for': ip } })).answer.value ?? [];

describe('works', () => {
  it('[CALL-45] [ENTITY-21] returns codes, dialling codes and names of the countries that the brand serves', async () => {
    const countries = await from('127.0.0.1');
    expect(countries[0]).toEqual({ countryCode: 'CN', countryDialingCode: '+86', name: 'China' });
    expect(countries).toContainEqual({ countryCode: 'MY', countryDialingCode: '+60', name: 'Malaysia' });
    expect(new Set(countries.map(({ countryCode }) => countryCode)).size).toBe(countries.length);
  });

  it("lists the visitor's own country first if it is served, else in the usual order", async () => {
    expect((await from('175.136.0.1'))[0]?.countryCode).toBe('MY');
    expect((await from('8.8.8.8'))[0]?.countryCode).toBe('CN');
  });
});

describe('refuses', () => {
  it('unknown fields', async () => {
    const answer = await site.send('GET', '/wps/system/listCountries?all=1');
    expect((answer.json() as { code: string }).code).toBe('unknown_field');
  });
});

describe('forbids', () => {
  it('hosts of no brand', async () => {
    const answer = await site.send('GET', '/wps/system/listCountries', { headers: { host: 'elsewhere.example' } });
    expect(answer.status).toBe(421);
  });
});
