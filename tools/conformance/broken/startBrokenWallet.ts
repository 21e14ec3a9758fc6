import { verify, type KeyObject } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Mistakes that seamless wallets are known to make; `none` is a wallet without one. */
export const faults = [
  'none',
  'no-idempotency',
  'changed-content-accepted',
  'no-tombstone',
  'token-required-for-win',
  'signature-unchecked',
  'read-then-write',
] as const;
export type WalletFault = (typeof faults)[number];

type Reply = { http?: number; status: string; balance?: number };
type Body = Record<string, unknown>;
type Entry = {
  path: string;
  content: string;
  reply: Reply;
  isApplied: boolean;
  isReversed: boolean;
  isWon: boolean;
  body: Body;
};

type Options = {
  fault: WalletFault;
  publicKey: KeyObject;
  user: string;
  token: string;
  currency: string;
  gameCode: string;
  balance: number;
};

const texts = [
  'user',
  'token',
  'request_uuid',
  'transaction_uuid',
  'reference_transaction_uuid',
  'round',
  'game_code',
  'currency',
  'sub_partner_id',
];
const known = new Set([...texts, 'amount', 'round_closed']);

/** A small Hub88 wallet for one player, in memory, with one fault built in: what the cases are tried on. */
export async function startBrokenWallet(options: Options): Promise<{ url: string; close(): Promise<void> }> {
  const { fault, publicKey, user, token, currency, gameCode } = options;
  let balance = options.balance;
  const entries = new Map<string, Entry>();
  const tombstones = new Set<string>();

  function isSigned(body: Buffer, header: unknown): boolean {
    if (fault === 'signature-unchecked') return true;
    if (typeof header !== 'string' || !/^[A-Za-z0-9+/]{342}==$/.test(header)) return false;
    return verify('RSA-SHA256', body, publicKey, Buffer.from(header, 'base64'));
  }

  function parse(raw: Buffer): Body | Reply {
    const text = raw.toString('utf8');
    const bad = { http: 400, status: 'RS_ERROR_WRONG_SYNTAX' };
    if (raw.length > 65_536 || !raw.equals(Buffer.from(text)) || text.charCodeAt(0) === 0xfeff) return bad;
    let body: unknown;
    try {
      body = JSON.parse(text);
    } catch {
      return bad;
    }
    if (typeof body !== 'object' || body === null || Array.isArray(body)) return bad;
    const fields = body as Body;
    const keys = Object.keys(fields);
    if (
      keys.some((key) => !known.has(key)) ||
      (text.match(/"amount":/g)?.length ?? 0) > 1 ||
      text.includes('__proto__')
    )
      return bad;
    for (const name of texts) {
      const value = fields[name];
      if (value !== undefined && typeof value !== 'string') return { http: 400, status: 'RS_ERROR_WRONG_TYPES' };
      if (name !== 'sub_partner_id' && value !== undefined && !/^[\x21-\x7e]{1,256}$/.test(value as string)) return bad;
    }
    if (fields['round_closed'] !== undefined && typeof fields['round_closed'] !== 'boolean')
      return { http: 400, status: 'RS_ERROR_WRONG_TYPES' };
    if ('amount' in fields && !/"amount":(0|[1-9]\d{0,14})[,}]/.test(text))
      return { http: 400, status: 'RS_ERROR_WRONG_TYPES' };
    return fields;
  }

  const state = (status: string): Reply => ({ status, balance });
  const ok = (): Reply => state('RS_OK');
  const pause = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

  function remember(path: string, body: Body, reply: Reply, isApplied: boolean): Reply {
    entries.set(String(body['transaction_uuid']), {
      ...{ path, content: contentOf(path, body), reply, isApplied, isReversed: false, isWon: false, body },
    });
    return reply;
  }

  async function bet(body: Body): Promise<Reply> {
    if (body['game_code'] !== gameCode) return { status: 'RS_ERROR_INVALID_GAME' };
    if (body['token'] !== token) return { status: 'RS_ERROR_INVALID_TOKEN' };
    if (fault !== 'no-tombstone' && tombstones.has(String(body['transaction_uuid'])))
      return { status: 'RS_ERROR_TRANSACTION_ROLLED_BACK' };
    const amount = Number(body['amount']);
    const seen = balance;
    if (fault === 'read-then-write') await pause();
    if (seen < amount) return remember('bet', body, state('RS_ERROR_NOT_ENOUGH_MONEY'), false);
    balance = seen - amount;
    return remember('bet', body, ok(), true);
  }

  function win(body: Body): Reply {
    if (fault === 'token-required-for-win' && body['token'] !== token) return { status: 'RS_ERROR_TOKEN_EXPIRED' };
    const target = String(body['reference_transaction_uuid']);
    const found = entries.get(target);
    if (tombstones.has(target) || found?.isReversed === true) return { status: 'RS_ERROR_TRANSACTION_ROLLED_BACK' };
    if (!found?.isApplied || found.body['round'] !== body['round'])
      return { status: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST' };
    found.isWon = true;
    balance += Number(body['amount']);
    return remember('win', body, ok(), true);
  }

  function rollback(body: Body): Reply {
    const target = String(body['reference_transaction_uuid']);
    const found = entries.get(target);
    if (!found) tombstones.add(target);
    if (found?.isWon === true) return { status: 'RS_ERROR_UNKNOWN' };
    if (found?.isApplied && !found.isReversed) {
      found.isReversed = true;
      balance += Number(found.body['amount']);
    }
    return remember('rollback', body, ok(), true);
  }

  async function perform(path: string, body: Body): Promise<Reply> {
    if (body['user'] !== user) return { status: 'RS_ERROR_INVALID_TOKEN' };
    if (path === '/user/info' || path === '/user/balance') return ok();
    const kind = path.slice('/transaction/'.length);
    if (!['transaction_uuid', 'round', 'game_code'].every((name) => name in body))
      return { http: 400, status: 'RS_ERROR_WRONG_SYNTAX' };
    if (kind !== 'rollback' && !('amount' in body)) return { http: 400, status: 'RS_ERROR_WRONG_SYNTAX' };
    const before = entries.get(String(body['transaction_uuid']));
    if (before && fault !== 'no-idempotency') {
      const isSame = fault === 'changed-content-accepted' || before.content === contentOf(kind, body);
      return isSame ? before.reply : { status: 'RS_ERROR_DUPLICATE_TRANSACTION' };
    }
    if (body['currency'] !== currency) return { status: 'RS_ERROR_WRONG_CURRENCY' };
    if (kind === 'bet') return bet(body);
    return kind === 'win' ? win(body) : rollback(body);
  }

  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= 70_000) chunks.push(chunk);
    });
    request.on('end', () => {
      const raw = Buffer.concat(chunks);
      const answer = (reply: Reply, requestId?: unknown): void => {
        const { http = 200, ...rest } = reply;
        response.writeHead(http, { 'content-type': 'application/json' });
        response.end(JSON.stringify({ user, ...rest, currency, request_uuid: requestId }));
      };
      if (!isSigned(raw, request.headers['x-hub88-signature']))
        return answer({ http: 401, status: 'RS_ERROR_INVALID_SIGNATURE' });
      const body = parse(raw);
      if ('status' in body) return answer(body as Reply);
      const fields = body as Body;
      void perform(request.url ?? '', fields).then((reply) => answer(reply, fields['request_uuid']));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => closeServer(server) };
}

function contentOf(kind: string, body: Body): string {
  return JSON.stringify([
    kind,
    ...['user', 'amount', 'currency', 'round', 'game_code', 'reference_transaction_uuid'].map(
      (name) => body[name] ?? null,
    ),
  ]);
}

function closeServer(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
