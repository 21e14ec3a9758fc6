import { listGameRounds } from '@baize/contract';
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
let token: string;
beforeAll(async () => {
  site = await startPlatform();
  const vendor = await openVendor(site);
  player = await vendor.player();
  const bet = vendor.bet(player, { round: 'settled-one' });
  await vendor.call('/transaction/bet', bet);
  await vendor.call('/transaction/win', vendor.win(bet));
  await vendor.call('/transaction/bet', vendor.bet(player, { round: 'still-open' }));
  token = (await openOperator(site, { role: 'auditor' })).token;
});
afterAll(() => site.close());

const day = (ago: number): string => new Date(Date.now() - ago * 86_400_000).toISOString();
const input = {
  ...{ vassalage: 'studio', gameCode: 'dragon-eight', from: day(1), to: day(-1) },
  ...{ pageNum: 1, pageSize: 20 },
};

describe('works', () => {
  it('lists the settled rounds of a game with their members', async () => {
    const { answer } = await site.call(listGameRounds, input, { token });
    expect(answer.value).toMatchObject({
      totalRows: 1,
      content: [{ memberId: String(player.memberId), round: { round: 'settled-one', status: 'won' } }],
    });
  });
});

describe('refuses', () => {
  it('unknown vendors and periods that are too long', async () => {
    expect((await site.call(listGameRounds, { ...input, vassalage: 'x' }, { token })).answer.code).toBe(
      'vendor_not_found',
    );
    expect((await site.call(listGameRounds, { ...input, from: day(200) }, { token })).answer.code).toBe(
      'invalid_input',
    );
  });
});

describe('forbids', () => {
  it('[A257] members and guests; [A258] rounds of another brand', async () => {
    expect((await site.call(listGameRounds, input)).status).toBe(401);
    expect((await site.call(listGameRounds, input, { token: (await registerMember(site)).token })).status).toBe(401);
    const foreign = await openOperator(site, { host: brandHosts.second });
    expect((await site.call(listGameRounds, input, foreign)).answer.value?.totalRows).toBe(0);
  });
});
