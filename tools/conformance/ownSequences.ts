import type { Driver, Play } from './drivers/Driver.ts';
import { Fault } from './Player.ts';
import { refusal, stakeOf, UNSUPPORTED, type Sequence } from './sequences.ts';
import { must, newId, sameBalance, told } from './Table.ts';

/** A dialect that looks up whose a token is thereby says whether it is valid. */
const sessionOf = ({ session, whoIs }: Driver): Driver['session'] =>
  session ??
  (whoIs && { ask: ({ token }) => whoIs.request(token), isOf: (text, { user }) => whoIs.read(text) === user });

/** The sequences of calls that only some dialects have. */
export const ownSequences: readonly Sequence[] = [
  {
    name: 'session',
    title: 'knows the player of a living token, and neither an expired token nor one that is nobody’s',
    needs: [],
    run: async (table) => {
      const session = sessionOf(table.driver);
      if (session === undefined) return UNSUPPORTED;
      const play = table.play();
      const living = await table.post(session.ask(play));
      must(living, ['done'], 'a living token');
      if (!session.isOf(living.text, play)) throw new Fault(`a living token: ${living.text.slice(0, 200)}`);
      const others: [string, Partial<Play>][] = [
        ['an expired token', { token: table.seat.expiredToken }],
        ['a made-up token', { token: `made-up-${newId()}` }],
        ...(table.driver.session === undefined
          ? []
          : [['another user', { user: `${play.user}0` }] as [string, Partial<Play>]]),
      ];
      for (const [what, change] of others)
        must(await table.post(session.ask({ ...play, ...change })), ['refused'], what);
      await table.mustHave('after sessions were looked at');
      return `${others.length} sessions refused`;
    },
  },
  {
    name: 'end-of-round',
    title: 'ends a round as often as it is told to, and moves nothing by that',
    needs: ['win'],
    run: async (table) => {
      const { endRound } = table.driver;
      if (endRound === undefined) return UNSUPPORTED;
      for (const prize of [500_000n, 0n]) {
        const play = table.play({ prize });
        table.accepted(await table.send('bet', play), -play.stake, 'bet');
        const win = prize === 0n ? undefined : table.accepted(await table.send('win', play), prize, 'win');
        for (const what of ['end', 'end again']) table.accepted(await table.post(endRound(play)), 0n, what);
        if (win !== undefined) sameBalance(win, await table.send('win', play), 'win again after the end');
      }
      const never = must(
        await table.post(endRound(table.play())),
        ['done', 'refused'],
        'the end of a round without a bet',
      );
      await table.mustHave('after ends of rounds');
      return `the end of a round without a bet: ${told(never)}`;
    },
  },
  {
    name: 'jackpot',
    title: 'pays a jackpot beside the wins of its round, once, whatever became of the token',
    needs: ['win'],
    run: async (table) => {
      const { jackpot } = table.driver;
      if (jackpot === undefined) return UNSUPPORTED;
      const play = table.play();
      table.accepted(await table.send('bet', play), -play.stake, 'bet');
      table.accepted(await table.send('win', play), play.prize, 'win');
      const late = { ...play, token: table.seat.expiredToken };
      const first = table.accepted(await table.post(jackpot(late)), play.prize, 'jackpot, with an expired token');
      sameBalance(first, await table.post(jackpot(late)), 'jackpot again');
      must(await table.post(jackpot({ ...late, prize: 600_000n })), ['refused'], 'jackpot with another amount');
      must(await table.post(jackpot(table.play())), ['refused'], 'jackpot of a round without a bet');
      await table.mustHave('after a jackpot');
      return told(first);
    },
  },
  {
    name: 'marked-resend',
    title: 'takes a stake that is marked as sent again although its session has ended, once',
    needs: [],
    run: async (table) => {
      const { resent } = table.driver;
      if (resent === undefined) return UNSUPPORTED;
      const token = table.seat.expiredToken;
      const play = table.play();
      const bet = table.accepted(await table.send('bet', play), stakeOf(table, play), 'bet');
      sameBalance(bet, await table.post(resent({ ...play, token })), 'a known stake, marked');
      const changed = { ...play, token, stake: 400_000n, prize: 600_000n };
      must(await table.post(resent(changed)), refusal, 'a known stake, marked, with another amount');
      const lost = table.play({ token });
      const first = table.accepted(
        await table.post(resent(lost)),
        stakeOf(table, lost),
        'a stake that only now arrives',
      );
      sameBalance(first, await table.post(resent(lost)), 'the same once more');
      const tooMuch = table.play({ token, stake: table.balance + 1_000n });
      must(await table.post(resent(tooMuch)), ['poor'], 'a marked stake beyond the balance');
      await table.mustHave('after marked stakes');
      return told(first);
    },
  },
  {
    name: 'bet-status',
    title: 'tells a bet’s state, stake and win after each step, and knows nothing of one that was never booked',
    needs: ['win', 'cancel'],
    run: async (table) => {
      const { status, unsettle } = table.driver;
      if (status === undefined) return UNSUPPORTED;
      const tell = async (play: Play, expected: string): Promise<void> => {
        const reply = await table.post(status.ask(play));
        must(reply, ['done'], `status of a ${expected} bet`);
        const seen = status.read(reply.text);
        if (seen !== expected) throw new Fault(`the status must be ${expected}, but it is ${seen}`);
      };
      const never = async (play: Play, what: string): Promise<unknown> =>
        must(await table.post(status.ask(play)), ['refused'], what);
      const play = table.play();
      await never(play, 'status of a bet that never came');
      table.accepted(await table.send('bet', play), -play.stake, 'bet');
      await tell(play, `running ${play.stake} 0`);
      table.accepted(await table.send('win', play), play.prize, 'settlement');
      await tell(play, `settled ${play.stake} ${play.prize}`);
      if (unsettle !== undefined) {
        table.accepted(await table.post(unsettle(play)), -play.prize, 'settlement taken back');
        await tell(play, `running ${play.stake} 0`);
      }
      const taken = table.play();
      table.accepted(await table.send('bet', taken), -taken.stake, 'another bet');
      table.accepted(await table.send('cancel', taken), taken.stake, 'cancel');
      await tell(taken, `void ${taken.stake} 0`);
      const tooMuch = table.play({ stake: table.balance + 1_000n });
      must(await table.send('bet', tooMuch), ['poor'], 'bet beyond the balance');
      await never(tooMuch, 'status of a refused bet');
      await never({ ...play, user: `${play.user}0` }, 'status of another player’s bet');
      await table.mustHave('after statuses');
      return 'running, settled, void';
    },
  },
];
