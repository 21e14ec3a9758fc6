import { getDomainRoute } from '@baize/contract';
import { brandHosts, startPlatform, type TestPlatform } from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
beforeAll(async () => {
  site = await startPlatform();
});
afterAll(() => site.close());

describe('works', () => {
  it('[CALL-23] returns the hosts of the own brand only', async () => {
    const first = await site.call(getDomainRoute, {});
    expect(first.answer.value).toEqual({ mainDomain: 'localhost', domainRoute: ['localhost'] });
    const second = await site.call(getDomainRoute, {}, { host: brandHosts.second });
    expect(second.answer.value).toEqual({ mainDomain: '127.0.0.1', domainRoute: ['127.0.0.1'] });
  });
});

describe('refuses', () => {
  it('unknown fields', async () => {
    const answer = await site.send('GET', '/wps/system/domainRoute?brand=2');
    expect((answer.json() as { code: string }).code).toBe('unknown_field');
  });
});

describe('forbids', () => {
  it('[ERR-24] hosts of no brand, with the text of the specification', async () => {
    const answer = await site.send('GET', '/wps/system/domainRoute', { headers: { host: 'elsewhere.example' } });
    expect(answer.status).toBe(421);
    expect(answer.json()).toMatchObject({
      code: 'unknown_host',
      message: 'Invalid URL, please contact customer service',
    });
  });
});
