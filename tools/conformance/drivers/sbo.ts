import { amountIn } from '@baize/studio/simulator/dialects/amountIn';
import { speakSbo } from '@baize/studio/simulator/dialects/speakSbo';
import { textIn } from '@baize/studio/simulator/dialects/textIn';
import { badDecimals, type Driver } from './Driver.ts';

/** A vendor of SBO's protocol with this company key. */
export function sbo(secret: string): Driver {
  const { codec, send, base, fieldsOf } = speakSbo(secret);
  return {
    ...codec,
    cancelOfPaid: 'undoes',
    unsaid: ['currency', 'token', 'game'],
    unsettle: (play) => send('/Rollback', base(play)),
    status: {
      ask: (play) => send('/GetBetStatus', base(play)),
      read: (text) => `${textIn(text, 'Status')} ${amountIn(text, 'Stake')} ${amountIn(text, 'WinLoss')}`,
    },
    stakeOf: (play, amount) => send('/Deduct', fieldsOf('bet', play, amount)),
    badAmounts: [...badDecimals, '"1.00"', 'null', 'true', '[1]', '-0', '1e400'],
    unprovedWord: '4',
    forgeries: (play) => [
      ['no key', send('/Deduct', fieldsOf('bet', play), '')],
      ['half a key', send('/Deduct', fieldsOf('bet', play), secret.slice(1))],
      ['a key in capitals', send('/Deduct', fieldsOf('bet', play), secret.toUpperCase())],
    ],
    strange: (step, play) => send(codec.request(step, play).path, `${fieldsOf(step, play)},"colour":5`),
    malformed: (play) => {
      const good = fieldsOf('bet', play);
      return [
        ['a key that stands twice', send('/Deduct', `${good},"Amount":1`)],
        ['no amount', send('/Deduct', base(play))],
        ['half an object', { ...send('/Deduct', good), body: `{"CompanyKey":"${secret}",` }],
        ['a code with a space', send('/Deduct', good.replace(play.id, 'a b'))],
      ];
    },
  };
}
