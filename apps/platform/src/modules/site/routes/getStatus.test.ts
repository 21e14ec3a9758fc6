import { getStatus } from '@baize/contract';
import { startPlatform, type TestPlatform } from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
beforeAll(async () => {
  site = await startPlatform();
});
afterAll(() => site.close());

describe('works', () => {
  it('[CALL-19] tells an open site its configuration', async () => {
    const { status, answer } = await site.call(getStatus, {});
    expect(status).toBe(200);
    expect(answer).toMatchObject({ success: true, code: 'ok', value: { status: 0, info: { merchantCode: 'baize' } } });
  });

  it('answers each host with its own brand', async () => {
    const { answer } = await site.call(getStatus, {}, { host: '127.0.0.1' });
    expect(answer.value?.info.merchantCode).toBe('other');
  });
});

describe('refuses', () => {
  it('unknown fields and doubled fields by name', async () => {
    const unknown = await site.send('GET', '/wps/system/status?brand=other');
    expect([unknown.status, (unknown.json() as { code: string }).code]).toEqual([400, 'unknown_field']);
    const doubled = await site.send('GET', '/wps/system/status?a=1&a=2');
    expect((doubled.json() as { code: string }).code).toBe('duplicate_key');
  });
});

describe('forbids', () => {
  it('hosts that belong to no brand', async () => {
    const response = await site.send('GET', '/wps/system/status', { headers: { host: 'elsewhere.example' } });
    expect([response.status, (response.json() as { code: string }).code]).toEqual([421, 'unknown_host']);
  });
});
