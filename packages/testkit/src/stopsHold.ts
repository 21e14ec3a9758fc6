import { randomInt } from 'node:crypto';
import { balanceOf } from '@baize/platform/modules/wallet/index';
import { expect } from 'vitest';
import type { TestPlayer, TestVendor } from './openVendor.ts';
import type { TestPlatform } from './startPlatform.ts';

/** A stake of 10 on `dragon-eight`, an id of its own in digits, and everything that later calls about it repeat. */
export type StopStake = Readonly<{ player: TestPlayer; id: string }>;

/** What a dialect says to the wallet; each answers with the status of the wallet's answer. */
export type StopSpeech = Readonly<{
  done: string;
  /** The status for a limit that the member set, and for a member who may not play at all. */
  limited: string;
  blocked: string;
  stake(stake: StopStake): Promise<string>;
  /** Other calls that would stake as much; left out where the dialect has one way only. */
  otherStake?(stake: StopStake): Promise<string>;
  /** Pays 5 on the stake. */
  settle(stake: StopStake): Promise<string>;
  /** Returns the stake; left out where the dialect takes nothing back. */
  takeBack?(stake: StopStake): Promise<string>;
}>;

type Stop = Readonly<{ name: string; status: 'limited' | 'blocked'; begin(player: TestPlayer): Promise<unknown> }>;

/**
 * New stakes are refused after the member's session limit, a time-out and both exclusions, and the rounds before are
 * still paid and returned. Every dialect that stakes from our wallet is asked by its own test.
 */
export async function stopsHold(site: TestPlatform, vendor: TestVendor, speech: StopSpeech): Promise<void> {
  for (const { name, status, begin } of stopsOf(site)) {
    const player = await vendor.player();
    const says = async (told: Promise<string> | undefined, expected: string, what: string): Promise<void> => {
      if (told !== undefined) expect(await told, `${what} after ${name}`).toBe(expected);
    };
    const balance = async (): Promise<unknown> =>
      (await balanceOf(site.platform.pool, { brandId: 1, memberId: player.memberId, currency: 'CNY' }))?.balance;
    const stakeOf = (): StopStake => ({ player, id: newId() });
    const [won, taken, late] = [stakeOf(), stakeOf(), stakeOf()];
    for (const stake of [won, taken]) expect(await speech.stake(stake), 'a stake before').toBe(speech.done);
    await begin(player);
    await says(speech.stake(late), speech[status], 'a new stake');
    await says(speech.stake(late), speech[status], 'the same stake again');
    await says(speech.otherStake?.(stakeOf()), speech[status], 'another stake');
    expect(await balance(), `untouched by ${name}`).toBe(80_00000n);
    await says(speech.settle(won), speech.done, 'a settlement');
    expect(await balance(), `paid after ${name}`).toBe(85_00000n);
    await says(speech.takeBack?.(taken), speech.done, 'a rollback');
    expect(await balance(), `returned after ${name}`).toBe(speech.takeBack ? 95_00000n : 85_00000n);
  }
}

/** Of digits, as some dialects number their rounds. */
const newId = (): string => `1${String(randomInt(1, 2 ** 40)).padStart(13, '0')}`;

function stopsOf({ owner }: TestPlatform): readonly Stop[] {
  const block =
    (kind: string, operator = '', reason = '') =>
    ({ memberId }: TestPlayer): Promise<unknown> =>
      owner.query(`select limits_block(1, $1, $2, now() + interval '1 day', $3, $4)`, [
        ...[memberId, kind, operator, reason],
      ]);
  return [
    {
      name: 'a reached length of the session',
      status: 'limited',
      /* After 16 of the 15 minutes that the member allowed himself. */
      begin: async ({ memberId }) => {
        await owner.query(`select limits_set(1, $1, 'CNY', 'session', 'session', 15, 24)`, [memberId]);
        const since = `update limits_rules set since = now() - interval '16 minutes', touched_at = now() - interval '1 minute'`;
        await owner.query(`${since} where member_id = $1 and measure = 'session'`, [memberId]);
      },
    },
    { name: 'a time-out', status: 'blocked', begin: block('timeOut') },
    { name: 'a self-exclusion', status: 'blocked', begin: block('selfExclusion') },
    {
      name: 'an exclusion by an operator',
      status: 'blocked',
      begin: block('operatorExclusion', 'operator', 'a reason'),
    },
  ];
}
