import type { VendorReply, Play, Step } from './drivers/Driver.ts';
import { Fault } from './Player.ts';
import { must, newId, sameBalance, told, type Table } from './Table.ts';

/** One thing that vendors do to a wallet. Resolves to a description, throws a Fault if the wallet is wrong. */
export type Sequence = {
  name: string;
  title: string;
  /** The steps that the dialect must have. */
  needs: readonly Step[];
  run(table: Table, orderLength: number): Promise<string>;
};

const together = (count: number, send: (nth: number) => Promise<VendorReply>): Promise<VendorReply[]> =>
  Promise.all(Array.from({ length: count }, (_, nth) => send(nth)));

/** The effect of a stake on the balance: without a separate win, the prize is included. */
export function stakeOf({ driver }: Table, { stake, prize }: Play): bigint {
  return driver.steps.includes('win') ? -stake : prize - stake;
}

const isUnsaid = ({ driver }: Table, part: 'currency' | 'token' | 'game'): boolean =>
  driver.unsaid?.includes(part) === true;

/** What a case tells of a dialect that has no such call. */
export const UNSUPPORTED = 'the dialect knows none';

/** A call that may not be booked, which some wallets see only by the money. */
export const refusal = ['refused', 'poor'] as const;

export const sequences: readonly Sequence[] = [
  {
    name: 'round',
    title: 'books a round, each answer with the balance right after it',
    needs: [],
    run: async (table) => {
      for (const prize of [500_000n, 0n]) {
        const play = table.play({ prize });
        table.accepted(await table.send('bet', play), stakeOf(table, play), 'bet');
        if (table.driver.steps.includes('win')) table.accepted(await table.send('win', play), prize, 'win');
      }
      await table.mustHave('two rounds');
      return 'exact balances';
    },
  },
  {
    name: 'duplicate',
    title: 'does nothing for a call that comes again, and tells the balance of the first time',
    needs: [],
    run: async (table) => {
      const play = table.play();
      const bet = table.accepted(await table.send('bet', play), stakeOf(table, play), 'bet');
      sameBalance(bet, await table.send('bet', play), 'bet again');
      if (table.driver.steps.includes('win')) {
        const win = table.accepted(await table.send('win', play), play.prize, 'win');
        sameBalance(win, await table.send('win', play), 'win again');
        sameBalance(bet, await table.send('bet', play), 'bet again after its win');
      }
      await table.mustHave('after duplicates');
      return 'first answers repeated';
    },
  },
  {
    name: 'parallel-duplicate',
    title: 'books each of 30 equal calls at once only once',
    needs: [],
    run: async (table) => {
      const play = table.play();
      table.balance += stakeOf(table, play);
      for (const reply of await together(30, () => table.send('bet', play))) {
        must(reply, ['done', 'again'], 'bet');
        if (reply.balance !== undefined && reply.balance !== table.balance) throw new Fault(`bet: ${told(reply)}`);
      }
      await table.mustHave('after 30 bets at once');
      if (table.driver.steps.includes('win')) {
        table.balance += play.prize;
        for (const reply of await together(30, () => table.send('win', play))) must(reply, ['done', 'again'], 'win');
      }
      if (table.driver.steps.includes('cancel')) {
        const taken = table.play();
        await table.send('bet', taken);
        for (const reply of await together(30, () => table.send('cancel', taken)))
          must(reply, ['done', 'again', 'refused'], 'cancel');
      }
      await table.mustHave('after all duplicates at once');
      return 'one effect each';
    },
  },
  {
    name: 'changed-content',
    title: 'refuses a known id with another amount, round, player or game, and changes nothing',
    needs: [],
    run: async (table) => {
      const play = table.play();
      const bet = table.accepted(await table.send('bet', play), stakeOf(table, play), 'bet');
      const changes: Partial<Play>[] = [
        { stake: 400_000n, prize: 600_000n },
        { user: `${play.user}0` },
        ...(isUnsaid(table, 'game') ? [] : [{ game: 'another-game' }]),
      ];
      for (const change of changes) {
        const reply = await table.send('bet', { ...play, ...change });
        must(reply, refusal, `bet with another ${Object.keys(change).join(', ')}`);
      }
      if (table.driver.steps.includes('win')) {
        const win = table.accepted(await table.send('win', play), play.prize, 'win');
        must(await table.send('win', { ...play, prize: 600_000n }), ['refused', 'again'], 'win with another amount');
        sameBalance(win, await table.send('win', play), 'win after it was changed');
      }
      sameBalance(bet, await table.send('bet', play), 'bet after it was changed');
      await table.mustHave('after changed calls');
      return `${changes.length} changes refused`;
    },
  },
  {
    name: 'cancel',
    title: 'returns what a bet took, once',
    needs: ['cancel'],
    run: async (table) => {
      const play = table.play();
      table.accepted(await table.send('bet', play), stakeOf(table, play), 'bet');
      const first = table.accepted(await table.send('cancel', play), -stakeOf(table, play), 'cancel');
      for (let turn = 0; turn < 2; turn += 1) must(await table.send('cancel', play), ['done', 'again'], 'cancel again');
      await table.mustHave('after three cancels of one bet');
      return told(first);
    },
  },
  {
    name: 'cancel-first',
    title: 'never books a bet whose cancel came before it',
    needs: ['cancel'],
    run: async (table) => {
      const play = table.play();
      const first = must(await table.send('cancel', play), ['done', 'again', 'refused'], 'cancel of nothing');
      for (let turn = 0; turn < 2; turn += 1) must(await table.send('bet', play), ['refused'], 'late bet');
      if (table.driver.steps.includes('win')) must(await table.send('win', play), ['refused', 'again'], 'win of it');
      must(await table.send('cancel', play), [first.verdict, 'again'], 'cancel again');
      await table.mustHave('after a cancelled bet');
      return `cancel of nothing: ${told(first)}`;
    },
  },
  {
    name: 'cancel-in-parallel',
    title: 'ends with nothing staked when bet and cancel race',
    needs: ['cancel'],
    run: async (table) => {
      for (let turn = 0; turn < 15; turn += 1) {
        const play = table.play();
        const order: Step[] = turn % 2 === 0 ? ['bet', 'cancel'] : ['cancel', 'bet'];
        const reply = await Promise.all(order.map((step) => table.send(step, play)));
        if (reply.some(({ verdict }) => verdict === 'none')) throw new Fault(reply.map(told).join('; '));
        must(await table.send('cancel', play), ['done', 'again', 'refused'], 'cancel once more');
      }
      await table.mustHave('after 15 races');
      return '15 races';
    },
  },
  {
    name: 'late',
    title: 'takes wins and cancels with an expired token, and no bets',
    needs: [],
    run: async (table) => {
      const token = table.seat.expiredToken;
      const play = table.play();
      const { steps } = table.driver;
      const bet = table.accepted(await table.send('bet', play), stakeOf(table, play), 'bet');
      if (steps.includes('win')) table.accepted(await table.send('win', { ...play, token }), play.prize, 'late win');
      if (steps.includes('cancel')) {
        const taken = table.play();
        table.accepted(await table.send('bet', taken), stakeOf(table, taken), 'second bet');
        table.accepted(await table.send('cancel', { ...taken, token }), -stakeOf(table, taken), 'late cancel');
      }
      const late = isUnsaid(table, 'token')
        ? undefined
        : must(await table.send('bet', table.play({ token })), ['refused'], 'bet with an expired token');
      sameBalance(bet, await table.send('bet', { ...play, token }), 'known bet again, token expired');
      await table.mustHave('after late calls');
      return late === undefined ? 'its calls carry no token' : `bet: ${told(late)}`;
    },
  },
  {
    name: 'gift',
    title: 'pays a gift outside of any round once, whatever became of the token',
    needs: [],
    run: async (table) => {
      const { gift } = table.driver;
      if (gift === undefined) return UNSUPPORTED;
      const play = table.play({ token: table.seat.expiredToken });
      const first = table.accepted(await table.post(gift(play)), play.prize, 'gift');
      sameBalance(first, await table.post(gift(play)), 'gift again');
      must(await table.post(gift({ ...play, prize: 600_000n })), ['refused'], 'gift with another amount');
      await table.mustHave('after a gift');
      return told(first);
    },
  },
  {
    name: 'hold',
    title:
      'sets money aside for a session, and gives back at its end what was not staked, whatever became of the token',
    needs: [],
    run: async (table) => {
      const { hold } = table.driver;
      if (hold === undefined) return UNSUPPORTED;
      const play = table.play();
      const held = play.stake * 2n;
      const first = table.accepted(await table.post(hold.open(play, held)), -held, 'set aside');
      sameBalance(first, await table.post(hold.open(play, held)), 'set aside again');
      must(await table.post(hold.settle(play, held + 100_000n)), ['refused'], 'an end with more than is held');
      await table.mustHave('after a wrong end');
      const late = { ...play, token: table.seat.expiredToken };
      const end = table.accepted(
        await table.post(hold.settle(late, held)),
        held - play.stake + play.prize,
        'the end, with an expired token',
      );
      sameBalance(end, await table.post(hold.settle(late, held)), 'the end again');
      await table.mustHave('after a session');
      return told(end);
    },
  },
  {
    name: 'unsettle',
    title: 'takes a settlement back so that the bet runs again, and settles it anew',
    needs: ['win'],
    run: async (table) => {
      const { unsettle } = table.driver;
      if (unsettle === undefined) return UNSUPPORTED;
      const play = table.play();
      table.accepted(await table.send('bet', play), -play.stake, 'bet');
      table.accepted(await table.send('win', play), play.prize, 'settlement');
      table.accepted(await table.post(unsettle(play)), -play.prize, 'settlement taken back');
      must(await table.post(unsettle(play)), ['done', 'again', 'refused'], 'taken back again');
      await table.mustHave('after a settlement was taken back twice');
      const anew = { ...play, prize: 700_000n };
      const second = table.accepted(await table.send('win', anew), anew.prize, 'settled anew');
      must(await table.send('win', anew), ['done', 'again'], 'settled anew, once more');
      await table.mustHave('after it was settled anew');
      return told(second);
    },
  },
  {
    name: 'correction',
    title: 'corrects a round up and down, once for each id',
    needs: [],
    run: async (table) => {
      const { correct } = table.driver;
      if (correct === undefined) return UNSUPPORTED;
      const play = table.play();
      table.accepted(await table.send('bet', play), stakeOf(table, play), 'bet');
      for (const amount of [200_000n, -100_000n]) {
        const id = newId();
        const first = table.accepted(await table.post(correct(play, id, amount)), amount, `a correction of ${amount}`);
        sameBalance(first, await table.post(correct(play, id, amount)), 'the same correction again');
        must(await table.post(correct(play, id, amount * 2n)), ['refused'], 'another amount under its id');
      }
      await table.mustHave('after corrections');
      return 'up and down';
    },
  },
  {
    name: 'win-without-bet',
    title: 'pays nothing on a bet that is unknown, of another round, or was refused',
    needs: ['win'],
    run: async (table) => {
      must(await table.send('win', table.play()), ['refused'], 'win of an unknown bet');
      const tooMuch = table.play({ stake: table.balance + 1_000n });
      must(await table.send('bet', tooMuch), ['poor'], 'bet beyond the balance');
      must(await table.send('win', tooMuch), ['refused'], 'win of a refused bet');
      await table.mustHave('after wins without a bet');
      return 'both refused';
    },
  },
  {
    name: 'insufficient-funds',
    title: 'refuses a bet beyond the balance, also when it comes again',
    needs: [],
    run: async (table) => {
      const play = table.play({ stake: table.balance + 1_000n });
      for (let turn = 0; turn < 2; turn += 1) {
        const reply = must(await table.send('bet', play), ['poor'], 'bet beyond the balance');
        if (reply.balance !== undefined && reply.balance !== table.balance) throw new Fault(told(reply));
      }
      if (table.driver.steps.includes('cancel')) await table.send('cancel', play);
      await table.mustHave('after a refused bet');
      return 'refused twice';
    },
  },
  {
    name: 'overspend',
    title: 'lets exactly 10 of 30 bets at once through when the balance pays for 10',
    needs: [],
    run: async (table) => {
      const stake = ((table.balance * 2n) / 21n / 1_000n) * 1_000n;
      const plays = Array.from({ length: 30 }, () => table.play({ stake, prize: 0n }));
      const reply = await together(30, (nth) => table.send('bet', plays[nth] ?? table.play()));
      const through = plays.filter((_, nth) => reply[nth]?.verdict === 'done');
      if (through.length !== 10) throw new Fault(`${through.length} bets of ${stake} went through on ${table.balance}`);
      table.balance -= 10n * stake;
      await table.mustHave('after the race');
      const { steps, gift } = table.driver;
      if (steps.includes('cancel')) {
        for (const play of through) await table.send('cancel', play);
        table.balance += 10n * stake;
      } else if (gift)
        table.accepted(await table.post(gift(table.play({ prize: stake * 10n }))), stake * 10n, 'refill');
      await table.mustHave('after the stakes came back');
      return '10 of 30';
    },
  },
  {
    name: 'wrong-parts',
    title: 'refuses a token that is nobody’s, a user that is not the token’s, and another currency',
    needs: [],
    run: async (table) => {
      if (!isUnsaid(table, 'token'))
        must(await table.send('bet', table.play({ token: `made-up-${newId()}` })), ['refused'], 'made-up token');
      must(await table.send('bet', table.play({ user: `${table.seat.user}0` })), refusal, 'another user');
      must(await table.send('bet', table.play({ user: 'nobody' })), ['refused'], 'no user at all');
      if (!isUnsaid(table, 'currency'))
        must(await table.send('bet', table.play({ currency: 'XTS' })), ['refused'], 'currency');
      await table.mustHave('after wrong parts');
      return 'refused';
    },
  },
  {
    name: 'proof',
    title: 'does nothing without the right proof',
    needs: [],
    run: async (table) => {
      const calls = table.driver.forgeries(table.play());
      const { unprovedWord } = table.driver;
      for (const [what, call] of calls) {
        const reply = await table.post(call);
        if (unprovedWord === undefined || reply.word !== unprovedWord) must(reply, ['unproved'], what);
      }
      await table.mustHave('after wrong proofs');
      return `${calls.length} calls turned away`;
    },
  },
  {
    name: 'resend-after-timeout',
    title: 'books once what a client sent again because it gave up waiting',
    needs: [],
    run: async (table) => {
      let cut = 0;
      for (let turn = 0; turn < 10; turn += 1) {
        const play = table.play();
        const call = table.driver.request('bet', play);
        await table.client.post({ ...call, cutAfterMs: turn }).catch(() => (cut += 1));
        table.balance += stakeOf(table, play);
        const reply = must(await table.post(call), ['done', 'again'], 'bet sent again');
        sameBalance(reply, await table.post(call), 'bet sent a third time');
      }
      await table.mustHave('after 10 resends');
      return `${cut} of 10 answers never arrived`;
    },
  },
  {
    name: 'bad-amounts',
    title: 'refuses amounts that are no plain numbers of its own, and rounds nothing',
    needs: [],
    run: async (table) => {
      const { badAmounts } = table.driver;
      for (const amount of badAmounts)
        must(
          await table.post(table.driver.stakeOf(table.play(), amount)),
          ['refused', 'unproved'],
          `amount ${amount.slice(0, 20)}`,
        );
      await table.mustHave('after bad amounts');
      return `${badAmounts.length} amounts refused`;
    },
  },
  {
    name: 'malformed',
    title: 'refuses what is not in the form agreed',
    needs: [],
    run: async (table) => {
      const calls = table.driver.malformed(table.play());
      const { strange } = table.driver;
      for (const [what, call] of [...calls, ['a field nobody knows', strange('bet', table.play())] as const])
        must(await table.post(call), ['refused', 'unproved'], what);
      await table.mustHave('after malformed calls');
      return `${calls.length + 1} calls refused`;
    },
  },
];
