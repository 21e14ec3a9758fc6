import { mustBeRefused, together, UNIT, type Case } from './Case.ts';
import { newId } from './Hub88Client.ts';
import { describe, Fault } from './Player.ts';

/** Cases within one round, and of concurrent calls. */
export const roundCases: readonly Case[] = [
  {
    name: 'many-in-a-round',
    title: 'books several bets and several wins of one round, each for itself',
    run: async ({ player }) => {
      const round = newId();
      const [one, two, three] = [2, 3, 4].map((units) => player.bet(units * UNIT, { round }));
      if (!one || !two || !three) throw new Error('There are three bets.');
      for (const bet of [one, two, three]) {
        player.accepted(await player.send('bet', bet), -Number(bet['amount']), 'one of three bets of a round');
      }
      for (const [bet, prize] of [
        [one, 5 * UNIT],
        [one, 7 * UNIT],
        [one, 5 * UNIT],
        [two, 6 * UNIT],
      ] as const) {
        const win = player.win(bet, prize, { round_closed: false });
        player.accepted(await player.send('win', win), prize, 'one of four wins of a round');
      }
      player.accepted(await player.send('rollback', player.rollback(three)), 4 * UNIT, 'rollback of the third bet');
      player.accepted(await player.send('win', player.win(two, UNIT)), UNIT, 'the last win of the round');
      await player.mustHave('after a round of three bets and five wins');
      return 'three bets, five wins, one rollback';
    },
  },
  {
    name: 'rollback-scope',
    title: 'takes back the bet that is named, and nothing else',
    run: async ({ player }) => {
      const round = newId();
      const first = player.bet(2 * UNIT, { round });
      const last = player.bet(3 * UNIT, { round });
      const elsewhere = player.bet(5 * UNIT);
      for (const bet of [first, last, elsewhere]) {
        player.accepted(await player.send('bet', bet), -Number(bet['amount']), 'bet');
      }
      player.accepted(await player.send('rollback', player.rollback(first)), 2 * UNIT, 'rollback of the first bet');
      await player.mustHave('after the rollback of one of two bets of a round');
      // It refers to one bet and the round of another: at most that bet may be rolled back.
      const mixed = await player.send('rollback', player.rollback(last, { round: elsewhere['round'] }));
      const seen = await player.readBalance();
      const isBack = seen === player.balance + 3 * UNIT;
      if (mixed.httpStatus >= 500 || (!isBack && seen !== player.balance)) {
        throw new Fault(`rollback under another round: ${describe(mixed)}, from ${player.balance} to ${seen}`);
      }
      player.balance = seen;
      player.note(`a rollback that names a bet of another round: ${isBack ? 'done' : mixed.status}`);
      player.accepted(await player.send('win', player.win(elsewhere, UNIT)), UNIT, 'win of the other round');
      const never = player.bet(UNIT, { round: elsewhere['round'] });
      const unknown = await player.send('rollback', player.rollback(never));
      if (unknown.httpStatus >= 500) throw new Fault(`rollback of what never came: ${describe(unknown)}`);
      player.buried.push(never);
      mustBeRefused(await player.send('bet', never), 'the bet whose rollback came first');
      const beside = player.bet(UNIT);
      player.accepted(await player.send('bet', beside), -UNIT, 'bet');
      await player.send('rollback', player.rollback(player.bet(UNIT, { round: beside['round'] })));
      player.accepted(
        await player.send('win', player.win(beside, 2 * UNIT)),
        2 * UNIT,
        'win in a round in which something that never came was taken back',
      );
      const after = player.bet(UNIT, { round: elsewhere['round'] });
      const next = await player.send('bet', after);
      player.mayDo(next, -UNIT, 'a bet in a round that was closed');
      await player.mustHave('after rollbacks');
      return `under another round: ${mixed.status}`;
    },
  },
  {
    name: 'parallel-balances',
    title: 'tells each of 30 calls at once the balance right after itself, and whose it is',
    run: async ({ player }) => {
      const bets = Array.from({ length: 30 }, () => player.bet(UNIT));
      const answers = await together(30, (index) => player.send('bet', bets[index] ?? {}));
      const told = answers.map(({ balance = 0 }) => balance).toSorted((a, b) => b - a);
      const due = bets.map((_, index) => player.balance - (index + 1) * UNIT);
      if (told.join() !== due.join()) {
        throw new Fault(`30 bets at once: balances from ${told[0]} to ${told.at(-1)}, ${new Set(told).size} different`);
      }
      player.balance -= 30 * UNIT;
      const wins = await together(30, (index) => player.send('win', player.win(bets[index] ?? {}, UNIT)));
      if (wins.some(({ status }) => status !== 'RS_OK')) throw new Fault('not all of 30 wins at once were paid');
      if (new Set(wins.map(({ balance }) => balance)).size !== 30)
        throw new Fault('two of 30 wins at once tell one balance');
      player.balance += 30 * UNIT;
      await player.mustHave('after 30 rounds at once');
      const taken = player.bet(2 * UNIT);
      player.accepted(await player.send('bet', taken), -2 * UNIT, 'bet');
      await together(20, () => player.send('rollback', player.rollback(taken)));
      player.balance += 2 * UNIT;
      await player.mustHave('after 20 different rollbacks of one bet at once');
      return 'one effect and one balance each';
    },
  },
];
