import {
  openVendor,
  startPlatform,
  type TestPlatform,
  type TestPlayer,
  type TestVendor,
  stopsHold,
  type StopSpeech,
  type StopStake,
} from '@baize/testkit';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
let vendor: TestVendor;
beforeAll(async () => {
  site = await startPlatform();
  vendor = await openVendor(site, { dialect: 'sbo', code: 'sbo' });
});
afterAll(() => site.close());

async function call(path: string, { user }: { user: string }, rest: Record<string, unknown> = {}, key = vendor.secret) {
  const body = JSON.stringify({ CompanyKey: key, Username: user, ...rest });
  const answer = await vendor.post(path, body, { 'content-type': 'application/json' });
  expect(answer.httpStatus).toBe(200);
  return answer.json;
}

const newCode = (): string => randomUUID();
const statusOf = async (player: TestPlayer, TransferCode: string): Promise<unknown> =>
  (await call('/GetBetStatus', player, { TransferCode }))['Status'];

describe('works', () => {
  it('runs, settles, runs again and settles anew', async () => {
    const player = await vendor.player();
    const TransferCode = newCode();
    const deduct = { TransferCode, Amount: 10.5, ProductType: 1, GameType: 1, BetTime: 'now' };
    expect(await call('/Deduct', player, deduct)).toEqual({
      ...{ AccountName: player.user, Balance: 89.5, ErrorCode: 0, ErrorMessage: 'No Error' },
    });
    expect(await statusOf(player, TransferCode)).toBe('running');
    expect(await call('/Settle', player, { TransferCode, WinLoss: 20 })).toMatchObject({
      ErrorCode: 0,
      Balance: 109.5,
    });
    expect(await call('/Settle', player, { TransferCode, WinLoss: 20 })).toMatchObject({
      ErrorCode: 2001,
      Balance: 109.5,
    });
    expect(await statusOf(player, TransferCode)).toBe('settled');
    expect(await call('/Rollback', player, { TransferCode })).toMatchObject({ ErrorCode: 0, Balance: 89.5 });
    expect(await call('/Rollback', player, { TransferCode })).toMatchObject({ ErrorCode: 2003, Balance: 89.5 });
    expect(await statusOf(player, TransferCode)).toBe('running');
    expect(await call('/Settle', player, { TransferCode, WinLoss: 0 })).toMatchObject({ ErrorCode: 0, Balance: 89.5 });
    expect(await call('/Rollback', player, { TransferCode })).toMatchObject({ ErrorCode: 0, Balance: 89.5 });
    expect(await call('/Settle', player, { TransferCode, WinLoss: 3 })).toMatchObject({ ErrorCode: 0, Balance: 92.5 });
    expect(await call('/GetBetStatus', player, { TransferCode })).toMatchObject({
      Status: 'settled',
      Stake: 10.5,
      WinLoss: 3,
    });
  });

  it('voids a bet in any state, without paying a returned stake twice', async () => {
    const player = await vendor.player();
    const TransferCode = newCode();
    await call('/Deduct', player, { TransferCode, Amount: 10 });
    expect(await call('/ReturnStake', player, { TransferCode, CurrentStake: 6 })).toMatchObject({
      ErrorCode: 0,
      Balance: 94,
    });
    expect(await call('/ReturnStake', player, { TransferCode, CurrentStake: 6 })).toMatchObject({
      ErrorCode: 2003,
      Balance: 94,
    });
    expect(await call('/Settle', player, { TransferCode, WinLoss: 12 })).toMatchObject({ Balance: 106 });
    expect(await call('/Cancel', player, { TransferCode })).toMatchObject({ ErrorCode: 0, Balance: 100 });
    expect(await call('/Cancel', player, { TransferCode })).toMatchObject({ ErrorCode: 2002, Balance: 100 });
    expect(await statusOf(player, TransferCode)).toBe('void');
    expect(await call('/Settle', player, { TransferCode, WinLoss: 12 })).toMatchObject({ ErrorCode: 2002 });
    expect(await call('/Rollback', player, { TransferCode })).toMatchObject({ ErrorCode: 2002 });
  });

  it('settles without an open game, but takes stakes only with one', async () => {
    const player = await vendor.player();
    const TransferCode = newCode();
    await call('/Deduct', player, { TransferCode, Amount: 10 });
    await site.owner.query('update vendors_sessions set expires_at = now() where member_id = $1', [player.memberId]);
    expect(await call('/Deduct', player, { TransferCode: newCode(), Amount: 10 })).toMatchObject({ ErrorCode: 1 });
    expect(await call('/Deduct', player, { TransferCode, Amount: 10 })).toMatchObject({ ErrorCode: 0, Balance: 90 });
    expect(await call('/Settle', player, { TransferCode, WinLoss: 5 })).toMatchObject({ ErrorCode: 0, Balance: 95 });
    const bonus = { TransferCode: newCode(), Amount: 1 };
    for (let turn = 0; turn < 2; turn += 1) {
      expect(await call('/Bonus', player, bonus)).toMatchObject({ ErrorCode: 0, Balance: 96 });
    }
  });

  it('settles once in ten concurrent calls', async () => {
    const player = await vendor.player();
    const TransferCode = newCode();
    await call('/Deduct', player, { TransferCode, Amount: 10 });
    const told = Array.from({ length: 10 }, (_, nth) => call('/Settle', player, { TransferCode, WinLoss: 20 + nth }));
    const done = (await Promise.all(told)).filter(({ ErrorCode: code }) => code === 0);
    expect(done).toHaveLength(1);
    expect(await call('/GetBalance', player)).toMatchObject({ Balance: done[0]?.['Balance'] });
  });
});

