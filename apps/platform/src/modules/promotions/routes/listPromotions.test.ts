import { listPromotions } from '@baize/contract';
import { brandHosts, openPromotion, startPlatform, textsOf, type TestPlatform } from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
beforeAll(async () => {
  site = await startPlatform();
});
afterAll(() => site.close());

const list = async (language?: 'CN' | 'EN' | 'MS', host: string = brandHosts.first) =>
  (await site.call(listPromotions, language === undefined ? {} : { language }, { host })).answer.value ?? [];

describe('works', () => {
  it('lists public promotions with all terms, before they begin and for a while after their end', async () => {
    const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
    const ids = [
      await openPromotion(site, 'firstDeposit', { position: 1, title: textsOf('Deposit') }),
      await openPromotion(site, 'signUp', { position: 2, startsAt: '2099-01-01T00:00:00.000Z' }),
      await openPromotion(site, 'signUp', { position: 3, endsAt: ago(5) }),
    ];
    await openPromotion(site, 'signUp', { position: 4, endsAt: ago(31) });
    await openPromotion(site, 'signUp', { position: 5, isShown: false });
    const shown = await list('EN');
    expect(shown.map(({ id, status }) => [id, status])).toEqual([
      [ids[0], 'join'],
      [ids[1], 'comingSoon'],
      [ids[2], 'closed'],
    ]);
    expect(shown[0]).toMatchObject({
      ...{ title: 'Deposit EN', currency: 'CNY', prizes: [] },
      terms: { percentBps: 5_000, cap: 10_000_000n, minimum: 1_000_000n, multiple: 3 },
    });
    expect((await list()).map(({ title }) => title)[0]).toBe('Deposit CN');
  });

  it("[A190] returns a raffle's prizes with their odds, zero when out of stock, beyond the budget or beyond what a member may get", async () => {
    const id = await openPromotion(site, 'raffle', { position: 9 });
    const raffle = (await list('MS')).find((one) => one.id === id);
    expect(raffle?.prizes).toEqual([
      { name: 'Blank MS', amount: 0n, weight: 1, of: 2 },
      { name: 'Prize MS', amount: 500_000n, weight: 1, of: 2 },
    ]);
    const gone = await openPromotion(site, 'raffle', {
      prizes: [
        { name: textsOf('Car'), amount: 900_000n, weight: 3, stock: 0 },
        { name: textsOf('Blank'), amount: 0n, weight: 2, stock: null },
      ],
    });
    const odds = (await list('EN')).find(({ id: other }) => other === gone)?.prizes;
    expect(odds?.map(({ weight, of }) => [weight, of])).toEqual([
      [0, 2],
      [2, 2],
    ]);
    const poor = await openPromotion(site, 'raffle', {
      budget: 1_000_000n,
      prizes: [
        { name: textsOf('Watch'), amount: 900_000n, weight: 1, stock: null },
        { name: textsOf('Coin'), amount: 100_000n, weight: 1, stock: null },
        { name: textsOf('Blank'), amount: 0n, weight: 2, stock: null },
      ],
    });
    const oddsNow = async () => (await list('EN')).find((one) => one.id === poor)?.prizes.map(({ weight }) => weight);
    expect(await oddsNow()).toEqual([1, 1, 2]);
    await site.owner.query('update promotions_budgets set promised = 200000 where campaign_id = $1', [poor]);
    expect(await oddsNow()).toEqual([0, 1, 2]);
    await site.owner.query('update promotions_budgets set promised = 0 where campaign_id = $1', [poor]);
    await site.owner.query('update promotions_campaigns set member_cap = 100000 where id = $1', [poor]);
    expect(await oddsNow()).toEqual([0, 1, 2]);
    await site.owner.query('update promotions_campaigns set member_cap = 99999 where id = $1', [poor]);
    expect(await oddsNow()).toEqual([0, 0, 2]);
    const raw = (await site.send('GET', listPromotions.path)).json();
    expect(JSON.stringify(raw)).not.toMatch(/stock|per(?:Device|Network|Payee)/);
  });
});

describe('refuses', () => {
  it('an unknown language', async () => {
    expect((await site.send('GET', `${listPromotions.path}?language=FR`)).status).toBe(400);
  });
});

describe('forbids', () => {
  it('nobody, but shows each brand its own', async () => {
    expect(await list('EN', brandHosts.second)).toEqual([]);
  });
});
