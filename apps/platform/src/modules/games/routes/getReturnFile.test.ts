import { getReturnFile } from '@baize/contract/games/getReturnFile';
import { openOperator, openVendor, registerMember, saveTable, startPlatform, type TestPlatform } from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
let token: string;
beforeAll(async () => {
  site = await startPlatform();
  const vendor = await openVendor(site);
  const player = await vendor.player();
  const bet = vendor.bet(player, { amount: 200_000 });
  await vendor.call('/transaction/bet', bet);
  await vendor.call('/transaction/win', vendor.win(bet, { amount: 100_000 }));
  token = (await openOperator(site, { role: 'auditor' })).token;
});
afterAll(() => site.close());

const day = (ago: number): string => new Date(Date.now() - ago * 86_400_000).toISOString();
const ask = (query: Record<string, string> = {}, as = token) =>
  saveTable(site, getReturnFile, { from: day(1), to: day(-1), ...query }, { token: as });

describe('works', () => {
  it('exports a row per game, with exact sums', async () => {
    const [head, ...lines] = (await ask()).lines;
    expect(head).toContain('Stated %,Actual %,From %,To %');
    expect(lines).toEqual(['Dragon Eight,Vendor studio,1,CNY,2,1,0,50,,']);
    expect((await ask({ format: 'xlsx', language: 'CN' })).bytes.subarray(0, 2).toString()).toBe('PK');
  });
});

describe('refuses', () => {
  it('invalid formats and time ranges', async () => {
    expect((await ask({ format: 'pdf' })).status).toBe(400);
    expect((await ask({ to: day(2) })).status).toBe(400);
  });
});

describe('forbids', () => {
  it('[A257] members and guests', async () => {
    expect((await ask({}, (await registerMember(site)).token)).status).toBe(401);
    expect((await ask({}, '')).status).toBe(401);
  });
});
