import { amountIn } from './amountIn.ts';
import { centsOf } from './centsOf.ts';
import { objectOf } from './objectOf.ts';
import type { Outgoing, Play, Step, VendorCodec, Verdict } from './VendorCodec.ts';

const paths: Record<Step, string> = { bet: '/Deduct', win: '/Settle', cancel: '/Cancel' };
const verdicts: Record<string, Verdict> = {
  ...{ '0': 'done', '4': 'unproved', '5': 'poor', '7': 'retry', '2001': 'again' },
};

/** SBO's protocol: JSON with the company's key inside, and no token. */
export function speakSbo(secret: string) {
  const headers = { 'content-type': 'application/json' };
  const send = (path: string, fields: string, key = secret): Outgoing => ({
    ...{ path, headers, body: `{"CompanyKey":"${key}",${fields}}` },
  });
  const base = ({ user, id }: Play): string => `"Username":"${user}","TransferCode":"${id}"`;
  const fieldsOf = (step: Step, play: Play, amount = centsOf(step === 'bet' ? play.stake : play.prize)): string => {
    if (step === 'cancel') return base(play);
    return `${base(play)},"TransactionId":"1","${step === 'bet' ? 'Amount' : 'WinLoss'}":${amount}`;
  };
  const codec: VendorCodec = {
    dialect: 'sbo',
    steps: ['bet', 'win', 'cancel'],
    request: (step, play) => send(paths[step], fieldsOf(step, play)),
    balance: (play) => send('/GetBalance', `"Username":"${play.user}"`),
    gift: (play) => send('/Bonus', `${base(play)},"Amount":${centsOf(play.prize)}`),
    readAnswer: (httpStatus, text) => {
      const { ErrorCode: code } = objectOf(text);
      const word = typeof code === 'number' ? String(code) : '';
      // Already void: for a cancel it is a duplicate, for everything else a refusal without a balance.
      const isVoid = word === '2002' && text.includes('"Balance"');
      const verdict = word === '' ? 'none' : isVoid ? 'again' : (verdicts[word] ?? 'refused');
      return { verdict, word, httpStatus, balance: amountIn(text, 'Balance') };
    },
    ...{ resends: 0, doubts: [], gone: ['6', '2002'] },
  };
  return { codec, send, base, fieldsOf };
}
