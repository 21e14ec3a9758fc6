import { amountIn } from './amountIn.ts';
import { centsOf } from './centsOf.ts';
import { objectOf } from './objectOf.ts';
import type { Outgoing, Play, Step, VendorCodec, Verdict } from './VendorCodec.ts';

const paths: Record<Step, string> = { bet: '/debit', win: '/credit', cancel: '/cancel' };
const verdicts: Record<string, Verdict> = {
  ...{ OK: 'done', BET_ALREADY_EXIST: 'again', BET_ALREADY_SETTLED: 'again', INSUFFICIENT_FUNDS: 'poor' },
  ...{ INVALID_TOKEN_ID: 'unproved', TEMPORARY_ERROR: 'retry' },
};

/** Evolution's One Wallet protocol: JSON, with a token in the query. */
export function speakEvolution(secret: string) {
  const headers = { 'content-type': 'application/json' };
  const send = (path: string, body: string, query = `?authToken=${secret}`): Outgoing => ({
    ...{ path: path + query, headers, body },
  });
  const base = ({ user, token, id }: Play): string => `"sid":"${token}","userId":"${user}","uuid":"u-${id}"`;
  const bodyOf = (step: Step, play: Play, amount = centsOf(step === 'win' ? play.prize : play.stake)): string => {
    const game = `"game":{"id":"${play.id}","type":"roulette","details":{"table":{"id":"${play.game}","vid":null}}}`;
    const transaction = `"transaction":{"id":"${step}-${play.id}","refId":"${play.id}","amount":${amount}}`;
    return `{${base(play)},"currency":"${play.currency}",${game},${transaction}}`;
  };
  const codec: VendorCodec = {
    dialect: 'evolution',
    steps: ['bet', 'win', 'cancel'],
    request: (step, play) => send(paths[step], bodyOf(step, play)),
    balance: (play) => send('/balance', `{${base(play)},"currency":"${play.currency}"}`),
    gift: (play) => {
      const gift = `"promoTransaction":{"type":"JackpotWin","id":"${play.id}","amount":${centsOf(play.prize)}}`;
      return send('/promo_payout', `{${base(play)},"currency":"${play.currency}",${gift}}`);
    },
    readAnswer: (httpStatus, text) => {
      const { status } = objectOf(text);
      const word = typeof status === 'string' ? status : '';
      const verdict = word === '' ? 'none' : (verdicts[word] ?? 'refused');
      return { verdict, word, httpStatus, balance: amountIn(text, 'balance') };
    },
    ...{ resends: 0, doubts: ['UNKNOWN_ERROR'], gone: ['BET_DOES_NOT_EXIST'] },
  };
  return { codec, send, base, bodyOf };
}
