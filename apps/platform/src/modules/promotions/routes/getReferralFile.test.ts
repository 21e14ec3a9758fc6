import { getReferral, getReferralFile, register } from '@baize/contract';
import {
  openOperator,
  openPromotion,
  payIn,
  registerMember,
  registration,
  saveTable,
  startPlatform,
  type TestMember,
  type TestPlatform,
} from '@baize/testkit';
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedDepositMethods } from '#modules/cashier/index.ts';
import { readPages } from '#modules/exports/index.ts';
import { readBrought, type Brought } from '../readBrought.ts';

let site: TestPlatform;
let referrer: TestMember;
beforeAll(async () => {
  site = await startPlatform();
  await seedDepositMethods(site.platform.pool, { brandId: 1, currency: 'CNY' });
  await openPromotion(site, 'referral', { terms: { minimum: 1_000_000n }, referral: { turnover: 0n } });
  referrer = await registerMember(site);
});
afterAll(() => site.close());

const save = (token: string, query: Record<string, string> = {}) => saveTable(site, getReferralFile, query, { token });
const page = async ({ token }: TestMember) =>
  (await site.call(getReferral, { pageNum: 1, pageSize: 50 }, { token })).answer.value;

async function come(): Promise<TestMember> {
  const account = `f${randomBytes(6).toString('hex')}`;
  const form = await registration(site, account, { referralCode: (await page(referrer))?.code ?? '' });
  const { answer } = await site.call(register, form);
  if (!answer.value?.session) throw new Error(`${account} was not registered: ${answer.code}`);
  const { token, userInfo } = answer.value.session;
  return { token, memberId: BigInt(userInfo.id), account: userInfo.account, password: form.password ?? '' };
}

describe('works', () => {
  it('[MEMBER-11] saves who came as the page shows it, with what was paid so far in the last row', async () => {
    await come();
    await payIn(site, await come(), 1_000_000n);
    const shown = await page(referrer);
    expect(shown?.page.content.map(({ status }) => status)).toContain('signedUp');
    const { lines } = await save(referrer.token);
    expect(lines).toHaveLength(4);
    const rows = lines.slice(1, 3).map((line) => line.split(','));
    expect(rows.map(([, player]) => player)).toEqual(shown?.page.content.map(({ player }) => player));
    expect(rows.map(([, , , , currency]) => currency)).toEqual(['CNY', 'CNY']);
    expect(lines.at(-1)).toBe('Paid so far,,,0,CNY');
    expect((await save(referrer.token, { language: 'CN' })).lines[0]).toContain('好友');
  });

  it('contains each of them once although somebody comes while it is read', async () => {
    const { platform } = site;
    const owner = { brandId: 1, memberId: referrer.memberId };
    await come();
    const before = await readBrought(platform, { ...owner, limit: 99 });
    const seen: Brought[] = [];
    const pages = readPages<Brought>(
      ({ limit, after }) => readBrought(platform, { ...owner, limit, after: after?.id }),
      2,
    );
    for await (const row of pages) if (seen.push(row) < 3) await come();
    expect(seen).toEqual(before);
    expect((await page(referrer))?.page.totalRows).toBe(before.length + 2);
  });
});

describe('refuses', () => {
  it('forms and languages that are none', async () => {
    expect((await save(referrer.token, { format: 'pdf' })).status).toBe(400);
    expect((await save(referrer.token, { language: 'FR' })).status).toBe(400);
  });
});

describe('forbids', () => {
  it('guests and operators, and shows nobody who came at somebody else', async () => {
    expect((await save('')).status).toBe(401);
    expect((await save((await openOperator(site)).token)).status).toBe(401);
    const other = await registerMember(site);
    expect((await save(other.token)).lines).toHaveLength(2);
  });
});
