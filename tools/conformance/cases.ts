import { constants, generateKeyPairSync, randomBytes, type KeyObject } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Hub88Client, newId, type Answer, type Body } from './Hub88Client.ts';
import { findPolicy, ordersOf, playOrder } from './orders.ts';
import { describe, Fault, refused, sameAs } from './Player.ts';
import { mustBeRefused, tally, together, UNIT, type Case } from './Case.ts';
import { replayCase } from './replayCase.ts';
import { roundCases } from './roundCases.ts';
import { userCases } from './userCases.ts';

let strangers: KeyObject | undefined;

/** A key of no supplier; generating one takes a while, so all cases share it. */
function strangersKey(): KeyObject {
  strangers ??= generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
  return strangers;
}

function mustBeUnproved(answer: Answer, what: string): void {
  const isRefused = answer.httpStatus === 401 || answer.status === 'RS_ERROR_INVALID_SIGNATURE';
  if (!isRefused || answer.status === 'RS_OK' || answer.httpStatus >= 500) {
    throw new Fault(`signature ${what}: ${describe(answer)}`);
  }
}

const firstCases: readonly Case[] = [
  {
    name: 'user-info',
    title: 'tells who the user is and repeats request_uuid',
    run: async ({ player }) => {
      const body = player.base();
      const answer = player.fits(body, await player.client.call('/user/info', body), '/user/info');
      if (answer.status !== 'RS_OK') throw new Fault(`/user/info: ${describe(answer)}`);
      return describe(answer);
    },
  },
  {
    name: 'round',
    title: 'books a bet and its win, each answer with the balance right after it',
    run: async ({ player }) => {
      const bet = player.bet(3 * UNIT);
      player.accepted(await player.send('bet', bet), -3 * UNIT, 'bet');
      player.accepted(await player.send('win', player.win(bet, 5 * UNIT)), 5 * UNIT, 'win');
      const lost = player.bet(UNIT);
      player.accepted(await player.send('bet', lost), -UNIT, 'second bet');
      player.accepted(await player.send('win', player.win(lost, 0)), 0, 'win of nothing');
      const odd = player.bet(12_347);
      player.accepted(await player.send('bet', odd), -12_347, 'bet of an odd amount');
      player.accepted(await player.send('win', player.win(odd, 67_891)), 67_891, 'win of an odd amount');
      const everything = player.balance;
      const all = player.bet(everything);
      const answer = await player.send('bet', all);
      if (answer.status === 'RS_ERROR_NOT_ENOUGH_MONEY') throw new Fault(`bet of everything: ${describe(answer)}`);
      if (player.mayDo(answer, -everything, 'a bet of the whole balance')) {
        player.accepted(await player.send('rollback', player.rollback(all)), everything, 'everything back');
      }
      await player.mustHave('rounds');
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
      const second = player.rollback(bet);
      const other = await player.send('rollback', second);
      if (other.httpStatus >= 500) throw new Fault(`second rollback with a new id: ${describe(other)}`);
      await player.mustHave('after three rollbacks of one bet');
      const between = player.bet(UNIT);
      player.accepted(await player.send('bet', between), -UNIT, 'a bet in between');
      sameAs(other, await player.again('rollback', second), 'the second rollback again');
      if (other.status === 'RS_OK') {
        const id = second['transaction_uuid'];
        const reused = await player.send('bet', player.bet(UNIT, { transaction_uuid: id }));
        refused(reused, ['RS_ERROR_DUPLICATE_TRANSACTION'], "bet under a second rollback's id");
      }
      player.accepted(await player.send('win', player.win(between, UNIT)), UNIT, 'win of the bet in between');
      const self = player.bet(UNIT);
      const id = self['transaction_uuid'];
      const itself = await player.send('rollback', player.rollback(self, { transaction_uuid: id }));
      if (itself.httpStatus >= 500 || itself.status === '') throw new Fault(`rollback of itself: ${describe(itself)}`);
      await player.mustHave('after a rollback of itself');
      return `a second rollback with a new id: ${other.status}; a rollback of itself: ${itself.status}`;
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
      const undone = player.rollback(other);
      player.accepted(await player.send('rollback', undone), UNIT, 'rollback of the other bet');
      const elsewhere = { ...undone, reference_transaction_uuid: bet['transaction_uuid'] };
      refused(
        await player.again('rollback', elsewhere),
        ['RS_ERROR_DUPLICATE_TRANSACTION'],
        'rollback with another reference',
      );
      // A bet's id cannot be reused for a win, nor a win's for a rollback.
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
      player.buried.push(bet);
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
    title: 'pays nothing on a bet that is unknown, was refused or taken back, nor on what is no bet',
    run: async ({ player }) => {
      const never = player.bet(UNIT);
      const unknown = await player.send('win', player.win(never, 9 * UNIT));
      refused(unknown, ['RS_ERROR_TRANSACTION_DOES_NOT_EXIST'], 'win of an unknown bet');
      const bet = player.bet(UNIT);
      player.accepted(await player.send('bet', bet), -UNIT, 'bet');
      const elsewhere = await player.send('win', player.win(bet, 9 * UNIT, { round: newId() }));
      player.mayDo(elsewhere, 9 * UNIT, 'a win that names a bet of another round');
      const won = player.win(bet, UNIT);
      player.accepted(await player.send('win', won), UNIT, 'win of the right round');
      mustBeRefused(await player.send('win', player.win(won, 9 * UNIT, { round: bet['round'] })), 'win of a win');
      const id = newId();
      const itself = player.win(bet, UNIT, { transaction_uuid: id, reference_transaction_uuid: id });
      mustBeRefused(await player.send('win', itself), 'win of itself');
      const { reference_transaction_uuid: _, ...aimless } = player.win(bet, UNIT);
      mustBeRefused(await player.send('win', aimless), 'win without a reference');
      const taken = player.bet(UNIT);
      player.accepted(await player.send('bet', taken), -UNIT, 'bet to be taken back');
      const back = player.rollback(taken);
      player.accepted(await player.send('rollback', back), UNIT, 'rollback');
      mustBeRefused(await player.send('win', player.win(taken, 9 * UNIT)), 'win of a bet that was taken back');
      mustBeRefused(
        await player.send('win', player.win(back, 9 * UNIT, { amount: 9 * UNIT, currency: taken['currency'] })),
        'win of a rollback',
      );
      const undo = await player.send('rollback', player.rollback(back));
      if (undo.httpStatus >= 500) throw new Fault(`rollback of a rollback: ${describe(undo)}`);
      const { reference_transaction_uuid: __, ...lost } = player.rollback(bet);
      mustBeRefused(await player.send('rollback', lost), 'rollback without a reference');
      await player.mustHave('after wins and rollbacks of what is no bet');
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
        mustBeUnproved(answer, what);
      }
      const ofAnother = new Hub88Client(client.url.toString(), strangersKey());
      const others: [string, (text: string) => string | null][] = [
        ['missing', () => null],
        ['over nothing', () => client.signatureOf('')],
        ['over the trimmed body', (text) => client.signatureOf(text.trim())],
        ['by SHA-1', (text) => client.signatureOf(text, 'RSA-SHA1')],
        ['by SHA-512', (text) => client.signatureOf(text, 'RSA-SHA512')],
        ['by MD5', (text) => client.signatureOf(text, 'RSA-MD5')],
        ['with PSS', (text) => client.signatureOf(text, 'RSA-SHA256', constants.RSA_PKCS1_PSS_PADDING)],
        ['by another key', (text) => ofAnother.signatureOf(text)],
        ['that is nobody’s', () => randomBytes(256).toString('base64')],
      ];
      const bet = player.bet(UNIT);
      player.accepted(await player.send('bet', bet), -UNIT, 'bet');
      const calls: [string, Body][] = [
        ['/user/info', player.base()],
        ['/user/balance', { ...player.base(), currency: player.options.currency }],
        ['/transaction/bet', player.bet(UNIT)],
        ['/transaction/win', player.win(bet, UNIT)],
        ['/transaction/rollback', player.rollback(bet)],
      ];
      for (const [path, call] of calls) {
        for (const [what, signatureOf] of others) {
          const text = `${JSON.stringify(call)}\n`;
          mustBeUnproved(await client.send(path, text, { signature: signatureOf(text) }), `${path} ${what}`);
        }
      }
      ofAnother.close();
      const pretty = player.bet(UNIT);
      const laidOut = await client.send('/transaction/bet', ` ${JSON.stringify(pretty, null, 2)}\n`);
      player.accepted(player.fits(pretty, laidOut, 'a body over many lines'), -UNIT, 'a body over many lines');
      player.accepted(await player.send('rollback', player.rollback(pretty)), UNIT, 'rollback of it');
      player.accepted(await player.send('rollback', player.rollback(bet)), UNIT, 'rollback with its proof');
      await player.mustHave('after wrong signatures');
      return `${tries.length + calls.length * others.length} wrong signatures refused`;
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
      const long = newId();
      const known = player.bet(UNIT, { transaction_uuid: newId() });
      player.accepted(await player.send('bet', known), -UNIT, 'bet');
      const kept = String(known['transaction_uuid']);
      mustBeRefused(await player.send('bet', player.bet(UNIT, { transaction_uuid: '' })), 'an empty id');
      // The wallet may accept or refuse such an id, but must not confuse it with its twin.
      const twins: [string, string, string][] = [
        ['a space behind', kept, `${kept} `],
        ['a space in front', kept, ` ${kept}`],
        ['a tab behind', kept, `${kept}\t`],
        ['an end of line behind', kept, `${kept}\n`],
        ['a zero byte behind', kept, `${kept}\u0000`],
        ['a hard space behind', kept, `${kept}\u00a0`],
        ['a space within', `${long}a b`, `${long}ab`],
        ['the 36th character', `${long.slice(0, 35)}0`, `${long.slice(0, 35)}1`],
        ...[40, 64, 65, 100, 128, 256, 1_024].map((length): [string, string, string] => {
          const start = newId().padEnd(length - 1, 'x');
          return [`character ${length}`, `${start}0`, `${start}1`];
        }),
      ];
      for (const [what, one, other] of twins) {
        for (const id of [one, other]) {
          if (id === kept) continue;
          const bet = player.bet(UNIT, { transaction_uuid: id });
          const answer = await player.send('bet', bet);
          if (answer.status === 'RS_ERROR_DUPLICATE_TRANSACTION') {
            throw new Fault(`an id that differs by ${what} counts as known: ${describe(answer)}`);
          }
          if (!player.mayDo(answer, -UNIT, `an id with ${what}`)) continue;
          player.accepted(await player.send('rollback', player.rollback(bet)), UNIT, `rollback of an id with ${what}`);
        }
      }
      const inCapitals = player.win(known, UNIT, { reference_transaction_uuid: kept.toUpperCase() });
      if (kept !== kept.toUpperCase()) {
        mustBeRefused(await player.send('win', inCapitals), 'win of a bet in capitals');
      }
      player.accepted(await player.send('rollback', player.rollback(known)), UNIT, 'rollback of the known bet');
      // The attempt's id is independent of the call's content.
      const attempt = newId();
      for (const turn of ['first', 'second']) {
        const bet = player.bet(UNIT, { request_uuid: attempt });
        player.accepted(await player.send('bet', bet), -UNIT, `${turn} bet under one request_uuid`);
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
        ['ten megabytes', good.replace('}', `,"meta":"${'x'.repeat(10_000_000)}"}`)],
        ['no amount', good.replace(/"amount":\d+,?/, '').replace(',}', '}')],
        ['no transaction_uuid', good.replace('transaction_uuid', 'transaction_id')],
        ['no user', good.replace('"user":', '"users":')],
        ['no token', good.replace('"token":', '"tokens":')],
        ['no currency', good.replace('"currency":', '"currencies":')],
      ];
      for (const [what, text] of texts) {
        const answer = await player.client.send('/transaction/bet', text).catch((error: Error) => {
          // A server may hang up on an oversized body instead of reading it to its end.
          if (what === 'ten megabytes') return undefined;
          throw new Fault(`${what}: ${error.message}`);
        });
        if (answer) mustBeRefused(answer, what);
      }
      await player.mustHave('after malformed bodies');
      for (const [what, more] of [
        ['a field nobody knows', '"colour":5'],
        ['a prototype', '"__proto__":{"amount":1}'],
        ['thirty thousand lists', `"meta":${'['.repeat(30_000)}${']'.repeat(30_000)}`],
      ]) {
        const bet = player.bet(UNIT);
        const answer = await player.client.send('/transaction/bet', JSON.stringify(bet).replace(/}$/, `,${more}}`));
        player.mayDo(answer, -UNIT, `a bet with ${what}`);
      }
      await player.mustHave('after bets with more than a bet');
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
        '0.5',
        '1000.5',
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
      const paid = player.bet(UNIT);
      player.accepted(await player.send('bet', paid), -UNIT, 'bet');
      for (const amount of [...amounts, '-1000', '18446744073709551616', '1e30']) {
        const text = JSON.stringify(player.win(paid, UNIT)).replace(`"amount":${UNIT}`, `"amount":${amount}`);
        mustBeRefused(await player.client.send('/transaction/win', text), `win of ${amount.slice(0, 20)}`);
      }
      await player.mustHave('after wins of wrong amounts');
      player.accepted(await player.send('rollback', player.rollback(paid)), UNIT, 'rollback');
      for (const [amount, change] of [
        ['-0', 0],
        ['1000.0', -UNIT],
        ['1e3', -UNIT],
        ['1E3', -UNIT],
      ] as const) {
        const text = JSON.stringify(player.bet(UNIT)).replace(`"amount":${UNIT}`, `"amount":${amount}`);
        player.mayDo(await player.client.send('/transaction/bet', text), change, `a bet of ${amount}`);
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
];

const orders: Case = {
  name: 'all-orders',
  title: 'answers every order of bet, win and rollback as an independent model allows',
  run: async ({ player, orderLength }) => {
    const policy = await findPolicy(player);
    const all = ordersOf(orderLength);
    for (const order of all) await playOrder(player, order, policy);
    return `${all.length} orders of length ${orderLength} and every shorter one within them; the rollback of a paid-out bet ${policy}`;
  },
};

/** In test order; the last one repeats every answered call. */
export const cases: readonly Case[] = [...firstCases, ...roundCases, ...userCases, orders, replayCase];
