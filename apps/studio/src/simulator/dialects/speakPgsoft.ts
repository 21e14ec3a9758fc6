import { amountIn } from './amountIn.ts';
import { centsOf } from './centsOf.ts';
import { objectOf } from './objectOf.ts';
import { textIn } from './textIn.ts';
import type { Outgoing, Play, VendorCodec, Verdict } from './VendorCodec.ts';

const verdicts: Record<string, Verdict> = { '3202': 'poor', '1200': 'retry' };

/** PG Soft's protocol: forms with both sides' secrets; stake and win are one call, without a cancel. */
export function speakPgsoft(secret: string, operatorToken: string) {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const call = (path: string, fields: Record<string, string>, proof: Record<string, string> = {}): Outgoing => {
    const both = { operator_token: operatorToken, secret_key: secret, ...proof };
    return { path, headers, body: new URLSearchParams({ ...both, ...fields }).toString() };
  };
  const base = ({ user, token }: Play) => ({ player_name: user, operator_player_session: token });
  /** The last part of a transaction id differs per attempt. */
  const fieldsOf = (play: Play, attempt = 0): Record<string, string> => ({
    ...base(play),
    ...{ game_id: play.game, parent_bet_id: play.id, bet_id: play.id, currency_code: play.currency },
    ...{ bet_amount: centsOf(play.stake), win_amount: centsOf(play.prize), updated_time: '1700000000000' },
    ...{ transfer_amount: signed(play.prize - play.stake), transaction_id: `${play.id}-${play.id}-106-${attempt}` },
  });
  const codec: VendorCodec = {
    dialect: 'pgsoft',
    steps: ['bet'],
    request: (_step, play, attempt = 0) =>
      call('/Cash/TransferInOut', {
        ...fieldsOf(play, attempt),
        ...(attempt === 0 ? {} : { is_validate_bet: 'true' }),
      }),
    balance: (play) => call('/Cash/Get', base(play)),
    gift: (play) =>
      call('/Cash/Adjustment', {
        ...{ player_name: play.user, currency_code: play.currency, transfer_amount: centsOf(play.prize) },
        ...{ adjustment_transaction_id: play.id, transaction_type: '901' },
      }),
    readAnswer: (httpStatus, text) => {
      const { error } = objectOf(text) as { error?: { code?: string } | null };
      const word = error === null ? '0' : String(error?.code ?? '');
      const verdict = word === '0' ? 'done' : word === '' ? 'none' : (verdicts[word] ?? 'refused');
      return { verdict, word, httpStatus, balance: amountIn(text, 'balance_amount') };
    },
    whoIs: {
      request: (token) => call('/VerifySession', { operator_player_session: token }),
      read: (text) => textIn(text, 'player_name', 'data'),
    },
    ...{ resends: Infinity, doubts: [], gone: [] },
  };
  return { codec, call, fieldsOf };
}

function signed(units: bigint): string {
  return units < 0n ? `-${centsOf(-units)}` : centsOf(units);
}