/** What `stopsHold` says to the wallet. */
const speak = async (path: string, { player, id }: StopStake, rest: Record<string, unknown>): Promise<string> =>
  String((await call(path, player, { TransferCode: id, ...rest }))['ErrorCode']);
const speech: StopSpeech = {
  // The one number by which SBO takes a stake for refused; 7 would have it ask what became of the bet.
  ...{ done: '0', limited: '5', blocked: '5' },
  stake: (stake) => speak('/Deduct', stake, { Amount: 10 }),
  settle: (stake) => speak('/Settle', stake, { WinLoss: 5 }),
  takeBack: (stake) => speak('/Cancel', stake, {}),
};

describe('refuses', () => {
  it('[I-37] [A157] new stakes after a session limit, a time-out and both exclusions, and still pays the rounds before', async () => {
    await stopsHold(site, vendor, speech);
  });

  it('with its own error codes, and changes nothing', async () => {
    const player = await vendor.player({ balance: 5_00000n });
    const TransferCode = newCode();
    await call('/Deduct', player, { TransferCode, Amount: 1 });
    const wrong: [string, Record<string, unknown>, number][] = [
      ['/Deduct', { TransferCode: newCode(), Amount: 10 }, 5],
      ['/Deduct', { TransferCode, Amount: 2 }, 5003],
      ['/Deduct', { TransferCode: newCode(), Amount: -1 }, 3],
      ['/Deduct', { TransferCode: newCode(), Amount: '1' }, 3],
      ['/Deduct', { TransferCode: newCode(), Amount: 1, Extra: 1 }, 3],
      ['/Settle', { TransferCode: newCode(), WinLoss: 1 }, 6],
      ['/Rollback', { TransferCode: newCode() }, 6],
      ['/Rollback', { TransferCode }, 2003],
      ['/GetBetStatus', { TransferCode: newCode() }, 6],
      ['/ReturnStake', { TransferCode, CurrentStake: 2 }, 3],
      ['/ReturnStake', { TransferCode: newCode(), CurrentStake: 0 }, 6],
    ];
    for (const [path, fields, code] of wrong) {
      expect(await call(path, player, fields), JSON.stringify([path, fields])).toMatchObject({ ErrorCode: code });
    }
    expect(await call('/GetBalance', player)).toMatchObject({ Balance: 4 });
    const never = newCode();
    expect(await call('/Cancel', player, { TransferCode: never })).toMatchObject({ ErrorCode: 6 });
    expect(await call('/Deduct', player, { TransferCode: never, Amount: 1 })).toMatchObject({ ErrorCode: 2002 });
  });

  it.each(['timeOut', 'selfExclusion'])(
    '[I-37] [A157] stakes beyond limits and after a block of the kind %s, and settles what was staked before',
    async (kind) => {
      const player = await vendor.player();
      const sql = `select limits_set(1, $1, 'CNY', 'stake', 'bet', 1500000, 24), limits_set(1, $1, 'CNY', 'loss', 'day', 2000000, 24)`;
      await site.owner.query(sql, [player.memberId]);
      const [won, taken] = [newCode(), newCode()];
      const deduct = (Amount: number, TransferCode = newCode()) => call('/Deduct', player, { TransferCode, Amount });
      expect(await deduct(15.01)).toMatchObject({ ErrorCode: 5 });
      expect(await deduct(10, won)).toMatchObject({ ErrorCode: 0, Balance: 90 });
      expect(await deduct(10, taken)).toMatchObject({ ErrorCode: 0, Balance: 80 });
      expect(await deduct(0.01)).toMatchObject({ ErrorCode: 5 });
      await site.owner.query(`select limits_block(1, $1, $2, now() + interval '1 day', '', '')`, [
        player.memberId,
        kind,
      ]);
      expect(await deduct(0.01)).toMatchObject({ ErrorCode: 5 });
      const settle = { TransferCode: won, WinLoss: 5 };
      expect(await call('/Settle', player, settle)).toMatchObject({ ErrorCode: 0, Balance: 85 });
      expect(await call('/Cancel', player, { TransferCode: taken })).toMatchObject({ ErrorCode: 0, Balance: 95 });
    },
  );
});

describe('forbids', () => {
  it('calls without the company’s key, and bets of others', async () => {
    const [player, other] = [await vendor.player(), await vendor.player()];
    expect(await call('/GetBalance', player, {}, 'wrong')).toMatchObject({ ErrorCode: 4 });
    expect(await call('/GetBalance', { user: 'nobody' })).toMatchObject({ ErrorCode: 1 });
    const TransferCode = newCode();
    await call('/Deduct', player, { TransferCode, Amount: 1 });
    expect(await call('/Rollback', other, { TransferCode })).toMatchObject({ ErrorCode: 6 });
    expect(await call('/ReturnStake', other, { TransferCode, CurrentStake: 0 })).toMatchObject({ ErrorCode: 6 });
    expect(await call('/Settle', other, { TransferCode, WinLoss: 9 })).toMatchObject({ ErrorCode: 6 });
    expect(await call('/Cancel', other, { TransferCode })).toMatchObject({ ErrorCode: 6 });
    expect(await statusOf(player, TransferCode)).toBe('running');
  });
});
