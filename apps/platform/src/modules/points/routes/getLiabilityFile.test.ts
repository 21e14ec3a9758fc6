import { getLiabilityFile } from '@baize/contract/points/getLiabilityFile';
import { openMall, openOperator, registerMember, saveTable, startPlatform, type TestPlatform } from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
let token: string;
beforeAll(async () => {
  site = await startPlatform({ env: { ROLE: 'web' } });
  const mall = await openMall(site);
  await mall.give(await registerMember(site), 250);
  token = (await openOperator(site, { role: 'auditor' })).token;
});
afterAll(() => site.close());

const ask = (query: Record<string, string> = {}, as = token) => saveTable(site, getLiabilityFile, query, { token: as });

describe('works', () => {
  it('exports a row per source and a total, in the requested language', async () => {
    const [head, ...lines] = (await ask()).lines;
    expect(head).toContain('Source,Under 30 days,');
    expect(lines).toEqual([
      'Returned by rejected redemptions,250,0,0,0,0,250,2.5,CNY',
      'Total,250,0,0,0,0,250,2.5,CNY',
    ]);
    expect((await ask({ language: 'CN' })).text).toContain('合计,250');
    expect((await ask({ format: 'xlsx', language: 'MS' })).bytes.subarray(0, 2).toString()).toBe('PK');
  });
});

describe('refuses', () => {
  it('invalid formats and languages', async () => {
    expect((await ask({ format: 'pdf' })).status).toBe(400);
    expect((await ask({ language: 'XX' })).status).toBe(400);
  });
});

describe('forbids', () => {
  it('[A257] members and guests', async () => {
    expect((await ask({}, (await registerMember(site)).token)).status).toBe(401);
    expect((await ask({}, '')).status).toBe(401);
  });
});
