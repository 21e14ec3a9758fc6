import { listHeldWins, listTrail, listWinCaps, updateWinCap, type InputOf } from '@baize/contract';
import {
  brandHosts,
  openOperator,
  openVendor,
  registerMember,
  startPlatform,
  said,
  type TestPlatform,
  type TestVendor,
} from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedGreatestWins } from '../seedGreatestWins.ts';
import { studioDialect } from '../studioDialect.ts';

const UNIT = 100_000n;
let site: TestPlatform;
let studio: TestVendor;
let operator: { token: string; username: string };
beforeAll(async () => {
  site = await startPlatform();
  const names = ['Lantern Ways', '千灯路'] as const;
  studio = await openVendor(site, { games: [{ gameCode: 'lantern-ways', classify: 'RNG', names }] });
  await seedGreatestWins(site.owner, studio.id, [
    { gameCode: 'lantern-ways', greatestWin: { numerator: 453n, denominator: 4n } },
  ]);
  operator = await openOperator(site);
});
afterAll(() => site.close());

type Change = Partial<InputOf<typeof updateWinCap>>;
const update = async (change: Change = {}, as: { token?: string; host?: string } = operator) => {
  const input = { vendorId: studio.id, gameCode: '', multiple: 10, amount: 50_000n * UNIT, version: 0 };
  return (await site.call(updateWinCap, { ...input, reason: 'agreed with them', ...change }, as)).answer;
};
const capsOf = async (as: { token: string; host?: string } = operator) =>
  (await site.call(listWinCaps, { vendorId: studio.id }, as)).answer.value?.caps;

/** How many wins of a bet of 1,000.00 with this win are held. */
async function heldOf(win: number, brandId = 1, gameCode = 'dragon-eight'): Promise<number> {
  const player = await studio.player({ balance: 1_000n * UNIT, brandId, gameCode });
  const bet = studio.bet(player, { amount: Number(1_000n * UNIT), game_code: gameCode });
  expect((await studio.call('/transaction/bet', bet)).status).toBe(said.done);
  expect((await studio.call('/transaction/win', studio.win(bet, { amount: win * Number(UNIT) }))).status).toBe(
    said.done,
  );
  const { rows } = await site.owner.query('select from vendors_held_wins where member_id = $1', [player.memberId]);
  return rows.length;
}

describe('works', () => {
  it('holds wins from the next call on, at this brand only, and audits who set what', async () => {
    expect(await heldOf(10_001)).toBe(0);
    const { value } = await update();
    expect(value?.caps[0]).toMatchObject({
      ...{ gameCode: '', gameName: null, multiple: 10, multipleFrom: 'vendor', version: 1 },
      ...{ amount: 50_000n * UNIT, amountFrom: 'vendor', setBy: operator.username },
    });
    expect([await heldOf(10_000), await heldOf(10_001)]).toEqual([0, 1]);
    expect(await heldOf(10_001, 2)).toBe(0);
    const { answer } = await site.call(listHeldWins, { view: 'waiting', pageNum: 1, pageSize: 20 }, operator);
    expect(answer.value?.page.content).toHaveLength(1);
    const page = { action: 'vendors.updateWinCap', objectId: 'studio', pageNum: 1, pageSize: 20 };
    const trail = (await site.call(listTrail, page, operator)).answer.value?.page.content;
    expect(trail).toMatchObject([{ actor: operator.username, reason: 'agreed with them' }]);
    expect(trail?.[0]?.after).toBe(JSON.stringify({ multiple: 10, amount: '50000' }));
  });

  it('lets the bounds of a game, by multiple and by amount, override those of its vendor', async () => {
    const own = await update({ gameCode: 'dragon-eight', multiple: 50, amount: 45_000n * UNIT });
    expect(own.value?.caps.find(({ gameCode }) => gameCode === 'dragon-eight')).toMatchObject({
      ...{ gameName: { EN: 'Dragon Eight' }, multiple: 50, multipleFrom: 'game', version: 1, greatest: null },
    });
    expect(own.value?.otherGames).toEqual([]);
    expect([await heldOf(45_000), await heldOf(45_001)]).toEqual([0, 1]);
    const next = await update({ gameCode: 'dragon-eight', multiple: 20, amount: 45_000n * UNIT, version: 1 });
    expect(next.value?.caps[1]).toMatchObject({ multiple: 20, version: 2 });
    expect(await heldOf(20_001)).toBe(1);
  });

  it('takes bounds below the greatest win of a game, and never above', async () => {
    const input = { gameCode: 'lantern-ways', amount: 10_000_000n * UNIT };
    expect((await update({ ...input, multiple: 115 })).code).toBe('win_cap_above_sums');
    expect(await heldOf(50_001, 1, 'lantern-ways')).toBe(1);
    expect((await update({ ...input, multiple: 114 })).value?.caps.at(-1)).toMatchObject({ greatest: 114 });
    expect([await heldOf(114_000, 1, 'lantern-ways'), await heldOf(114_001, 1, 'lantern-ways')]).toEqual([0, 1]);
    expect((await update({ ...input, multiple: 5, version: 1 })).code).toBe('ok');
    expect(await heldOf(5_001, 1, 'lantern-ways')).toBe(1);
  });
});

