import { speakPgsoft } from '@baize/studio/simulator/dialects/speakPgsoft';
import { badDecimals, type Driver } from './Driver.ts';

/** A vendor of PG Soft's protocol with this secret, and with the operator's token. */
export function pgsoft(secret: string, operatorToken: string): Driver {
  const { codec, call, fieldsOf } = speakPgsoft(secret, operatorToken);
  let attempts = 0;
  return {
    ...codec,
    cancelOfPaid: 'refuses',
    // The last part of a transaction id differs per attempt.
    request: (_step, play) => call('/Cash/TransferInOut', fieldsOf(play, (attempts += 1))),
    resent: (play) => codec.request('bet', play, 1),
    stakeOf: (play, amount) => call('/Cash/TransferInOut', { ...fieldsOf(play), bet_amount: amount }),
    badAmounts: [...badDecimals, '', '+5', ' 1', '4.00'],
    forgeries: (play) => [
      ['no secret', call('/Cash/TransferInOut', fieldsOf(play), { secret_key: '' })],
      ['half a secret', call('/Cash/TransferInOut', fieldsOf(play), { secret_key: secret.slice(1) })],
      ['another operator', call('/Cash/TransferInOut', fieldsOf(play), { operator_token: 'another' })],
    ],
    unprovedWord: '1034',
    strange: (_step, play) => call('/Cash/TransferInOut', { ...fieldsOf(play), colour: '5' }),
    malformed: (play) => {
      const fields = fieldsOf(play);
      const good = call('/Cash/TransferInOut', fields);
      return [
        ['nothing', { ...good, body: '' }],
        ['a field that stands twice', { ...good, body: `${String(good.body)}&bet_amount=1.00` }],
        ['an id of another bet', call('/Cash/TransferInOut', { ...fields, transaction_id: `1-${play.id}-106-0` })],
        ['an id without its parts', call('/Cash/TransferInOut', { ...fields, transaction_id: play.id })],
        [
          'a transfer that is not their difference',
          call('/Cash/TransferInOut', { ...fields, transfer_amount: '0.00' }),
        ],
      ];
    },
  };
}
