import { getConsoleStart } from '@baize/contract';
import { startPlatform, type TestPlatform } from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
beforeAll(async () => {
  site = await startPlatform();
});
afterAll(() => site.close());

describe('works', () => {
  it('answers during maintenance too, since an operator has to end it', async () => {
    await site.owner.query(`update site_brands set is_maintenance = true where code = 'baize'`);
    await expect
      .poll(async () => (await site.call(getConsoleStart, {})).answer.value)
      .toMatchObject({ isMaintenance: true, info: { merchantCode: 'baize' }, sealKey: { kty: 'RSA' } });
  });
});

describe('refuses', () => {
  it('unknown fields', async () => {
    const answer = await site.send('GET', '/ops/site/getConsoleStart?brand=2');
    expect((answer.json() as { code: string }).code).toBe('unknown_field');
  });
});

describe('forbids', () => {
  it('hosts of no brand', async () => {
    const answer = await site.send('GET', '/ops/site/getConsoleStart', { headers: { host: 'elsewhere.example' } });
    expect(answer.status).toBe(421);
  });
});
