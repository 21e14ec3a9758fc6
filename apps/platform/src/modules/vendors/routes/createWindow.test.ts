import { createWindow, launchGame, listGames, type InputOf } from '@baize/contract';
import {
  openOperator,
  openVendor,
  registerMember,
  startPlatform,
  type TestPlatform,
  type TestVendor,
  said,
} from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
let studio: TestVendor;
let other: TestVendor;
let token: string;
let now = Date.now();
beforeAll(async () => {
  site = await startPlatform({ clock: () => now });
  studio = await openVendor(site);
  now += 2_000;
  other = await openVendor(site, { code: 'second' });
  now += 2_000;
  token = (await openOperator(site)).token;
});
afterAll(() => site.close());

const at = (minutes: number): string => new Date(Date.now() + minutes * 60_000).toISOString();
type Plan = Partial<InputOf<typeof createWindow>>;
const plan = async (change: Plan = {}, as: { token?: string } = { token }) => {
  const input = { vendorId: studio.id, startsAt: at(-1), endsAt: at(60), reason: 'the vendor asked for it' };
  const notice = { EN: 'Back at six', CN: '六点恢复' };
  const { answer } = await site.call(createWindow, { ...input, notice, ...change }, as);
  now += 2_000;
  return answer;
};

describe('works', () => {
  it('closes launches and stakes by name while it runs, and takes wins, rollbacks and ends of rounds', async () => {
    const player = await studio.player();
    const [won, taken, ended] = [studio.bet(player), studio.bet(player), studio.bet(player)];
    for (const bet of [won, taken, ended]) expect((await studio.call('/transaction/bet', bet)).status).toBe(said.done);
    const { value } = await plan();
    expect(value).toMatchObject({ isOpen: false, windows: [{ notice: { EN: 'Back at six' } }] });
    const member = await registerMember(site);
    const launch = { vassalage: 'studio', gameCode: 'dragon-eight', device: 'mobile', language: 'EN' } as const;
    const { answer } = await site.call(launchGame, launch, { token: member.token });
    expect(answer).toMatchObject({ code: 'vendor_maintenance', value: { notice: { CN: '六点恢复' } } });
    const { answer: lobby } = await site.call(listGames, { gameClassify: 'RNG', pageNum: 1, pageSize: 20 });
    expect(lobby.value?.content.find(({ vassalage }) => vassalage === 'studio')).toMatchObject({
      ...{ isAvailable: false, maintenance: { until: value?.windows[0]?.endsAt, notice: { EN: 'Back at six' } } },
    });
    const late = studio.bet(player);
    expect((await studio.call('/transaction/bet', late)).status).toBe(said.partnerWrong);
    expect((await studio.call('/transaction/win', studio.win(won))).status).toBe(said.done);
    expect((await studio.call('/transaction/rollback', studio.rollback(taken))).status).toBe(said.done);
    expect((await studio.call('/transaction/win', studio.win(ended, { amount: 0 }))).status).toBe(said.done);
    // A resend of what was booked before the window still gets its first answer.
    expect((await studio.call('/transaction/bet', won)).status).toBe(said.done);
    await site.owner.query(`update vendors_windows set ends_at = now()`);
    now += 2_000;
    expect((await studio.call('/transaction/bet', studio.bet(player))).status).toBe(said.done);
  });
});

describe('refuses', () => {
  it('windows that are invalid, over, too long or overlapping, also under concurrency', async () => {
    const vendorId = other.id;
    const moment = at(5);
    expect((await plan({ vendorId, startsAt: moment, endsAt: moment })).code).toBe('span_invalid');
    expect((await plan({ vendorId, startsAt: at(-9), endsAt: at(-5) })).code).toBe('span_invalid');
    expect((await plan({ vendorId, endsAt: at(31 * 24 * 60) })).code).toBe('span_invalid');
    expect((await plan({ vendorId: 999 })).code).toBe('vendor_not_found');
    const [startsAt, endsAt] = [at(120), at(180)];
    const answers = await Promise.all([1, 2, 3, 4].map(() => plan({ vendorId, startsAt, endsAt })));
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 'window_overlaps')).toHaveLength(3);
    expect((await plan({ vendorId, startsAt: endsAt, endsAt: at(200) })).success).toBe(true);
  });
});

describe('forbids', () => {
  it('[A257] auditors, members and guests', async () => {
    expect((await plan({}, await openOperator(site, { role: 'auditor' }))).code).toBe('not_allowed');
    expect((await plan({}, { token: (await registerMember(site)).token })).code).toBe('not_logged_in');
    expect((await plan({}, {})).code).toBe('not_logged_in');
  });
});
