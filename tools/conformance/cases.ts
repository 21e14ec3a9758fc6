import { setTimeout as wait } from 'node:timers/promises';
import { newId, type Answer, type Body } from './Hub88Client.ts';
import { findPolicy, ordersOf, playOrder } from './orders.ts';
import { describe, Fault, refused, sameAs, type Player } from './Player.ts';

export type CaseOptions = { player: Player; orderLength: number };

/** One thing a supplier does to a wallet. Resolves with what was seen, throws a Fault when it was wrong. */
export type Case = { name: string; title: string; run(options: CaseOptions): Promise<string> };

const UNIT = 1_000;

/** Released together; the answers in the order of the requests. */
function together(count: number, send: (index: number) => Promise<Answer>): Promise<Answer[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => send(index)));
}

function tally(answers: readonly Answer[]): string {
  const counts = new Map<string, number>();
  for (const { status, httpStatus } of answers) {
    const name = status === '' ? `HTTP ${httpStatus}` : status;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].map(([name, count]) => `${count}x ${name}`).join(', ');
}

/** A call that the server must turn away for its form, whatever it asks. */
function mustBeRefused(answer: Answer, what: string): void {
  if (answer.status === 'RS_OK' || answer.httpStatus >= 500 || answer.httpStatus < 200) {
    throw new Fault(`${what}: expected a refusal, saw ${describe(answer)}`);
  }
}

