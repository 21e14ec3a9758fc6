import { openVendor, said, startPlatform, type TestPlatform, type TestPlayer, type TestVendor } from '@baize/testkit';
import { createHash, createHmac, randomInt, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { balanceOf } from '#modules/wallet/index.ts';
import type { DialectName } from './dialectOf.ts';
import * as dialects from './dialects/index.ts';
import { studioDialect } from './studioDialect.ts';

type Fields = Record<string, unknown>;
/** A stake of 10, an id of its own, and everything that later calls about it repeat. */
type Stake = Readonly<{ player: TestPlayer; id: string }>;
/** What a dialect says to the wallet; each answers with the status of the wallet's answer. */
type Speech = Readonly<{
  done: string;
  /** The status for a limit that the member set, and for a member who may not play at all. */
  limited: string;
  blocked: string;
  stake(stake: Stake): Promise<string>;
  /** Other calls that would stake as much; `undefined` where the dialect has one way only. */
  otherStake?(stake: Stake): Promise<string>;
  /** Pays 5 on the stake. */
  settle(stake: Stake): Promise<string>;
  /** Returns the stake; `undefined` where the dialect takes nothing back. */
  takeBack?(stake: Stake): Promise<string>;
}>;

const json = { 'content-type': 'application/json' };
const form = { 'content-type': 'application/x-www-form-urlencoded' };
const game = 'dragon-eight';

const speeches: Record<Exclude<DialectName, 'tcg'>, (vendor: TestVendor) => Speech> = {
  [studioDialect]: (vendor) => {
    const bodyOf = ({ player, id }: Stake) =>
      vendor.bet(player, { transaction_uuid: id, round: `r-${id}`, amount: 10_00000 });
    const send = async (path: string, body: Fields): Promise<string> => (await vendor.call(path, body)).status;
    return {
      ...{ done: said.done, limited: said.limitReached, blocked: said.userDisabled },
      stake: (stake) => send('/transaction/bet', bodyOf(stake)),
      settle: (stake) => send('/transaction/win', vendor.win(bodyOf(stake), { amount: 5_00000 })),
      takeBack: (stake) => send('/transaction/rollback', vendor.rollback(bodyOf(stake))),
    };
  },
  pragmatic: (vendor) => {
    const send = async (path: string, fields: Record<string, string>): Promise<string> => {
      const all: Record<string, string> = { providerId: 'PragmaticPlay', ...fields };
      const text = Object.keys(all)
        .toSorted()
        .map((name) => `${name}=${all[name]}`)
        .join('&');
      const hash = createHash('md5')
        .update(text + vendor.secret)
        .digest('hex');
      const answer = await vendor.post(`${path}.html`, new URLSearchParams({ ...all, hash }).toString(), form);
      return String(answer.json['error']);
    };
    const moneyOf = ({ player, id }: Stake, amount: string, reference = id) => ({
      ...{ userId: player.user, token: player.token, gameId: game, roundId: id, reference, amount },
    });
    return {
      ...{ done: '0', limited: '310', blocked: '6' },
      stake: (stake) => send('/bet', moneyOf(stake, '10.00')),
      settle: (stake) => send('/result', moneyOf(stake, '5.00', stake.id.replace(/^./, 'w'))),
      takeBack: ({ player, id }) => send('/refund', { userId: player.user, reference: id }),
    };
  },
  pgsoft: (vendor) => {
    const transfer = async ({ player, id }: Stake, bet: number, win: number, change: Fields = {}): Promise<string> => {
      const betId = bet > 0 ? id : `9${id}`;
      const fields = {
        ...{ operator_token: 'baize', secret_key: vendor.secret, player_name: player.user, game_id: game },
        ...{ operator_player_session: player.token, currency_code: 'CNY', parent_bet_id: id, bet_id: betId },
        ...{ bet_amount: String(bet), win_amount: String(win), transfer_amount: String(win - bet) },
        ...{ transaction_id: `${betId}-${id}-106-0`, updated_time: '1700000000001', ...change },
      };
      const answer = await vendor.post('/Cash/TransferInOut', new URLSearchParams(fields).toString(), form);
      return (answer.json['error'] as { code: string } | null)?.code ?? 'none';
    };
    return {
      ...{ done: 'none', limited: '1034', blocked: '3004' },
      stake: (stake) => transfer(stake, 10, 0),
      // Marked as a resend, a call asks for no session; the member's limits hold all the same.
      otherStake: (stake) => transfer(stake, 10, 50, { is_validate_bet: 'true' }),
      settle: (stake) => transfer(stake, 0, 5),
    };
  },
  evolution: (vendor) => {
    const send = async (path: string, { player, id }: Stake, amount: number): Promise<string> => {
      const body = {
        ...{ sid: player.token, userId: player.user, uuid: randomUUID(), currency: 'CNY' },
        game: { id: `g-${id}`, type: 'baccarat', details: { table: { id: game, vid: null } } },
        transaction: { id: randomUUID(), refId: id, amount },
      };
      const answer = await vendor.post(`${path}?authToken=${vendor.secret}`, JSON.stringify(body), json);
      return String(answer.json['status']);
    };
    return {
      ...{ done: 'OK', limited: 'FINAL_ERROR_ACTION_FAILED', blocked: 'ACCOUNT_LOCKED' },
      stake: (stake) => send('/debit', stake, 10),
      settle: (stake) => send('/credit', stake, 5),
      takeBack: (stake) => send('/cancel', stake, 10),
    };
  },
  jili: (vendor) => {
    const send = async (path: string, { player, id }: Stake, fields: Fields): Promise<string> => {
      const body = {
        ...{ reqId: 'r', token: player.token, userId: player.user, currency: 'CNY', game, round: Number(id) },
        ...{ winloseAmount: 0, ...fields },
      };
      const answer = await vendor.post(`/${vendor.secret}${path}`, JSON.stringify(body), json);
      return String(answer.json['errorCode']);
    };
    return {
      // The protocol has one number for everything that is none of its own.
      ...{ done: '0', limited: '5', blocked: '5' },
      stake: (stake) =>
        send('/sessionBet', stake, { sessionId: Number(stake.id), type: 1, betAmount: 0, preserve: 10 }),
      otherStake: (stake) => send('/bet', stake, { betAmount: 10, winloseAmount: 50 }),
      // Of the 10 held 10 were staked, and 5 won.
      settle: ({ player, id }) => {
        const end = { type: 2, betAmount: 10, winloseAmount: 5, preserve: 10, sessionId: Number(id) };
        return send('/sessionBet', { player, id: `9${id}` }, end);
      },
      takeBack: (stake) =>
        send('/cancelSessionBet', stake, { sessionId: Number(stake.id), betAmount: 0, preserve: 10 }),
    };
  },
  softswiss: (vendor) => {
    const send = async (path: string, { player, id }: Stake, actions: readonly Fields[]): Promise<string> => {
      const body = { user_id: player.user, session_id: player.token, currency: 'CNY', game, game_id: id, actions };
      const text = JSON.stringify(body);
      const signature = createHmac('sha256', vendor.secret).update(text).digest('hex');
      const answer = await vendor.post(path, text, { ...json, 'x-request-sign': signature });
      return String(answer.json['code'] ?? 'none');
    };
    const bet = ({ id }: Stake): Fields => ({ action: 'bet', action_id: `${id}-b`, amount: 1_000 });
    const win = ({ id }: Stake, amount: number): Fields => ({ action: 'win', action_id: `${id}-w`, amount });
    return {
      ...{ done: 'none', limited: '105', blocked: '110' },
      stake: (stake) => send('/play', stake, [bet(stake)]),
      otherStake: (stake) => send('/play', stake, [bet(stake), win(stake, 5_000)]),
      settle: (stake) => send('/play', stake, [win(stake, 500)]),
      takeBack: (stake) => {
        const back = { action: 'rollback', action_id: `${stake.id}-r`, original_action_id: `${stake.id}-b` };
        return send('/rollback', stake, [back]);
      },
    };
  },
  sbo: (vendor) => {
    const send = async (path: string, { player, id }: Stake, fields: Fields): Promise<string> => {
      const body = { CompanyKey: vendor.secret, Username: player.user, TransferCode: id, ...fields };
      return String((await vendor.post(path, JSON.stringify(body), json)).json['ErrorCode']);
    };
    return {
      // The one number by which SBO takes a stake for refused; 7 would have it ask what became of the bet.
      ...{ done: '0', limited: '5', blocked: '5' },
      stake: (stake) => send('/Deduct', stake, { Amount: 10 }),
      settle: (stake) => send('/Settle', stake, { WinLoss: 5 }),
      takeBack: (stake) => send('/Cancel', stake, {}),
    };
  },
};

let site: TestPlatform;
beforeAll(async () => {
  site = await startPlatform();
});
afterAll(() => site.close());

const block =
  (kind: string, operator = '', reason = '') =>
  (player: TestPlayer): Promise<unknown> =>
    site.owner.query(`select limits_block(1, $1, $2, now() + interval '1 day', $3, $4)`, [
      ...[player.memberId, kind, operator, reason],
    ]);
/** After 16 of the 15 minutes that the member allowed himself. */
async function endSession({ memberId }: TestPlayer): Promise<void> {
  await site.owner.query(`select limits_set(1, $1, 'CNY', 'session', 'session', 15, 24)`, [memberId]);
  const since = `update limits_rules set since = now() - interval '16 minutes', touched_at = now() - interval '1 minute'`;
  await site.owner.query(`${since} where member_id = $1 and measure = 'session'`, [memberId]);
}
const stops: readonly [name: string, status: 'limited' | 'blocked', begin: (player: TestPlayer) => Promise<unknown>][] =
  [
    ['a reached length of the session', 'limited', endSession],
    ['a time-out', 'blocked', block('timeOut')],
    ['a self-exclusion', 'blocked', block('selfExclusion')],
    ['an exclusion by an operator', 'blocked', block('operatorExclusion', 'operator', 'a reason')],
  ];

/** Of digits, as some dialects number their rounds; unlike any other of this file. */
const newId = (): string => `1${String(randomInt(1, 2 ** 40)).padStart(13, '0')}`;

describe('refuses', () => {
  it('in every dialect that stakes from our wallet', () => {
    const seamless = Object.values(dialects).filter(({ wallet }) => wallet.kind === 'seamless');
    expect(Object.keys(speeches).toSorted()).toEqual(seamless.map(({ name }) => name).toSorted());
  });

  it.each(Object.keys(speeches) as (keyof typeof speeches)[])(
    '[I-37] [A157] new stakes of %s after a session limit, a time-out and both exclusions, and still pays the rounds before',
    async (dialect) => {
      const vendor = await openVendor(site, { dialect, code: dialect });
      const speech = speeches[dialect](vendor);
      for (const [stop, status, begin] of stops) {
        const player = await vendor.player();
        const says = async (told: Promise<string> | undefined, expected: string, what: string): Promise<void> => {
          if (told !== undefined) expect(await told, `${what} after ${stop}`).toBe(expected);
        };
        const balance = async (): Promise<unknown> =>
          (await balanceOf(site.platform.pool, { brandId: 1, memberId: player.memberId, currency: 'CNY' }))?.balance;
        const stakeOf = (): Stake => ({ player, id: newId() });
        const [won, taken, late] = [stakeOf(), stakeOf(), stakeOf()];
        for (const stake of [won, taken]) expect(await speech.stake(stake), 'a stake before').toBe(speech.done);
        await begin(player);
        await says(speech.stake(late), speech[status], 'a new stake');
        await says(speech.stake(late), speech[status], 'the same stake again');
        await says(speech.otherStake?.(stakeOf()), speech[status], 'another stake');
        expect(await balance(), `untouched by ${stop}`).toBe(80_00000n);
        await says(speech.settle(won), speech.done, 'a settlement');
        expect(await balance(), `paid after ${stop}`).toBe(85_00000n);
        await says(speech.takeBack?.(taken), speech.done, 'a rollback');
        expect(await balance(), `returned after ${stop}`).toBe(speech.takeBack ? 95_00000n : 85_00000n);
      }
    },
  );
});
