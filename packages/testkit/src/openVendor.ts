import { createHash, generateKeyPairSync, randomBytes, randomUUID, sign, type KeyObject } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { seedVendor } from '../../../apps/platform/src/modules/vendors/index.ts';
import { openMemberAccounts, postWithin } from '../../../apps/platform/src/modules/wallet/index.ts';
import { sendRaw } from './sendRaw.ts';
import type { TestPlatform } from './startPlatform.ts';

/** Somebody who plays: what the vendor calls them, and the token it was given. */
export type TestPlayer = { memberId: bigint; brandId: number; user: string; token: string };

export type VendorAnswer = {
  httpStatus: number;
  status: string;
  balance?: number;
  json: Record<string, unknown>;
};

type CallOptions = { signature?: string | undefined; key?: KeyObject; port?: number; headers?: Record<string, string> };

/** A vendor that speaks Hub88, with a key of its own, in the first two brands. */
export type TestVendor = {
  id: number;
  code: string;
  privateKey: KeyObject;
  publicKeyPem: string;
  /** Checks what the platform sends to this vendor. */
  operatorKey: KeyObject;
  /** A member with this much to spend and a living token for `dragon-eight`. Amounts are 1/100,000 units. */
  player(options?: {
    balance?: bigint;
    brandId?: number;
    gameCode?: string;
    /** Somebody who is registered already. */
    memberId?: bigint;
  }): Promise<TestPlayer>;
  /** Further living tokens of the player. */
  token(player: TestPlayer, options?: { gameCode?: string; isExpired?: boolean }): Promise<string>;
  /** A signed call; a body that is no text is written as JSON. */
  call(path: string, body: unknown, options?: CallOptions): Promise<VendorAnswer>;
  bet(player: TestPlayer, change?: Record<string, unknown>): Record<string, unknown>;
  /** The win to a bet's body. */
  win(bet: Record<string, unknown>, change?: Record<string, unknown>): Record<string, unknown>;
  /** The rollback of a bet's body. */
  rollback(bet: Record<string, unknown>, change?: Record<string, unknown>): Record<string, unknown>;
};

export function signBody(body: string | Buffer, key: KeyObject): string {
  return sign('RSA-SHA256', Buffer.from(body), key).toString('base64');
}

let nextMember = 1_000_000n;

/** Enters a vendor with an open game in the catalogue. */
export async function openVendor(
  site: TestPlatform,
  { code = 'studio', supplierUrl = 'http://127.0.0.1:9' }: { code?: string; supplierUrl?: string } = {},
): Promise<TestVendor> {
  const own = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const ours = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const privateKeyFile = join(site.dataDir, `vendor-${code}.pem`);
  writeFileSync(privateKeyFile, ours.privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
  const publicKeyPem = own.publicKey.export({ type: 'spki', format: 'pem' }).toString();
  const id = await seedVendor(site.owner, {
    code,
    name: `Vendor ${code}`,
    dialect: 'hub88',
    publicKeyPem,
    privateKeyFile,
    operatorId: 'baize',
    supplierUrl,
    brands: [
      { brandId: 1, subPartnerId: 'baize' },
      { brandId: 2, subPartnerId: 'other' },
    ],
  });
  await site.owner.query(
    `insert into games_games (vendor_id, game_code, classify, name_en, name_cn, image, has_free_play)
     values ($1, 'dragon-eight', 'RNG', 'Dragon Eight', '龙八', '/brand/images/tiles/dragon-eight.webp', true)`,
    [id],
  );
  const port = Number(new URL(site.url).port);
  const token: TestVendor['token'] = async (player, { gameCode = 'dragon-eight', isExpired = false } = {}) => {
    const text = randomBytes(32).toString('base64url');
    await site.owner.query(
      `insert into vendors_sessions (token_hash, brand_id, member_id, vendor_id, game_code, currency, expires_at)
       values ($1, $2, $3, $4, $5, 'CNY', now() + case when $6 then interval '-1 second' else interval '1 hour' end)`,
      [createHash('sha256').update(text).digest(), player.brandId, player.memberId, id, gameCode, isExpired],
    );
    return text;
  };
  return {
    id,
    code,
    privateKey: own.privateKey,
    publicKeyPem,
    operatorKey: ours.publicKey,
    token,
    player: async ({ balance = 100_00000n, brandId = 1, gameCode = 'dragon-eight', memberId: known } = {}) => {
      nextMember += 1n;
      const memberId = known ?? nextMember;
      await openMemberAccounts(site.owner, { brandId, memberId, currencies: ['CNY'] });
      if (balance > 0n) {
        await postWithin(site.platform.pool, [
          {
            ...{ brandId, memberId, currency: 'CNY', scope: 'test.deposit', key: randomUUID(), kind: 'deposit' },
            ...{ debit: 'house.bank:test', credit: 'main', amount: balance },
          },
        ]);
      }
      const player = { memberId, brandId, user: `${brandId === 1 ? 'baize' : 'other'}-${memberId}`, token: '' };
      return { ...player, token: await token(player, { gameCode }) };
    },
    call: async (path, body, options = {}) => {
      const text = typeof body === 'string' ? body : JSON.stringify(body);
      const signature = 'signature' in options ? options.signature : signBody(text, options.key ?? own.privateKey);
      const answer = await sendRaw(options.port ?? port, 'POST', `/vendor/hub88${path}`, {
        body: text,
        headers: {
          host: `localhost:${port}`,
          'content-type': 'application/json',
          ...(signature === undefined ? {} : { 'x-hub88-signature': signature }),
          ...options.headers,
        },
      });
      const json = answer.json() as Record<string, unknown>;
      return {
        httpStatus: answer.status,
        status: String(json['status']),
        json,
        ...(typeof json['balance'] === 'number' ? { balance: json['balance'] } : {}),
      };
    },
    bet: (player, change = {}) => ({
      user: player.user,
      token: player.token,
      request_uuid: randomUUID(),
      transaction_uuid: randomUUID(),
      round: randomUUID(),
      round_closed: false,
      game_code: 'dragon-eight',
      currency: 'CNY',
      amount: 1_00000,
      sub_partner_id: player.brandId === 1 ? 'baize' : 'other',
      ...change,
    }),
    win: (bet, change = {}) => ({
      ...bet,
      request_uuid: randomUUID(),
      transaction_uuid: randomUUID(),
      reference_transaction_uuid: bet['transaction_uuid'],
      round_closed: true,
      ...change,
    }),
    rollback: ({ amount: _amount, ...bet }, change = {}) => ({
      ...bet,
      request_uuid: randomUUID(),
      transaction_uuid: randomUUID(),
      reference_transaction_uuid: bet['transaction_uuid'],
      round_closed: true,
      ...change,
    }),
  };
}