export const cases: readonly Case[] = [
  {
    name: 'user-info',
    title: 'tells who the user is and repeats request_uuid',
    run: async ({ player }) => {
      const body = player.base();
      const answer = await player.client.call('/user/info', body);
      if (answer.status !== 'RS_OK' || answer.json['request_uuid'] !== body['request_uuid']) {
        throw new Fault(`/user/info: ${describe(answer)}`);
      }
      if (answer.json['user'] !== player.options.user) throw new Fault('/user/info: another user');
      return describe(answer);
    },
  },
  {
    name: 'round',
    title: 'books a bet and its win, each answer with the balance right after it',
    run: async ({ player }) => {
      const bet = player.bet(3 * UNIT);
      const answer = player.accepted(await player.send('bet', bet), -3 * UNIT, 'bet');
      if (answer.json['request_uuid'] !== bet['request_uuid']) throw new Fault('bet: request_uuid is not repeated');
      if (answer.json['user'] !== bet['user']) throw new Fault('bet: another user');
      player.accepted(await player.send('win', player.win(bet, 5 * UNIT)), 5 * UNIT, 'win');
      const lost = player.bet(UNIT);
      player.accepted(await player.send('bet', lost), -UNIT, 'second bet');
      player.accepted(await player.send('win', player.win(lost, 0)), 0, 'win of nothing');
      await player.mustHave('two rounds');
      return 'exact balances';
    },
  },
  {
    name: 'rollback',
    title: 'returns the stake of a bet once',
    run: async ({ player }) => {
      const bet = player.bet(7 * UNIT);
      player.accepted(await player.send('bet', bet), -7 * UNIT, 'bet');
      const rollback = player.rollback(bet);
      const first = player.accepted(await player.send('rollback', rollback), 7 * UNIT, 'rollback');
      sameAs(first, await player.again('rollback', rollback), 'rollback again');
      const other = await player.send('rollback', player.rollback(bet));
      if (other.httpStatus >= 500) throw new Fault(`second rollback with a new id: ${describe(other)}`);
      await player.mustHave('after three rollbacks of one bet');
      return `a second rollback with a new id: ${other.status}`;
    },
  },
  {
    name: 'duplicate',
    title: 'gives the first answer again to a request that comes again',
    run: async ({ player }) => {
      const bet = player.bet(2 * UNIT);
      const win = player.win(bet, 3 * UNIT);
      const firstBet = player.accepted(await player.send('bet', bet), -2 * UNIT, 'bet');
      sameAs(firstBet, await player.again('bet', bet), 'bet again');
      const firstWin = player.accepted(await player.send('win', win), 3 * UNIT, 'win');
      sameAs(firstWin, await player.again('win', win), 'win again');
      sameAs(firstBet, await player.again('bet', bet), 'bet again after its win');
      await player.mustHave('after duplicates');
      return 'first answers repeated';
    },
  },
  {
    name: 'parallel-duplicate',
    title: 'books each of 50 equal requests at once only once',
    run: async ({ player }) => {
      const bet = player.bet(2 * UNIT);
      const bets = await together(50, () => player.again('bet', bet));
      player.balance -= 2 * UNIT;
      for (const answer of bets) {
        if (answer.status !== 'RS_OK' || answer.balance !== player.balance)
          throw new Fault(`bet: ${tally(bets)}, ${describe(answer)}`);
      }
      const win = player.win(bet, 4 * UNIT);
      const wins = await together(50, () => player.again('win', win));
      player.balance += 4 * UNIT;
      for (const answer of wins) {
        if (answer.status !== 'RS_OK' || answer.balance !== player.balance)
          throw new Fault(`win: ${tally(wins)}, ${describe(answer)}`);
      }
      const taken = player.bet(UNIT);
      await player.send('bet', taken);
      const rollback = player.rollback(taken);
      const rollbacks = await together(50, () => player.again('rollback', rollback));
      if (rollbacks.some(({ status }) => status !== 'RS_OK')) throw new Fault(`rollback: ${tally(rollbacks)}`);
      await player.mustHave('after 150 duplicates at once');
      return `bets ${tally(bets)}; wins ${tally(wins)}; rollbacks ${tally(rollbacks)}`;
    },
  },
  {
    name: 'changed-content',
    title: 'refuses a known transaction_uuid with any field changed, and changes nothing',
    run: async ({ player }) => {
      const bet = player.bet(2 * UNIT);
      const firstBet = player.accepted(await player.send('bet', bet), -2 * UNIT, 'bet');
      const other = player.bet(UNIT);
      player.accepted(await player.send('bet', other), -UNIT, 'another bet');
      const win = player.win(bet, 3 * UNIT);
      const firstWin = player.accepted(await player.send('win', win), 3 * UNIT, 'win');
      const changes: [string, 'bet' | 'win', Body, Body][] = [
        ['amount', 'bet', bet, { amount: 3 * UNIT }],
        ['round', 'bet', bet, { round: newId() }],
        ['currency', 'bet', bet, { currency: bet['currency'] === 'XTS' ? 'XXX' : 'XTS' }],
        ['game', 'bet', bet, { game_code: 'another-game' }],
        ['user', 'bet', bet, { user: `${String(bet['user'])}0` }],
        ['amount', 'win', win, { amount: 4 * UNIT }],
        ['round', 'win', win, { round: newId() }],
        ['reference', 'win', win, { reference_transaction_uuid: other['transaction_uuid'] }],
        ['game', 'win', win, { game_code: 'another-game' }],
      ];
      const seen: string[] = [];
      for (const [field, path, body, change] of changes) {
        const answer = await player.again(path, { ...body, ...change });
        mustBeRefused(answer, `${path} with another ${field}`);
        const isPlain = field === 'amount' || field === 'round' || field === 'reference';
        if (isPlain) refused(answer, ['RS_ERROR_DUPLICATE_TRANSACTION'], `${path} with another ${field}`);
        seen.push(`${path}/${field} ${answer.status}`);
      }
      // A bet's id is not free for a win, nor a win's for a rollback.
      const reused = await player.send('win', {
        ...player.win(other, UNIT),
        transaction_uuid: bet['transaction_uuid'],
      });
      refused(reused, ['RS_ERROR_DUPLICATE_TRANSACTION'], "win under a bet's id");
      await player.mustHave('after changed content');
      sameAs(firstBet, await player.again('bet', bet), 'the unchanged bet again');
      sameAs(firstWin, await player.again('win', win), 'the unchanged win again');
      return seen.join('; ');
    },
  },
  {
    name: 'cancel-first',
    title: 'never books a bet whose rollback came before it',
    run: async ({ player }) => {
      const bet = player.bet(2 * UNIT);
      const rollback = player.rollback(bet);
      const first = await player.send('rollback', rollback);
      if (first.httpStatus >= 500 || first.status === '') throw new Fault(`rollback of nothing: ${describe(first)}`);
      for (const turn of ['late bet', 'late bet again']) {
        const answer = await player.again('bet', bet);
        refused(answer, ['RS_ERROR_TRANSACTION_ROLLED_BACK', 'RS_ERROR_DUPLICATE_TRANSACTION'], turn);
      }
      const win = await player.send('win', player.win(bet, 5 * UNIT));
      refused(win, ['RS_ERROR_TRANSACTION_ROLLED_BACK', 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST'], 'win of it');
      const again = await player.again('rollback', rollback);
      if (again.status !== first.status) throw new Fault(`rollback again: ${describe(again)}`);
      await player.mustHave('after a cancelled bet');
      return `rollback of nothing: ${first.status}; win of it: ${win.status}`;
    },
  },
  {
    name: 'cancel-in-parallel',
    title: 'ends with nothing staked when bet and rollback race',
    run: async ({ player }) => {
      const all: Answer[] = [];
      for (let turn = 0; turn < 20; turn += 1) {
        const bet = player.bet(UNIT);
        const rollback = player.rollback(bet);
        const answers = await Promise.all(
          turn % 2 === 0
            ? [player.send('bet', bet), player.send('rollback', rollback)]
            : [player.send('rollback', rollback), player.send('bet', bet)],
        );
        all.push(...answers);
        const late = await player.again('rollback', rollback);
        if (late.httpStatus >= 500) throw new Fault(`rollback: ${describe(late)}`);
      }
      await player.mustHave('after 20 races of bet and rollback');
      return tally(all);
    },
  },
  {
    name: 'late-win',
    title: 'takes wins and rollbacks with an expired token, and no bets',
    run: async ({ player }) => {
      const { expiredToken } = player.options;
      const bet = player.bet(2 * UNIT);
      const firstBet = player.accepted(await player.send('bet', bet), -2 * UNIT, 'bet');
      const win = player.win(bet, 3 * UNIT, { token: expiredToken });
      player.accepted(await player.send('win', win), 3 * UNIT, 'win with an expired token');
      const taken = player.bet(UNIT);
      player.accepted(await player.send('bet', taken), -UNIT, 'second bet');
      const rollback = player.rollback(taken, { token: expiredToken });
      player.accepted(await player.send('rollback', rollback), UNIT, 'rollback with an expired token');
      const late = await player.send('bet', player.bet(UNIT, { token: expiredToken }));
      refused(late, ['RS_ERROR_TOKEN_EXPIRED', 'RS_ERROR_INVALID_TOKEN'], 'bet with an expired token');
      sameAs(firstBet, await player.again('bet', { ...bet, token: expiredToken }), 'known bet again, token expired');
      await player.mustHave('after late calls');
      return `bet: ${late.status}`;
    },
  },
  {
    name: 'win-without-bet',
    title: 'pays nothing on a bet that is unknown, of another round, or was refused',
    run: async ({ player }) => {
      const never = player.bet(UNIT);
      const unknown = await player.send('win', player.win(never, 9 * UNIT));
      refused(unknown, ['RS_ERROR_TRANSACTION_DOES_NOT_EXIST'], 'win of an unknown bet');
      const bet = player.bet(UNIT);
      player.accepted(await player.send('bet', bet), -UNIT, 'bet');
      const elsewhere = await player.send('win', player.win(bet, 9 * UNIT, { round: newId() }));
      refused(elsewhere, ['RS_ERROR_TRANSACTION_DOES_NOT_EXIST'], 'win of another round');
      player.accepted(await player.send('win', player.win(bet, UNIT)), UNIT, 'win of the right round');
      const tooMuch = player.bet(player.balance + 1);
      refused(await player.send('bet', tooMuch), ['RS_ERROR_NOT_ENOUGH_MONEY'], 'bet beyond the balance');
      const ofRefused = await player.send('win', player.win(tooMuch, UNIT));
      refused(ofRefused, ['RS_ERROR_TRANSACTION_DOES_NOT_EXIST'], 'win of a refused bet');
      await player.mustHave('after wins without a bet');
      return `other round: ${elsewhere.status}`;
    },
  },
  {
    name: 'insufficient-funds',
    title: 'refuses a bet beyond the balance and says what is there',
    run: async ({ player }) => {
      const bet = player.bet(player.balance + 1);
      const answer = refused(await player.send('bet', bet), ['RS_ERROR_NOT_ENOUGH_MONEY'], 'bet beyond the balance');
      if (answer.balance !== player.balance)
        throw new Fault(`expected the balance ${player.balance}, saw ${describe(answer)}`);
      refused(await player.again('bet', bet), ['RS_ERROR_NOT_ENOUGH_MONEY'], 'the same bet again');
      await player.mustHave('after a refused bet');
      const undone = await player.send('rollback', player.rollback(bet));
      if (undone.httpStatus >= 500) throw new Fault(`rollback of a refused bet: ${describe(undone)}`);
      await player.mustHave('after the rollback of a refused bet');
      return `rollback of it: ${undone.status}`;
    },
  },
  {
    name: 'overspend',
    title: 'lets exactly 10 of 40 bets at once through when the balance pays for 10',
    run: async ({ player }) => {
      const stake = Math.floor(player.balance / 10.5);
      if (stake < 1) throw new Fault('the player needs a balance to spend');
      const bets = Array.from({ length: 40 }, () => player.bet(stake));
      const answers = await together(40, (index) => player.send('bet', bets[index] ?? {}));
      const won = bets.filter((_, index) => answers[index]?.status === 'RS_OK');
      if (won.length !== 10)
        throw new Fault(`${won.length} bets of ${stake} were accepted on ${player.balance}: ${tally(answers)}`);
      player.balance -= 10 * stake;
      await player.mustHave('after the race');
      for (const bet of won) await player.send('rollback', player.rollback(bet));
      player.balance += 10 * stake;
      await player.mustHave('after the stakes were returned');
      return tally(answers);
    },
  },
  {
    name: 'wrong-currency',
    title: 'refuses a bet in another currency',
    run: async ({ player }) => {
      const currency = player.options.currency === 'XTS' ? 'XXX' : 'XTS';
      const answer = await player.send('bet', player.bet(UNIT, { currency }));
      refused(answer, ['RS_ERROR_WRONG_CURRENCY'], 'bet in another currency');
      const bet = player.bet(UNIT);
      player.accepted(await player.send('bet', bet), -UNIT, 'bet');
      const win = await player.send('win', player.win(bet, UNIT, { currency }));
      mustBeRefused(win, 'win in another currency');
      player.accepted(await player.send('rollback', player.rollback(bet)), UNIT, 'rollback');
      await player.mustHave('after another currency');
      return `win: ${win.status}`;
    },
  },
  {
    name: 'wrong-token',
    title: 'refuses a bet with a token that is nobody’s, and of a user that is not the token’s',
    run: async ({ player }) => {
      const made = await player.send('bet', player.bet(UNIT, { token: newId() }));
      refused(made, ['RS_ERROR_INVALID_TOKEN', 'RS_ERROR_TOKEN_EXPIRED'], 'bet with a made-up token');
      const foreign = await player.send('bet', player.bet(UNIT, { user: `${player.options.user}0` }));
      mustBeRefused(foreign, 'bet of another user');
      await player.mustHave('after wrong tokens');
      return `made-up token: ${made.status}; another user: ${foreign.status}`;
    },
  },
  {
    name: 'signature',
    title: 'does nothing without the right signature over the very bytes',
    run: async ({ player }) => {
      const { client } = player;
      const body = JSON.stringify(player.bet(UNIT));
      const right = client.signatureOf(body);
      const flipped = Buffer.from(right, 'base64');
      flipped[10] = (flipped[10] ?? 0) ^ 1;
      const tries: [string, string, string | null][] = [
        ['missing', body, null],
        ['empty', body, ''],
        ['truncated', body, right.slice(0, -4)],
        ['one byte short', body, Buffer.from(right, 'base64').subarray(1).toString('base64')],
        ['lengthened', body, `${right}AAAA`],
        ['in hex', body, Buffer.from(right, 'base64').toString('hex')],
        ['with one bit flipped', body, flipped.toString('base64')],
        ['in lower case', body, right.toLowerCase()],
        ['over other bytes', JSON.stringify(player.bet(UNIT)), right],
        ['over the same JSON with a space', body.replace(',', ', '), right],
        ['over the same JSON with an escape', body.replace('"user"', '"\\u0075ser"'), right],
        ['over a larger amount', body.replace(`"amount":${UNIT}`, `"amount":${UNIT}0`), right],
      ];
      for (const [what, sent, signature] of tries) {
        const answer = await client.send('/transaction/bet', sent, { signature });
        if (answer.httpStatus !== 401 && answer.status !== 'RS_ERROR_INVALID_SIGNATURE') {
          throw new Fault(`signature ${what}: ${describe(answer)}`);
        }
        if (answer.httpStatus >= 500) throw new Fault(`signature ${what}: ${describe(answer)}`);
      }
      await player.mustHave('after wrong signatures');
      return `${tries.length} wrong signatures refused`;
    },
  },
  {
    name: 'resend-after-timeout',
    title: 'books once what a client sent again because it gave up waiting',
    run: async ({ player }) => {
      let cut = 0;
      for (let turn = 0; turn < 20; turn += 1) {
        const bet = player.bet(UNIT);
        const text = JSON.stringify(bet);
        try {
          await player.client.send('/transaction/bet', text, { cutAfterMs: turn });
        } catch {
          cut += 1;
        }
        const answer = player.accepted(await player.client.send('/transaction/bet', text), -UNIT, 'bet sent again');
        sameAs(answer, await player.again('bet', bet), 'bet sent a third time');
        player.accepted(await player.send('win', player.win(bet, UNIT)), UNIT, 'win');
      }
      await wait(50);
      await player.mustHave('after 20 resends');
      return `${cut} of 20 answers never arrived`;
    },
  },
  {
    name: 'exact-ids',
    title: 'compares ids byte by byte',
    run: async ({ player }) => {
      const id = `abcdef00-${newId().slice(9)}`;
      const lower = player.bet(UNIT, { transaction_uuid: id });
      const upper = player.bet(UNIT, { transaction_uuid: id.toUpperCase() });
      player.accepted(await player.send('bet', lower), -UNIT, 'bet in lower case');
      player.accepted(await player.send('bet', upper), -UNIT, 'bet in upper case');
      player.accepted(await player.send('rollback', player.rollback(lower)), UNIT, 'rollback of the first');
      player.accepted(await player.send('rollback', player.rollback(upper)), UNIT, 'rollback of the second');
      for (const bad of ['', ' ', 'a b', 'x'.repeat(10_240), 'a\u0000b']) {
        mustBeRefused(
          await player.send('bet', player.bet(UNIT, { transaction_uuid: bad })),
          `id ${JSON.stringify(bad.slice(0, 9))}`,
        );
      }
      await player.mustHave('after odd ids');
      return 'two cases are two transactions';
    },
  },
  {
    name: 'malformed',
    title: 'refuses what is not one JSON object in the form agreed',
    run: async ({ player }) => {
      const good = JSON.stringify(player.bet(UNIT));
      const texts: [string, string | Buffer][] = [
        ['nothing', ''],
        ['half an object', good.slice(0, -5)],
        ['an array', `[${good}]`],
        ['a string', '"bet"'],
        ['null', 'null'],
        ['two objects', good + good],
        ['a comma too many', good.replace('}', ',}')],
        ['a key that stands twice', good.replace('{', '{"amount":1,')],
        ['a byte order mark', Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from(good)])],
        [
          'bytes that are not UTF-8',
          Buffer.concat([Buffer.from(good.slice(0, -1)), Buffer.from(',"meta":"\xff"}', 'latin1')]),
        ],
        ['thirty thousand lists', good.replace('}', `,"meta":${'['.repeat(30_000)}${']'.repeat(30_000)}}`)],
        ['ten megabytes', good.replace('}', `,"meta":"${'x'.repeat(10_000_000)}"}`)],
        ['a field nobody knows', good.replace('}', ',"balance":5}')],
        ['a prototype', good.replace('}', ',"__proto__":{"amount":1}}')],
        ['no amount', good.replace(/"amount":\d+,?/, '').replace(',}', '}')],
        ['no transaction_uuid', good.replace('transaction_uuid', 'transaction_id')],
      ];
      for (const [what, text] of texts) {
        const answer = await player.client.send('/transaction/bet', text).catch((error: Error) => {
          // A server may hang up on a body that is far too large instead of reading it to its end.
          if (what === 'ten megabytes') return undefined;
          throw new Fault(`${what}: ${error.message}`);
        });
        if (answer) mustBeRefused(answer, what);
      }
      await player.mustHave('after malformed bodies');
      return `${texts.length} bodies refused`;
    },
  },
  {
    name: 'wrong-types',
    title: 'refuses amounts and fields of another type, and rounds nothing',
    run: async ({ player }) => {
      const good = JSON.stringify(player.bet(UNIT));
      const amounts = [
        '-1',
        '-0',
        '0.5',
        '1000.0',
        '1e3',
        '1E3',
        '"1000"',
        'true',
        'null',
        '[1000]',
        '{}',
        '9007199254740993',
        '9223372036854775808',
        `1${'0'.repeat(400)}`,
        '1000000000000001',
        '0x10',
        'NaN',
        'Infinity',
        '01',
        '+5',
      ];
      for (const amount of amounts) {
        const answer = await player.client.send(
          '/transaction/bet',
          good.replace(`"amount":${UNIT}`, `"amount":${amount}`),
        );
        mustBeRefused(answer, `amount ${amount.slice(0, 20)}`);
      }
      const fields: Body[] = [
        { user: 5 },
        { token: ['x'] },
        { transaction_uuid: 17 },
        { round: {} },
        { round_closed: 'true' },
        { currency: 156 },
        { game_code: true },
      ];
      for (const change of fields) {
        mustBeRefused(await player.send('bet', player.bet(UNIT, change)), JSON.stringify(change));
      }
      await player.mustHave('after wrong types');
      return `${amounts.length} amounts and ${fields.length} fields refused`;
    },
  },
  {
    name: 'all-orders',
    title: 'answers every order of bet, win and rollback as an independent model allows',
    run: async ({ player, orderLength }) => {
      const policy = await findPolicy(player);
      const orders = ordersOf(orderLength);
      for (const order of orders) await playOrder(player, order, policy);
      return `${orders.length} orders of length ${orderLength} and every shorter one within them; the rollback of a paid-out bet ${policy}`;
    },
  },
];
