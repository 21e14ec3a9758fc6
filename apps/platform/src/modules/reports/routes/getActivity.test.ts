import { getActivity } from '@baize/contract';
import {
  brandHosts,
  openOperator,
  openVendor,
  registerMember,
  startPlatform,
  type TestPlatform,
  type TestPlayer,
} from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
let player: TestPlayer;
beforeAll(async () => {
  site = await startPlatform();
  const vendor = await openVendor(site);
  player = await vendor.player();
  const bet = vendor.bet(player, { round: 'settled-one', amount: 100_000 });
  await vendor.call('/transaction/bet', bet);
  await vendor.call('/transaction/win', { ...vendor.win(bet), amount: 30_000 });
  await vendor.call('/transaction/bet', vendor.bet(player, { round: 'still-open', amount: 100_000 }));
});
afterAll(() => site.close());

const read = async (by: { token: string; host?: string }) => {
  const { value } = (await site.call(getActivity, {}, by)).answer;
  if (value === null) throw new Error('No activity was answered.');
  return value;
};
/** The same hour one day earlier, by the brand's clock. */
const moveToYesterday = (round: string) =>
  site.owner.query(
    `update vendors_rounds set started_at = (started_at at time zone 'Asia/Shanghai' - interval '1 day')
            at time zone 'Asia/Shanghai' where round = $1`,
    [round],
  );

describe('works', () => {
  it('sums stakes and gross result by hour, today beside yesterday', async () => {
    const operator = await openOperator(site, { role: 'auditor' });
    const { rows } = await site.owner.query<{ hour: number; bet: bigint; kept: bigint }>(
      `select extract(hour from started_at at time zone 'Asia/Shanghai')::integer as hour, sum(bet)::bigint as bet,
              sum(bet - win - adjusted)::bigint as kept
         from vendors_rounds where brand_id = 1 group by 1 order by 1`,
    );
    const played = rows.map(({ hour, bet, kept }) => ({ hour, bet, grossResult: kept }));
    const before = await read(operator);
    expect(before.today.map(({ hour, bet, grossResult }) => ({ hour, bet, grossResult }))).toEqual(played);
    expect(before.yesterday).toEqual([]);
    expect(before.hourNow).toBeGreaterThanOrEqual(before.today.at(-1)?.hour ?? 0);
    await moveToYesterday('settled-one');
    const after = await read(operator);
    expect(after.yesterday.reduce((sum, { rounds }) => sum + rounds, 0)).toBe(1);
    expect(after.today.reduce((sum, { rounds }) => sum + rounds, 0)).toBe(1);
    expect(after.yesterday[0]?.grossResult).toBe((after.yesterday[0]?.bet ?? 0n) - 30_000n);
  });

  it('excludes rolled-back rounds', async () => {
    const operator = await openOperator(site);
    await site.owner.query(`update vendors_rounds set bets = 0, bet = 0, win = 0 where round = 'still-open'`);
    const { rows } = await site.owner.query<{ status: string }>(
      `select status from vendors_rounds where round = 'still-open'`,
    );
    expect(rows[0]?.status).toBe('cancelled');
    expect((await read(operator)).today).toEqual([]);
  });

  it('lists the latest rounds and logins, newest first, with their members', async () => {
    const operator = await openOperator(site);
    const last = await registerMember(site);
    const { rounds, signIns } = await read(operator);
    expect(rounds.map(({ memberId }) => memberId)).toEqual([String(player.memberId), String(player.memberId)]);
    expect(rounds[0]?.startedAt.localeCompare(rounds[1]?.startedAt ?? '')).toBe(1);
    expect(rounds[0]?.gameName.EN).not.toBe('');
    expect(signIns[0]).toMatchObject({ memberId: String(last.memberId), isLive: true });
    expect(signIns.map(({ at }) => at)).toEqual(
      signIns
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    );
  });
});

describe('refuses', () => {
  it('unknown fields', async () => {
    const { token } = await openOperator(site);
    const answer = await site.send('GET', `${getActivity.path}?day=1`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect((answer.json() as { code: string }).code).toBe('unknown_field');
  });
});

describe('forbids', () => {
  it('guests and members, and what happens at another brand', async () => {
    expect((await site.call(getActivity, {})).status).toBe(401);
    expect((await site.call(getActivity, {}, { token: (await registerMember(site)).token })).status).toBe(401);
    const foreign = await read(await openOperator(site, { host: brandHosts.second }));
    expect(foreign).toMatchObject({ today: [], yesterday: [], rounds: [], signIns: [] });
  });
});
