import { listRounds } from '@baize/contract';
import { getProfit } from '@baize/contract/members/getProfit';
import { getRoundsFile } from '@baize/contract/vendors/getRoundsFile';
import {
  brandHosts,
  openVendor,
  registerMember,
  startPlatform,
  type TestMember,
  type TestPlatform,
} from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const UNIT = 100_000;
let site: TestPlatform;
let member: TestMember;

/** The business day is 2 March 2026 in UTC+8. */
const stretch = { from: '2026-03-01T16:00:00.000Z', to: '2026-03-02T16:00:00.000Z' };

beforeAll(async () => {
  site = await startPlatform();
  const vendor = await openVendor(site, {
    games: [{ gameCode: 'quick-three', classify: 'LOTT', names: ['Quick Three', '快三'] }],
  });
  member = await registerMember(site);
  for (const [gameCode, stake, at] of [
    ['quick-three', 1, '2026-03-01T17:59:59.999Z'],
    ['quick-three', 2, '2026-03-01T18:00:00Z'],
    ['quick-three', 4, '2026-03-02T17:59:59.999Z'],
    ['quick-three', 8, '2026-03-02T18:00:00Z'],
    ['dragon-eight', 16, '2026-03-01T15:59:59.999Z'],
    ['dragon-eight', 32, '2026-03-01T16:00:00Z'],
    ['dragon-eight', 64, '2026-03-02T15:59:59.999Z'],
    ['dragon-eight', 128, '2026-03-02T16:00:00Z'],
  ] as const) {
    const player = await vendor.player({ memberId: member.memberId, balance: 1_000n * BigInt(UNIT) });
    const bet = vendor.bet(player, { amount: stake * UNIT });
    await vendor.call('/transaction/bet', bet);
    const { rowCount } = await site.owner.query(
      'update vendors_rounds set started_at = $2, game_code = $3 where round = $1',
      [String(bet['round']), at, gameCode],
    );
    expect(rowCount).toBe(1);
  }
});
afterAll(() => site.close());

const session = () => ({ token: member.token });

describe('[MEMBER-06] [MEMBER-08] a business day', () => {
  it('begins at 2:00 for lotteries and at midnight for everything else, in the betting record', async () => {
    const ask = async (input: object) => {
      const { answer } = await site.call(listRounds, { ...stretch, pageNum: 1, pageSize: 20, ...input }, session());
      return answer.value?.grandTotals.bet;
    };
    expect(await ask({})).toBe(BigInt((2 + 4 + 32 + 64) * UNIT));
    expect(await ask({ gameClassify: 'LOTT' })).toBe(BigInt((2 + 4) * UNIT));
    expect(await ask({ gameClassify: 'RNG' })).toBe(BigInt((32 + 64) * UNIT));
  });

  it('holds the same rounds in the profit report, each under its day', async () => {
    const one = (await site.call(getProfit, stretch, session())).answer.value;
    expect(one?.days).toMatchObject([{ day: '2026-03-02', bet: BigInt((2 + 4 + 32 + 64) * UNIT) }]);
    const three = (
      await site.call(getProfit, { from: '2026-02-28T16:00:00.000Z', to: '2026-03-03T16:00:00.000Z' }, session())
    ).answer.value;
    expect(three?.days.map(({ day, bet }) => [day, bet])).toEqual([
      ['2026-03-01', BigInt((1 + 16) * UNIT)],
      ['2026-03-02', BigInt((2 + 4 + 32 + 64) * UNIT)],
      ['2026-03-03', BigInt((8 + 128) * UNIT)],
    ]);
  });

  it('names the exported file by the requested day', async () => {
    const address = `${getRoundsFile.path}?${new URLSearchParams({ ...stretch, format: 'csv', language: 'EN' })}`;
    const file = await site.send('GET', address, {
      headers: { host: brandHosts.first, authorization: `Bearer ${member.token}` },
    });
    expect(file.headers['content-disposition']).toContain('2026-03-02_2026-03-02');
    expect(file.text.trimEnd().split('\r\n')).toHaveLength(5);
  });
});
