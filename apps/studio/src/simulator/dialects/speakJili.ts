import { amountIn } from './amountIn.ts';
import { centsOf } from './centsOf.ts';
import { objectOf } from './objectOf.ts';
import { textIn } from './textIn.ts';
import type { Outgoing, Play, VendorCodec, Verdict } from './VendorCodec.ts';

const verdicts: Record<string, Verdict> = { '0': 'done', '1': 'again', '2': 'poor' };

/** JILI's protocol: JSON with bare round numbers; the secret is part of the path. */
export function speakJili(secret: string) {
  const headers = { 'content-type': 'application/json' };
  const send = (path: string, body: string, key = `/${secret}`): Outgoing => ({ path: key + path, headers, body });
  const base = ({ user, token, id, currency, game }: Play): string =>
    `"reqId":"r-${id}","token":"${token}","userId":"${user}","currency":"${currency}","game":"${game}","round":${id}`;
  const freeOf = ({ grant, stake }: Play): string =>
    grant === undefined
      ? ''
      : `,"isFreeRound":true,"freeSpinData":{"referenceId":"${grant}","originalBet":${centsOf(stake)},"deduct":0}`;
  const betOf = (play: Play, amount = play.grant === undefined ? centsOf(play.stake) : '0'): string =>
    `{${base(play)},"betAmount":${amount},"winloseAmount":${centsOf(play.prize)},"wagersTime":1700000000${freeOf(play)}}`;
  const auth = (token: string): Outgoing => send('/auth', `{"reqId":"r","token":"${token}"}`);
  const codec: VendorCodec = {
    dialect: 'jili',
    steps: ['bet', 'cancel'],
    request: (step, play) => send(step === 'bet' ? '/bet' : '/cancelBet', betOf(play)),
    balance: ({ token }) => auth(token),
    // A round that costs nothing is a free one.
    gift: (play) => send('/bet', betOf(play, '0')),
    readAnswer: (httpStatus, text) => {
      const { errorCode } = objectOf(text);
      const word = typeof errorCode === 'number' ? String(errorCode) : '';
      const isProved = httpStatus !== 403 && httpStatus !== 404;
      const verdict = !isProved ? 'unproved' : word === '' ? 'none' : (verdicts[word] ?? 'refused');
      return { verdict, word, httpStatus, balance: amountIn(text, 'balance') };
    },
    whoIs: { request: auth, read: (text) => textIn(text, 'username') },
    ...{ resends: 3, doubts: ['5'], gone: [] },
  };
  return { codec, send, betOf };
}
