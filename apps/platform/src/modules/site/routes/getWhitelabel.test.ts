import { getStatus, getWhitelabel } from '@baize/contract';
import { startPlatform, type TestPlatform } from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
beforeAll(async () => {
  site = await startPlatform();
});
afterAll(() => site.close());

describe('works', () => {
  it('[CALL-06] returns the tree and the configuration as the start-up call does', async () => {
    const { answer } = await site.call(getWhitelabel, {});
    const status = (await site.call(getStatus, {})).answer.value;
    if (status?.status !== 0) throw new Error('closed');
    expect(answer.value).toEqual({ whitelabel: status.whitelabel, info: status.info });
    expect(answer.value?.whitelabel[0]).toMatchObject({
      modId: 'REGISTRATION',
      enabled: '1',
      childrenNodes: expect.arrayContaining([{ modId: 'USERNAMEREG3', enabled: '1', childrenNodes: [] }]),
    });
  });
});

describe('refuses', () => {
  it('unknown fields', async () => {
    const answer = await site.send('GET', '/wps/system/whitelabel?modId=PTSYS3');
    expect((answer.json() as { code: string }).code).toBe('unknown_field');
  });
});

describe('forbids', () => {
  it('hosts of no brand', async () => {
    const answer = await site.send('GET', '/wps/system/whitelabel', { headers: { host: 'elsewhere.example' } });
    expect(answer.status).toBe(421);
  });
});
