import { listMissionLeaderboard, type InputOf } from '@baize/contract';
import {
  openOperator,
  playRound,
  registerMember,
  startPlatform,
  type TestMember,
  type TestPlatform,
} from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPeriods } from '../store/periods.ts';

let site: TestPlatform;
let member: TestMember;
let ahead = 0;
beforeAll(async () => {
  site = await startPlatform({ clock: () => Date.now() + ahead });
  member = await registerMember(site, 'leading8');
});
afterAll(() => site.close());

const today = { period: 'day', limitNum: 80 } as const;
/** Bypasses the cache by its age. */
const board = async (
  input: Partial<InputOf<typeof listMissionLeaderboard>> = {},
  { token }: { token: string } = member,
) => {
  ahead += 61_000;
  return (await site.call(listMissionLeaderboard, { ...today, ...input }, { token })).answer;
};
const play = (memberId: bigint, bet: bigint, at = new Date()) => playRound(site, { memberId, at, bet, win: 0n });

describe('works', () => {
  it('[CALL-43] [OTHER-05] ranks settled rounds of real accounts with masked names, and returns the own rank', async () => {
    expect((await board()).value).toMatchObject({ rows: [], own: { place: null, validBet: 0n } });
    const [second, trial] = [await registerMember(site, 'secondone'), await registerMember(site)];
    await play(member.memberId, 5_000_000n);
    await play(member.memberId, 1_000_000n);
    await play(second.memberId, 4_000_000n);
    await play(trial.memberId, 90_000_000n);
    await site.owner.query('update identity_accounts set type = 4 where id = $1', [trial.memberId]);
    // An open round does not count.
    const open = await play(second.memberId, 70_000_000n);
    await site.owner.query('update vendors_rounds set is_closed = false where id = $1', [open]);
    const { value } = await board();
    expect(value?.rows).toEqual([
      { place: 1, player: 'le***g8', validBet: 6_000_000n, rounds: 2, isOwn: true },
      { place: 2, player: 'se***ne', validBet: 4_000_000n, rounds: 1, isOwn: false },
    ]);
    expect(value?.own).toEqual({ place: 1, validBet: 6_000_000n });
    const own = (await board({ limitNum: 1 }, second)).value;
    expect(own?.rows).toHaveLength(1);
    expect(own?.own).toEqual({ place: 2, validBet: 4_000_000n });
  });

  it('lists eighty of ninety players, and ignores play before the week', async () => {
    const { weekFrom } = await readPeriods(site.platform.pool, 'Asia/Shanghai');
    const { rows } = await site.owner.query<{ id: bigint }>(
      `insert into identity_accounts (brand_id, username_display, username_key, password_hash, nickname, language, currency,
              registered_host, registered_address)
       select 1, 'crowd' || n, 'crowd' || n, '', 'crowd', 'EN', 'CNY', 'localhost', '127.0.0.1'
         from generate_series(1, 90) n returning id`,
    );
    for (const [at, { id }] of rows.entries()) await play(BigInt(id), 10_000_000n + BigInt(at));
    await play(member.memberId, 900_000_000n, new Date(weekFrom.getTime() - 1));
    const { value } = await board({ period: 'week' });
    expect(value?.rows).toHaveLength(80);
    expect(value?.rows[0]).toMatchObject({ place: 1, player: 'cr***90' });
    expect(value?.rows.map(({ validBet }) => validBet)).toEqual(
      value?.rows.map(({ validBet }) => validBet).toSorted((a, b) => (a < b ? 1 : -1)),
    );
    expect(value?.own).toEqual({ place: 91, validBet: 6_000_000n });
  });
});

describe('refuses', () => {
  it('more than eighty rows, and an unknown period', async () => {
    for (const query of ['limitNum=81', 'limitNum=0', 'period=year', 'memberId=1']) {
      const answer = await site.send('GET', `${listMissionLeaderboard.path}?${query}`, {
        headers: { authorization: `Bearer ${member.token}` },
      });
      expect(answer.status, query).toBe(400);
    }
  });
});

describe('forbids', () => {
  it('guests, operators and trial accounts', async () => {
    expect((await site.call(listMissionLeaderboard, today)).status).toBe(401);
    const { token } = await openOperator(site);
    expect((await site.call(listMissionLeaderboard, today, { token })).status).toBe(401);
    const trial = await registerMember(site);
    await site.owner.query('update identity_accounts set type = 4 where id = $1', [trial.memberId]);
    expect((await board({}, trial)).code).toBe('in_need_true_account');
  });
});
