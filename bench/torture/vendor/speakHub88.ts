import { createPrivateKey, sign } from 'node:crypto';
import { amountIn } from '../../../apps/studio/src/simulator/dialects/amountIn.ts';
import { textIn } from '../../../apps/studio/src/simulator/dialects/textIn.ts';
import type { Play, Step, Verdict } from '../../../apps/studio/src/simulator/dialects/VendorCodec.ts';
import { uuidOf } from '../Hub88Client.ts';
import type { Voice } from './Seat.ts';

const paths: Record<Step, string> = {
  bet: '/transaction/bet',
  win: '/transaction/win',
  cancel: '/transaction/rollback',
};
const verdicts: Record<string, Verdict> = {
  RS_OK: 'done',
  RS_ERROR_NOT_ENOUGH_MONEY: 'poor',
  RS_ERROR_INVALID_SIGNATURE: 'unproved',
  RS_ERROR_TIMEOUT: 'retry',
};

/** Hub88's words. What is told of a paid-out bet that is cancelled is `RS_ERROR_UNKNOWN` with HTTP 200, and no doubt. */
export function speakHub88(privateKeyPem: string): Voice {
  const key = createPrivateKey(privateKeyPem);
  const idOf = (step: Step, play: Play): string => uuidOf(`${step} ${play.id}`);
  return {
    dialect: 'hub88',
    steps: ['bet', 'win', 'cancel'],
    cancelOfPaid: 'refuses',
    request: (step, play) => {
      const body = JSON.stringify({
        ...{ user: play.user, token: play.token, request_uuid: uuidOf(`request ${step} ${play.id}`) },
        ...{ transaction_uuid: idOf(step, play), round: play.id, round_closed: step !== 'bet', game_code: play.game },
        ...{ sub_partner_id: 'baize' },
        ...(step === 'bet' ? {} : { reference_transaction_uuid: idOf('bet', play) }),
        ...(step === 'cancel'
          ? {}
          : { currency: play.currency, amount: Number(step === 'bet' ? play.stake : play.prize) }),
      });
      const signature = sign('sha256', Buffer.from(body), key).toString('base64');
      return {
        ...{ path: paths[step], body },
        headers: { 'content-type': 'application/json', 'x-hub88-signature': signature },
      };
    },
    hear: (httpStatus, text) => {
      const word = textIn(text, 'status') ?? '';
      const isOpen = httpStatus !== 200 && word === 'RS_ERROR_UNKNOWN';
      const verdict = word === '' ? 'none' : isOpen ? 'retry' : (verdicts[word] ?? 'refused');
      return { verdict, word, httpStatus, balance: amountWhole(text) };
    },
  };
}

/** Hub88 tells balances in 1/100,000 as they are. */
function amountWhole(text: string): bigint | undefined {
  const found = amountIn(text, 'balance');
  return found === undefined ? undefined : found / 100_000n;
}
