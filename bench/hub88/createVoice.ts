import { createPrivateKey } from 'node:crypto';
import { studioDialect } from '../../apps/platform/src/modules/vendors/index.ts';
import { said } from '../../apps/studio/src/hub88/said.ts';
import { signedHeaders } from '../../apps/studio/src/hub88/signedHeaders.ts';
import { amountIn } from '../../apps/studio/src/simulator/dialects/amountIn.ts';
import { textIn } from '../../apps/studio/src/simulator/dialects/textIn.ts';
import type { Play, Step, Verdict } from '../../apps/studio/src/simulator/dialects/VendorCodec.ts';
import { uuidOf } from '../torture/uuidOf.ts';
import type { Voice } from '../torture/vendor/Seat.ts';

const paths: Record<Step, string> = {
  bet: '/transaction/bet',
  win: '/transaction/win',
  cancel: '/transaction/rollback',
};
const verdicts: Record<string, Verdict> = {
  [said.done]: 'done',
  [said.poor]: 'poor',
  [said.signatureWrong]: 'unproved',
  [said.tookTooLong]: 'retry',
};

/** The Hub88 codec. Cancelling a paid-out bet answers `RS_ERROR_UNKNOWN` with HTTP 200, which is final here. */
export function createVoice(privateKeyPem: string): Voice {
  const key = createPrivateKey(privateKeyPem);
  const idOf = (step: Step, play: Play): string => uuidOf(`${step} ${play.id}`);
  return {
    dialect: studioDialect,
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
      return { path: paths[step], body, headers: signedHeaders(body, key) };
    },
    readAnswer: (httpStatus, text) => {
      const word = textIn(text, 'status') ?? '';
      const isOpen = httpStatus !== 200 && word === said.unknown;
      const verdict = word === '' ? 'none' : isOpen ? 'retry' : (verdicts[word] ?? 'refused');
      return { verdict, word, httpStatus, balance: amountWhole(text) };
    },
  };
}

/** Hub88 balances are plain 1/100,000 units. */
function amountWhole(text: string): bigint | undefined {
  const found = amountIn(text, 'balance');
  return found === undefined ? undefined : found / 100_000n;
}
