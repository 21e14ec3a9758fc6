import { mustBeRefused, together, UNIT, type Case } from './Case.ts';
import { describe, Fault, refused } from './Player.ts';

/** Cases of ownership: other users, their tokens and bets, and blocked users. */
export const userCases: readonly Case[] = [
  {
    name: 'user-names',
    title: 'knows a user by the very name',
    run: async ({ player }) => {
      const { user } = player.options;
      const names = [user.toUpperCase(), user.toLowerCase(), `${user} `, ` ${user}`, `${user}\u0000`, `${user}0`, ''];
      const others = [...new Set(names)].filter((name) => name !== user);
      for (const name of others) {
        mustBeRefused(await player.send('bet', player.bet(UNIT, { user: name })), `bet of ${JSON.stringify(name)}`);
        const asked = await player.client.call('/user/balance', { ...player.base(), user: name });
        if (asked.status === 'RS_OK') throw new Fault(`the balance of ${JSON.stringify(name)}: ${describe(asked)}`);
      }
      await player.mustHave('after calls of others');
      return `${others.length} other names refused`;
    },
  },
  {
    name: 'second-user',
    title: 'keeps two users apart: tokens, ids, bets, wins and rollbacks',
    run: async ({ player, second }) => {
      if (second === undefined) return 'not played: it needs a second user';
      await second.begin();
      const { token } = second.options;
      refused(
        await player.send('bet', player.bet(UNIT, { token })),
        ['RS_ERROR_INVALID_TOKEN', 'RS_ERROR_TOKEN_EXPIRED'],
        "bet with another user's token",
      );
      await second.mustHave('after a bet with their token');
      const bet = player.bet(2 * UNIT);
      player.accepted(await player.send('bet', bet), -2 * UNIT, 'bet');
      const mine = { user: second.options.user, token };
      mustBeRefused(await second.again('bet', { ...bet, ...mine }), "another user's bet under a known id");
      const theirWin = player.win(bet, 9 * UNIT, mine);
      mustBeRefused(await second.send('win', theirWin), "win of another user's bet");
      const theirs = await second.send('rollback', player.rollback(bet, mine));
      if (theirs.httpStatus >= 500) throw new Fault(`rollback of another user's bet: ${describe(theirs)}`);
      await player.mustHave('after a rollback by another user');
      await second.mustHave("after a rollback of another user's bet");
      const win = player.win(bet, 3 * UNIT);
      player.accepted(await player.send('win', win), 3 * UNIT, 'win of the right user');
      mustBeRefused(await second.again('win', { ...win, ...mine }), "another user's win under a known id");
      // With somebody else's token what is owed goes to the named user, or to nobody.
      const other = player.bet(UNIT);
      player.accepted(await player.send('bet', other), -UNIT, 'bet');
      player.mayDo(
        await player.send('win', player.win(other, UNIT, { token })),
        UNIT,
        "a win with another user's token",
      );
      await second.mustHave('after a win with their token');
      const turns = await together(20, (index) => {
        const who = index % 2 === 0 ? player : second;
        return who.send('bet', who.bet(UNIT));
      });
      if (turns.some(({ status }) => status !== 'RS_OK'))
        throw new Fault('not all bets of two users at once were taken');
      player.balance -= 10 * UNIT;
      second.balance -= 10 * UNIT;
      await player.mustHave('after bets of two users at once');
      await second.mustHave('after bets of two users at once');
      return `rollback of another user's bet: ${theirs.status}`;
    },
  },
  {
    name: 'locked-user',
    title: 'takes no bets of a user who may not play, and hears everything else',
    run: async ({ locked }) => {
      if (locked === undefined) return 'not played: it needs a locked user';
      const bet = locked.bet(UNIT);
      const late = refused(await locked.send('bet', bet), ['RS_ERROR_USER_DISABLED'], 'bet of a locked user');
      mustBeRefused(await locked.send('win', locked.win(bet, UNIT)), 'win of a bet that was refused');
      for (const what of [bet, locked.bet(UNIT)]) {
        const undone = await locked.send('rollback', locked.rollback(what));
        refused(undone, ['RS_OK', 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST'], 'rollback of a locked user');
      }
      mustBeRefused(await locked.again('bet', bet), 'the same bet of a locked user again');
      return `bet: ${late.status}`;
    },
  },
];
