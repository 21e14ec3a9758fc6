import { createHash } from 'node:crypto';
import { amountIn } from './amountIn.ts';
import { centsOf } from './centsOf.ts';
import { objectOf } from './objectOf.ts';
import { textIn } from './textIn.ts';
import type { Outgoing, Play, Step, VendorCodec, Verdict } from './VendorCodec.ts';

const paths: Record<Step, string> = { bet: '/bet.html', win: '/result.html', cancel: '/refund.html' };
const verdicts: Record<string, Verdict> = { '0': 'done', '1': 'poor', '5': 'unproved', '100': 'retry', '130': 'retry' };
const provider = { providerId: 'PragmaticPlay' };

/** Pragmatic Play's protocol: forms with a hash over the sorted fields and the secret. */
export function speakPragmatic(secret: string) {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const hashOf = (fields: Record<string, string>): string => {
    const sorted = Object.entries(fields).toSorted(([a], [b]) => (a < b ? -1 : 1));
    return createHash('md5')
      .update(sorted.map((pair) => pair.join('=')).join('&') + secret)
      .digest('hex');
  };
  const call = (path: string, fields: Record<string, string>, hash = hashOf(fields)): Outgoing => ({
    ...{ path, headers, body: new URLSearchParams({ ...fields, ...(hash === '' ? {} : { hash }) }).toString() },
  });
  const base = ({ user, token }: Play) => ({ ...provider, userId: user, token });
  const fieldsOf = (step: Step, play: Play): Record<string, string> => {
    const reference = step === 'win' ? `w${play.id}` : `b${play.id}`;
    if (step === 'cancel') return { ...base(play), reference };
    const amount = centsOf(step === 'bet' ? play.stake : play.prize);
    const where = { gameId: play.game, roundId: play.id, timestamp: '1700000000000', roundDetails: 'spin' };
    return { ...base(play), ...where, reference, amount };
  };
  const codec: VendorCodec = {
    dialect: 'pragmatic',
    steps: ['bet', 'win', 'cancel'],
    request: (step, play) => call(paths[step], fieldsOf(step, play)),
    balance: (play) => call('/balance.html', base(play)),
    gift: (play) => {
      const campaign = { campaignId: '17', campaignType: 'T', currency: play.currency, timestamp: '1' };
      const gift = { reference: `g${play.id}`, amount: centsOf(play.prize) };
      return call('/promoWin.html', { ...base(play), ...campaign, ...gift });
    },
    readAnswer: (httpStatus, text) => {
      const { error } = objectOf(text);
      const word = typeof error === 'number' ? String(error) : '';
      const verdict = word === '' ? 'none' : (verdicts[word] ?? 'refused');
      return { verdict, word, httpStatus, balance: amountIn(text, 'cash') };
    },
    whoIs: {
      request: (token) => call('/authenticate.html', { ...provider, token }),
      read: (text) => textIn(text, 'userId'),
    },
    endRound: (play) => call('/endRound.html', { ...provider, userId: play.user, gameId: play.game, roundId: play.id }),
    ...{ resends: 0, doubts: [], gone: [] },
  };
  return { codec, call, hashOf, fieldsOf };
}
