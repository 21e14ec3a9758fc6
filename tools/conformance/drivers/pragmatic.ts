import { createHash } from 'node:crypto';
import { centsOf } from '@baize/studio/simulator/dialects/centsOf';
import { speakPragmatic } from '@baize/studio/simulator/dialects/speakPragmatic';
import { badDecimals, type Driver } from './Driver.ts';

/** A vendor of Pragmatic Play's protocol with this secret. */
export function pragmatic(secret: string): Driver {
  const { codec, call, hashOf, fieldsOf } = speakPragmatic(secret);
  return {
    ...codec,
    cancelOfPaid: 'refuses',
    unsaid: ['currency'],
    jackpot: (play) => call('/jackpotWin.html', { ...fieldsOf('win', play), reference: `j${play.id}`, jackpotId: '3' }),
    correct: (play, id, amount) => {
      const text = amount < 0n ? `-${centsOf(-amount)}` : centsOf(amount);
      return call('/adjustment.html', { ...fieldsOf('bet', play), reference: `a${id}`, amount: text });
    },
    stakeOf: (play, amount) => call('/bet.html', { ...fieldsOf('bet', play), amount }),
    badAmounts: [...badDecimals, '', '1.001', '+5', ' 1', '1 000', '10000000001'],
    forgeries: (play) => {
      const fields = fieldsOf('bet', play);
      const right = hashOf(fields);
      return [
        ['no hash', call('/bet.html', fields, '')],
        ['a hash in capitals', call('/bet.html', fields, right.toUpperCase())],
        ['half a hash', call('/bet.html', fields, right.slice(16))],
        ['the hash of another call', call('/bet.html', { ...fields, amount: '9.00' }, right)],
        ['a hash without the secret', call('/bet.html', fields, createHash('md5').update('').digest('hex'))],
      ];
    },
    strange: (step, play) => call(codec.request(step, play).path, { ...fieldsOf(step, play), colour: '5' }),
    malformed: (play) => {
      const fields = fieldsOf('bet', play);
      const good = call('/bet.html', fields);
      const { amount: _amount, ...withoutAmount } = fields;
      return [
        ['nothing', { ...good, body: '' }],
        ['a field that stands twice', { ...good, body: `${String(good.body)}&amount=1.00` }],
        ['no amount', call('/bet.html', withoutAmount)],
        ['a reference that is too long', call('/bet.html', { ...fields, reference: 'x'.repeat(33) })],
        ['an empty reference', call('/bet.html', { ...fields, reference: '' })],
        ['JSON', { ...good, headers: { 'content-type': 'application/json' }, body: JSON.stringify(fields) }],
        ['a stake of a free round', call('/bet.html', { ...fields, bonusCode: 'free' })],
      ];
    },
  };
}
