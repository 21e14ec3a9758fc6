import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { Fault } from '../Player.ts';
import { centsText, mustBeDone, mustBeRefused, told, type Ending, type TransferBench } from './TransferBench.ts';
import type { TransferReply } from './TransferClient.ts';

/** One thing an operator has to be able to rely on. Resolves with what was seen, throws a Fault when it was wrong. */
export type TransferCase = { name: string; title: string; run(bench: TransferBench): Promise<string> };

const together = <Answer>(count: number, send: (nth: number) => Promise<Answer>): Promise<Answer[]> =>
  Promise.all(Array.from({ length: count }, (_, nth) => send(nth)));
const stateOf = ({ content }: TransferReply): string => String(content['transaction_status']);
const MINUTE_MS = 60_000;

export const transferCases: readonly TransferCase[] = [
  {
    name: 'create',
    title: 'opens a wallet, once for a player, and knows no other',
    run: async (bench) => {
      const { client, username, currency } = bench;
      await bench.mustHave('a new wallet');
      await bench.move('in', 500n);
      mustBeDone(await client.ask('cm', { username, currency }), 'the same player again');
      await bench.mustHave('after the player was opened again');
      const stranger = `nobody-${randomUUID().slice(0, 8)}`;
      mustBeRefused(await client.ask('gb', { username: stranger }), 'the balance of nobody');
      mustBeRefused(await bench.send(bench.transfer('in', 100n, { username: stranger })), 'money for nobody');
      mustBeRefused(
        await client.ask('lg', { username: stranger, game_code: bench.game, language: 'en', back_url: '' }),
        'a game for nobody',
      );
      return 'one wallet';
    },
  },
  {
    name: 'transfer',
    title: 'moves exact amounts in and out, down to a hundredth, and tells each by its reference',
    run: async (bench) => {
      for (const cents of [1n, 10n, 12_345n, 100_000_000n]) {
        await bench.move('in', cents);
        await bench.mustHave(`after ${centsText(cents)} in`);
      }
      for (const cents of [100_000_000n, 1n, 10n, 12_345n]) await bench.move('out', cents);
      await bench.mustHave('after everything went out again');
      return 'exact balances';
    },
  },
  {
    name: 'duplicate',
    title: 'moves money once for a reference, however often it is sent',
    run: async (bench) => {
      const transfer = await bench.move('in', 1_000n);
      for (let turn = 0; turn < 3; turn += 1)
        await bench.ended(transfer, await bench.send(transfer), 'SUCCESS', 'the same transfer again');
      await bench.mustHave('after a transfer came four times');
      const out = await bench.move('out', 400n);
      await bench.ended(out, await bench.send(out), 'SUCCESS', 'the same way out again');
      await bench.mustHave('after a way out came twice');
      return 'once each';
    },
  },
  {
    name: 'parallel-duplicate',
    title: 'moves money once for each of 30 equal transfers at once',
    run: async (bench) => {
      for (const direction of ['in', 'out'] as const) {
        const transfer = bench.transfer(direction, 2_000n);
        for (const reply of await together(30, () => bench.send(transfer))) mustBeDone(reply, direction);
        const ending = await bench.state(transfer.reference_no);
        if (ending !== 'SUCCESS') throw new Fault(`${direction} ended ${ending}`);
        bench.balance += direction === 'in' ? 2_000n : -2_000n;
        await bench.mustHave(`after 30 times ${direction} at once`);
      }
      return 'one effect each';
    },
  },
  {
    name: 'changed-content',
    title: 'refuses a known reference with another amount, way or player, and changes nothing',
    run: async (bench) => {
      const transfer = await bench.move('in', 1_000n);
      const other = `c${Date.now()}-other`;
      mustBeDone(await bench.client.ask('cm', { username: other, currency: bench.currency }), 'another player');
      const changes = [{ amount: '20.00' }, { fund_type: 2 as const }, { username: other }];
      for (const change of changes) {
        const reply = await bench.send({ ...transfer, ...change });
        if (reply.status === 0 && stateOf(reply) === 'SUCCESS')
          throw new Fault(`another ${Object.keys(change).join()} under a known reference: saw ${told(reply)}`);
      }
      await bench.mustHave('after changed transfers');
      const { content } = mustBeDone(await bench.client.ask('gb', { username: other }), 'the other balance');
      if (content['balance'] !== '0.00') throw new Fault(`the other player has ${String(content['balance'])}`);
      return `${changes.length} changes refused`;
    },
  },
  {
    name: 'overdraw',
    title: 'lets nothing out that is not there, and stays with that once money has come',
    run: async (bench) => {
      await bench.move('in', 1_000n);
      const tooMuch = await bench.move('out', 1_001n, 'FAILED');
      await bench.mustHave('after too much was asked for');
      await bench.move('in', 5_000n);
      await bench.ended(tooMuch, await bench.send(tooMuch), 'FAILED', 'the same again, with enough in the wallet');
      await bench.mustHave('after a failed transfer came again');
      return 'refused for good';
    },
  },
  {
    name: 'overdraw-at-once',
    title: 'lets exactly 10 of 30 ways out at once through when the wallet pays for 10',
    run: async (bench) => {
      await bench.move('in', 1_050n);
      const transfers = Array.from({ length: 30 }, () => bench.transfer('out', 100n));
      await together(30, (nth) => bench.send(transfers[nth]!));
      const ends = await together(30, (nth) => bench.state(transfers[nth]!.reference_no));
      const through = ends.filter((end) => end === 'SUCCESS').length;
      if (through !== 10) throw new Fault(`${through} ways out of 1.00 went through on 10.50`);
      bench.balance -= 1_000n;
      await bench.mustHave('after the race');
      return '10 of 30';
    },
  },
  {
    name: 'unknown-reference',
    title: 'says of a reference that never came that it was not found, and does not keep it from coming',
    run: async (bench) => {
      const transfer = bench.transfer('in', 700n);
      const before: Ending = await bench.state(transfer.reference_no);
      if (before !== 'NOT_FOUND') throw new Fault(`a reference that never came: ${before}`);
      await bench.ended(transfer, await bench.send(transfer), 'SUCCESS', 'the transfer after it was asked for');
      bench.balance += 700n;
      await bench.mustHave('after it');
      return 'NOT_FOUND';
    },
  },
  {
    name: 'too-late',
    title: 'never carries out what comes after its valid_until',
    run: async (bench) => {
      const late = bench.transfer('in', 900n, { valid_until: new Date(Date.now() - MINUTE_MS).toISOString() });
      const reply = await bench.send(late);
      if (reply.status === 0 && stateOf(reply) !== 'FAILED') throw new Fault(`a late transfer: saw ${told(reply)}`);
      const ending = await bench.state(late.reference_no);
      if (ending === 'SUCCESS') throw new Fault('a late transfer was carried out');
      await bench.mustHave('after a late transfer');
      return ending;
    },
  },
  {
    name: 'resend-after-timeout',
    title: 'moves once what a client sent again because it gave up waiting, and the reference tells what became of it',
    run: async (bench) => {
      let cut = 0;
      for (let turn = 0; turn < 10; turn += 1) {
        const transfer = bench.transfer('in', 100n);
        await bench.client.ask('ft', transfer, { cutAfterMs: turn }).catch(() => (cut += 1));
        if (turn % 2 === 0) await bench.state(transfer.reference_no);
        await bench.ended(transfer, await bench.send(transfer), 'SUCCESS', 'a transfer sent again');
        bench.balance += 100n;
      }
      await bench.mustHave('after 10 resends');
      return `${cut} of 10 answers never arrived`;
    },
  },
  {
    name: 'proof',
    title: 'does nothing without the signature of its operator, and signs what it says itself',
    run: async (bench) => {
      const { client } = bench;
      const transfer = bench.transfer('in', 300n);
      const text = client.textOf('ft', transfer);
      const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
      const right = client.signatureOf(text);
      const forgeries: [what: string, change: Parameters<typeof client.ask>[2]][] = [
        ['no signature', { text, signature: undefined }],
        ['the signature of a stranger', { text, signature: client.signatureOf(text, stranger) }],
        ['half a signature', { text, signature: right.slice(0, right.length / 2) }],
        ['the signature of another amount', { text: text.replace('3.00', '9.00'), signature: right }],
        ['other white space', { text: ` ${text}`, signature: right }],
        ['another merchant', { text: text.replace(`"${client.merchant}"`, '"somebody-else"') }],
      ];
      for (const [what, change] of forgeries) mustBeRefused(await client.ask('ft', transfer, change), what);
      if ((await bench.state(transfer.reference_no)) === 'SUCCESS')
        throw new Fault('a forged transfer was carried out');
      await bench.mustHave('after forgeries');
      return `${forgeries.length} calls turned away`;
    },
  },
  {
    name: 'bad-amounts',
    title: 'refuses amounts that are no text with two decimals, and rounds nothing',
    run: async (bench) => {
      const amounts = ['-1.00', '0.001', '1', '1.0', '1.000', '01.00', '1e3', 'NaN', '1,000.00', '+1.00', ' 1.00', ''];
      const wrong: unknown[] = [...amounts, '9'.repeat(40), 5, 1.5, null, ['1.00'], { value: '1.00' }];
      for (const amount of wrong)
        mustBeRefused(await bench.send({ ...bench.transfer('in', 100n), amount }), `amount ${JSON.stringify(amount)}`);
      await bench.mustHave('after bad amounts');
      return `${wrong.length} amounts refused`;
    },
  },
  {
    name: 'malformed',
    title: 'refuses what is not in the form agreed, without a fault of its own',
    run: async (bench) => {
      const { client } = bench;
      const transfer = bench.transfer('in', 100n);
      const signed = (text: string): Promise<TransferReply> => client.ask('ft', {}, { text });
      const calls: [what: string, reply: Promise<TransferReply>][] = [
        ['an unknown method', client.ask('give', transfer)],
        ['no method', signed(JSON.stringify({ merchant_code: client.merchant, ...transfer }))],
        ['no JSON', signed('ft')],
        ['nothing', signed('')],
        ['a list', signed(JSON.stringify([transfer]))],
        ['a way that there is not', bench.send({ ...transfer, fund_type: 3 })],
        ['a way as text', bench.send({ ...transfer, fund_type: '1' })],
        ['no reference', bench.send({ ...transfer, reference_no: undefined })],
        ['a reference that is too long', bench.send({ ...transfer, reference_no: 'r'.repeat(300) })],
        ['a reference as a number', bench.send({ ...transfer, reference_no: 12_345_678 })],
        ['no time', bench.send({ ...transfer, valid_until: undefined })],
        ['a time that is none', bench.send({ ...transfer, valid_until: 'tomorrow' })],
        ['a player of ten thousand letters', bench.send({ ...transfer, username: 'a'.repeat(10_000) })],
      ];
      for (const [what, reply] of calls) mustBeRefused(await reply, what);
      await bench.mustHave('after malformed calls');
      return `${calls.length} calls refused`;
    },
  },
  {
    name: 'list',
    title: 'lists the transfers of a stretch of time with their ends, for reconciliation',
    run: async (bench) => {
      const from = new Date(Date.now() - MINUTE_MS).toISOString();
      const moved = [
        await bench.move('in', 1_100n),
        await bench.move('out', 100n),
        await bench.move('out', 5_000n, 'FAILED'),
      ];
      const to = new Date(Date.now() + MINUTE_MS).toISOString();
      const { content } = mustBeDone(await bench.client.ask('tl', { from, to }), 'the list');
      const rows = (content['transfers'] ?? []) as Record<string, unknown>[];
      for (const [at, { reference_no: reference, amount, fund_type: way, username }] of moved.entries()) {
        const row = rows.find((one) => one['reference_no'] === reference);
        const wanted = at < 2 ? 'SUCCESS' : 'FAILED';
        const isRight =
          row?.['amount'] === amount &&
          row['fund_type'] === way &&
          row['username'] === username &&
          row['transaction_status'] === wanted;
        if (!isRight) throw new Fault(`the list says of ${reference}: ${JSON.stringify(row ?? null)}`);
      }
      const past = { from: '2020-01-01T00:00:00.000Z', to: '2020-01-02T00:00:00.000Z' };
      const none = mustBeDone(await bench.client.ask('tl', past), 'the list of a day long past').content['transfers'];
      if (!Array.isArray(none) || none.length > 0) throw new Fault('transfers stand on a day on which there were none');
      return `${rows.length} transfers`;
    },
  },
  {
    name: 'rounds',
    title: 'lists the rounds that changed, page by page, to an end',
    run: async (bench) => {
      const changedFrom = new Date(Date.now() - 30 * 24 * 60 * MINUTE_MS).toISOString();
      let after = '';
      let count = 0;
      for (let page = 0; page < 1_000; page += 1) {
        const { content } = mustBeDone(
          await bench.client.ask('rl', { changed_from: changedFrom, after, limit: 100 }),
          'a page of rounds',
        );
        const rounds = content['rounds'];
        const next = content['next'];
        if (!Array.isArray(rounds) || rounds.length > 100 || typeof next !== 'string')
          throw new Fault('a page of rounds has another shape');
        count += rounds.length;
        if (next === '') return `${count} rounds`;
        if (next === after || rounds.length === 0) throw new Fault('the list of rounds does not go on');
        after = next;
      }
      throw new Fault('the list of rounds has no end');
    },
  },
  {
    name: 'launch',
    title: 'lists its games and opens one for its player, at another address each time',
    run: async (bench) => {
      const { client, username, game } = bench;
      const games = (mustBeDone(await client.ask('tgl'), 'the games').content['games'] ?? []) as {
        game_code?: unknown;
      }[];
      if (!games.some(({ game_code: code }) => code === game)) throw new Fault(`${game} is not among the games`);
      const asked = { username, game_code: game, language: 'en', back_url: 'https://lobby.example/' };
      const urls = await Promise.all(
        [1, 2].map(async () => String(mustBeDone(await client.ask('lg', asked), 'a launch').content['game_url'])),
      );
      if (!urls.every((url) => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)))
        throw new Fault(`a launch: ${urls.join(' ')}`);
      if (urls[0] === urls[1]) throw new Fault('two launches have the same address');
      mustBeRefused(await client.ask('lg', { ...asked, game_code: 'no-such-game' }), 'a game that there is not');
      return 'two addresses';
    },
  },
  {
    name: 'all-orders',
    title: 'agrees with a plain model after 60 transfers in and out, some of them twice, some beyond the balance',
    run: async (bench) => {
      for (let turn = 0; turn < 60; turn += 1) {
        const cents = BigInt(((turn * 7_919) % 90) + 1 + (turn % 5) * 100);
        const isIn = turn % 3 !== 2;
        // What is beyond the balance ends in .50: the bundled vendor takes its faults from some hundredths.
        const isPossible = isIn || cents * 3n <= bench.balance;
        const amount = isPossible ? cents : (bench.balance / 100n + 1n) * 100n + 50n;
        const transfer = await bench.move(isIn ? 'in' : 'out', amount, isPossible ? 'SUCCESS' : 'FAILED');
        if (turn % 4 === 0) await bench.send(transfer);
      }
      await bench.mustHave('after 60 transfers');
      return `${centsText(bench.balance)} left`;
    },
  },
];
