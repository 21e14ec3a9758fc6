import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { verify, type KeyObject } from 'node:crypto';
import { signatureHeader } from './signedHeaders.ts';

/** How the wallet treats the next call of a path: a status, or a kind of failure. */
export type WalletMood =
  | 'applyAndDrop'
  | 'dropBefore'
  | 'applyAndHang'
  | 'brokenJson'
  | 'foreignRequest'
  /** A refusal with an HTTP status that says the server is failing. */
  | 'refuseBusy'
  | `RS_${string}`;

export interface TestWallet {
  url: string;
  balance: bigint;
  /** Every money call with a valid signature, in order. */
  calls: { path: string; body: Record<string, unknown>; text: string }[];
  /** Consumed one by one; an empty list means a normal response. */
  moods: { [path: string]: WalletMood[] };
  /** Called when a money call arrives, before the response. */
  onCall: ((path: string) => Promise<void> | void) | undefined;
  close(): Promise<void>;
}

/**
 * A minimal Hub88 wallet of one player: signed, idempotent by transaction, with tombstones for rollbacks that arrive
 * first.
 */
export async function startTestWallet(studioKey: KeyObject): Promise<TestWallet> {
  const answers = new Map<string, string>();
  const bets = new Map<string, { amount: bigint; isGone: boolean }>();
  const hanging: ServerResponse[] = [];
  const wallet: TestWallet = {
    url: '',
    balance: 1_000_00000n,
    calls: [],
    moods: {},
    onCall: undefined,
    close: () =>
      new Promise((resolve) => {
        for (const response of hanging) response.destroy();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };

  function apply(path: string, body: Record<string, unknown>): string {
    const reply = (status: string) =>
      JSON.stringify({
        status,
        user: body['user'],
        request_uuid: body['request_uuid'],
        currency: body['currency'],
        balance: Number(wallet.balance),
      });
    if (path === '/user/balance') return reply('RS_OK');
    const id = String(body['transaction_uuid']);
    const known = answers.get(id);
    if (known !== undefined) return known;
    const amount = BigInt(Number(body['amount'] ?? 0));
    const reference = String(body['reference_transaction_uuid']);
    let status = 'RS_OK';
    if (path === '/transaction/bet') {
      if (bets.get(id)?.isGone) status = 'RS_ERROR_TRANSACTION_ROLLED_BACK';
      else if (wallet.balance < amount) status = 'RS_ERROR_NOT_ENOUGH_MONEY';
      else {
        wallet.balance -= amount;
        bets.set(id, { amount, isGone: false });
      }
    } else if (path === '/transaction/win') {
      wallet.balance += amount;
    } else if (path === '/transaction/rollback') {
      const bet = bets.get(reference);
      if (!bet) bets.set(reference, { amount: 0n, isGone: true });
      else if (!bet.isGone) {
        bet.isGone = true;
        wallet.balance += bet.amount;
      }
    }
    const answer = reply(status);
    answers.set(id, answer);
    return answer;
  }

  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => void answer(Buffer.concat(chunks)));

    async function answer(raw: Buffer): Promise<void> {
      const path = request.url ?? '';
      const text = raw.toString('utf8');
      const body = JSON.parse(text) as Record<string, unknown>;
      const send = (json: string) => response.setHeader('content-type', 'application/json').end(json);
      const signature = String(request.headers[signatureHeader]);
      if (!verify('sha256', raw, studioKey, Buffer.from(signature, 'base64'))) {
        return void send(JSON.stringify({ status: 'RS_ERROR_INVALID_SIGNATURE', request_uuid: body['request_uuid'] }));
      }
      if (path !== '/user/balance') wallet.calls.push({ path, body, text });
      await wallet.onCall?.(path);
      const mood = wallet.moods[path]?.shift();
      if (mood === 'dropBefore') return void request.socket.destroy();
      if (mood === 'brokenJson') return void send('{"status":');
      if (mood === 'foreignRequest') {
        return void send(JSON.stringify({ status: 'RS_OK', request_uuid: 'another', currency: 'CNY', balance: 1 }));
      }
      if (mood === 'refuseBusy') {
        response.statusCode = 503;
        return void send(JSON.stringify({ status: 'RS_ERROR_INVALID_PARTNER', request_uuid: body['request_uuid'] }));
      }
      if (mood?.startsWith('RS_')) {
        return void send(JSON.stringify({ status: mood, request_uuid: body['request_uuid'] }));
      }
      const applied = apply(path, body);
      if (mood === 'applyAndDrop') return void request.socket.destroy();
      if (mood === 'applyAndHang') return void hanging.push(response);
      send(applied);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  wallet.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return wallet;
}