describe('refuses', () => {
  it('invalid bounds by name, and changes nothing', async () => {
    const before = await capsOf();
    const raw = { vendorId: studio.id, gameCode: '', multiple: 10, amount: '50', version: 1, reason: 'because' };
    const headers = { authorization: `Bearer ${operator.token}`, 'content-type': 'application/json' };
    for (const [change, code] of [
      [{ multiple: 0 }, 'multiple_invalid'],
      [{ multiple: 1_000_001 }, 'multiple_invalid'],
      [{ amount: '0' }, 'amount_invalid'],
      [{ amount: '10000000000.01' }, 'amount_invalid'],
      [{ amount: '1.000001' }, 'amount_invalid'],
      [{ multiple: 1.5 }, 'invalid_input'],
      [{ reason: '' }, 'reason_required'],
      [{ version: -1 }, 'invalid_input'],
    ] as const) {
      const body = JSON.stringify({ ...raw, ...change });
      const answer = await site.send('POST', updateWinCap.path, { headers, body });
      expect([answer.status, (answer.json() as { code: string }).code], body).toEqual([400, code]);
    }
    expect((await update({ vendorId: 999_999 })).code).toBe('vendor_not_found');
    expect((await update({ gameCode: 'no-such-game' })).code).toBe('game_not_found');
    expect(await capsOf()).toEqual(before);
  });

  it('concurrent changes: one of two wins', async () => {
    const version = (await capsOf())?.[0]?.version ?? 0;
    const both = await Promise.all([update({ version, multiple: 7 }), update({ version, multiple: 8 })]);
    expect(both.map(({ code }) => code).toSorted()).toEqual(['ok', 'version_conflict']);
    expect((await update({ version: 0 })).code).toBe('version_conflict');
  });

  it('a vendor with transfer wallets', async () => {
    await site.owner.query(`update vendors_vendors set dialect = 'tcg' where id = $1`, [studio.id]);
    try {
      expect((await update()).code).toBe('vendor_keeps_wallets');
    } finally {
      await site.owner.query(`update vendors_vendors set dialect = $2 where id = $1`, [studio.id, studioDialect]);
    }
  });
});

describe('forbids', () => {
  it('[A257] auditors, members and guests; [A258] other brands see and change their own', async () => {
    expect((await update({}, await openOperator(site, { role: 'auditor' }))).code).toBe('not_allowed');
    expect((await update({}, { token: (await registerMember(site)).token })).code).toBe('not_logged_in');
    expect((await update({}, {})).code).toBe('not_logged_in');
    const before = await capsOf();
    const foreign = await openOperator(site, { host: brandHosts.second });
    expect((await update({ multiple: 3 }, foreign)).value?.caps[0]).toMatchObject({ multiple: 3, version: 1 });
    expect(await capsOf()).toEqual(before);
  });
});
