import { createLottery, getLottery, listLotteries, type InputOf } from '@baize/contract';
import { brandHosts, openLottery, openOperator, registerPayee, startPlatform, type TestPlatform } from '@baize/testkit';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
beforeAll(async () => {
  site = await startPlatform({ env: { ROLE: 'web' } });
});
afterAll(() => site.close());

type Asked = InputOf<typeof createLottery>;

const asked = (change: Partial<Asked> = {}): Asked => ({
  ...{ gameCode: `n-${randomUUID().slice(0, 8)}`, family: 'pkTen', name: { CN: '新彩', EN: 'New' }, source: 'own' },
  ...{ timeZone: 'Asia/Shanghai', firstSecond: 0, lastSecond: 86_399, everySeconds: 300, weekdays: null },
  ...{ monthDays: null, reason: 'Players asked for it' },
  terms: {
    ...{ isOpen: true, position: 5, closeSeconds: 10, holidays: ['2031-01-01'], minGroup: 1_700, maxGroup: 1_960 },
    ...{ returnBps: null, playLimit: 100_000_000n, memberLimit: 200_000_000n, drawLimit: 2_000_000_000n },
    prizeLimit: 40_000_000_000n,
  },
  ...change,
});

const create = async (token: string, change?: Partial<Asked>, host: string = brandHosts.first) =>
  (await site.call(createLottery, asked(change), { token, host })).answer;

describe('works', () => {
  it('opens a lottery that draws as it was said from the next turn of the clock on, in the trail', async () => {
    const { token, username } = await openOperator(site);
    const gameCode = 'new-pk10';
    const { value } = await create(token, { gameCode, weekdays: [1, 3, 5, 6, 0, 2, 4] });
    expect(value).toMatchObject({
      ...{ gameCode, family: 'pkTen', source: 'own', everySeconds: 300, updatedBy: username, version: 1 },
      terms: { holidays: ['2031-01-01'], closeSeconds: 10, isOpen: true },
    });
    /* Any lottery of the tests turns the clock of all. */
    await openLottery(site);
    const { answer } = await site.call(getLottery, { gameCode });
    expect(answer.value?.lottery).toMatchObject({
      ...{ lottoArea: 'CN', prizeMode: 'ZY', gameGroupCode: 'PK10', name: { CN: '新彩' } },
    });
    const { closeAt, drawAt, no } = answer.value!.lottery.current!;
    expect(Date.parse(drawAt) - Date.parse(closeAt)).toBe(10_000);
    expect(Date.parse(drawAt) % 300_000).toBe(0);
    const { rows } = await site.owner.query<{ bound: boolean }>(
      `select d.commitment is not null as bound from lotteries_draws d join lotteries_lotteries l on l.id = d.lottery_id
        where l.code = $1 and d.no = $2`,
      [gameCode, no],
    );
    expect(rows).toEqual([{ bound: true }]);
    const trail = await site.owner.query(
      `select actor from audit_trail where action = 'lotteries.createLottery' and object_id = $1`,
      [gameCode],
    );
    expect(trail.rows).toEqual([{ actor: username }]);
  });

  it('puts a family onto its own page', async () => {
    const { token } = await openOperator(site);
    const gameCode = 'vn-new';
    expect((await create(token, { gameCode, family: 'vnSouth', source: 'official' })).code).toBe('ok');
    const { rows } = await site.owner.query(
      'select area, prize_mode, group_code from lotteries_lotteries where code = $1',
      [gameCode],
    );
    expect(rows).toEqual([{ area: 'VN', prize_mode: 'LOTT', group_code: 'VNS' }]);
  });
});

describe('refuses', () => {
  it('what no draw could follow, by the field, and opens nothing', async () => {
    const { token } = await openOperator(site);
    const listed = async () => (await site.call(listLotteries, {}, { token })).answer.value?.length;
    const before = await listed();
    const terms = asked().terms;
    const taken = 'taken-1';
    expect((await create(token, { gameCode: taken })).code).toBe('ok');
    for (const [change, field] of [
      [{ gameCode: taken }, 'gameCode'],
      [{ name: { EN: 'New' } }, 'name'],
      [{ name: { CN: '  ' } }, 'name'],
      [{ timeZone: 'Asia/Nowhere' }, 'timeZone'],
      [{ firstSecond: 3_600, lastSecond: 60 }, 'lastSecond'],
      [{ weekdays: [1, 1] }, 'weekdays'],
      [{ terms: { ...terms, closeSeconds: 300 } }, 'closeSeconds'],
      [{ terms: { ...terms, minGroup: 1_900, maxGroup: 1_800 } }, 'maxGroup'],
    ] as const) {
      const { code, value } = await create(token, change as Partial<Asked>);
      expect([code, value], field).toEqual(['lottery_terms_invalid', { field }]);
    }
    expect((await create(token, { reason: ' ' })).code).toBe('reason_required');
    for (const change of [{ gameCode: 'UPPER' }, { family: 'roulette' }, { everySeconds: 5 }, { weekdays: [] }]) {
      expect((await create(token, change as Partial<Asked>)).code).toBe('invalid_input');
    }
    expect(await listed()).toBe(before! + 1);
  });
});

describe('forbids', () => {
  it('auditors and members; and a code is each brand’s own', async () => {
    expect((await create((await openOperator(site, { role: 'auditor' })).token)).code).toBe('not_allowed');
    expect((await create((await registerPayee(site)).token)).code).toBe('not_logged_in');
    const { token } = await openOperator(site);
    const { token: other, host } = await openOperator(site, { host: brandHosts.second });
    const name = { CN: '新彩', EN: 'New' };
    expect((await create(token, { gameCode: 'shared-1', name })).code).toBe('ok');
    expect((await create(other, { gameCode: 'shared-1', name }, host)).code).toBe('ok');
  });
});
