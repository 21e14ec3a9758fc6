import { createHmac } from 'node:crypto';
import { objectOf } from './objectOf.ts';
import type { Outgoing, Play, Step, VendorCodec, Verdict } from './VendorCodec.ts';

const verdicts: Record<string, Verdict> = { '100': 'poor', '403': 'unproved', '500': 'retry' };

/** The protocol of the SOFTSWISS family: JSON signed by HMAC, whole hundredths, actions within a round. */
export function speakSoftswiss(secret: string) {
  const signed = (body: string): string => createHmac('sha256', secret).update(body).digest('hex');
  const send = (path: string, body: string, signature = signed(body)): Outgoing => {
    const proof: Record<string, string> = signature === '' ? {} : { 'x-request-sign': signature };
    return { path, headers: { 'content-type': 'application/json', ...proof }, body };
  };
  const base = ({ user, token, currency, game, id }: Play): string =>
    `"user_id":"${user}","session_id":"${token}","currency":"${currency}","game":"${game}","game_id":"${id}"`;
  const bodyOf = (step: Step, play: Play, amount?: string): string => {
    const units = step === 'win' ? play.prize : play.stake;
    const action =
      step === 'cancel'
        ? `{"action":"rollback","action_id":"c${play.id}","original_action_id":"b${play.id}"}`
        : `{"action":"${step}","action_id":"${step.charAt(0)}${play.id}","amount":${amount ?? units / 1_000n}}`;
    return `{${base(play)},"finished":${step !== 'bet'},"actions":[${action}]}`;
  };
  const codec: VendorCodec = {
    dialect: 'softswiss',
    steps: ['bet', 'win', 'cancel'],
    request: (step, play) => send(step === 'cancel' ? '/rollback' : '/play', bodyOf(step, play)),
    balance: (play) => send('/play', `{${base(play)}}`),
    readAnswer: (httpStatus, text) => {
      const { code, balance } = objectOf(text);
      const word = typeof code === 'number' ? String(code) : '';
      const isDone = httpStatus === 200;
      const verdict = isDone ? 'done' : word === '' ? 'none' : (verdicts[word] ?? 'refused');
      const units = typeof balance === 'number' ? BigInt(balance) * 1_000n : undefined;
      return { verdict, word, httpStatus, balance: units };
    },
    ...{ resends: 0, doubts: ['502', '504'], gone: [] },
  };
  return { codec, send, signed, bodyOf };
}
