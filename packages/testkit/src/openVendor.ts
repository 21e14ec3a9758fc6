import { hashToken } from '@baize/server/hashToken';
import { newToken } from '@baize/server/newToken';
import { randomBytes, randomUUID, type KeyObject } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { seedVendor, studioDialect, type VendorSeed } from '@baize/platform/modules/vendors/index';
import { openMemberAccounts, postWithin } from '@baize/platform/modules/wallet/index';
import { signatureHeader } from '@baize/studio/hub88/signedHeaders';
import { walletPath } from '@baize/studio/hub88/walletPath';
import { signBody } from '@baize/studio/signBody';
import { readAnew } from './readAnew.ts';
import { rsaPair } from './rsaPair.ts';
import { sendRaw } from './sendRaw.ts';
import type { TestPlatform } from './startPlatform.ts';

/** A player: the vendor's id of them, and the launch token. */
export type TestPlayer = { memberId: bigint; brandId: number; user: string; token: string };

export type VendorAnswer = {
  httpStatus: number;
  status: string;
  balance?: number;
  json: Record<string, unknown>;
};

type CallOptions = { signature?: string | undefined; key?: KeyObject; port?: number; headers?: Record<string, string> };

/** A vendor with the dialect of our own studio, with a key of its own, in the first two brands. */
export type TestVendor = {
  id: number;
  code: string;
  privateKey: KeyObject;
  publicKeyPem: string;
  /** Credentials of this vendor in every other dialect. */
  secret: string;
  /** A call in the vendor's own dialect, sent unchanged. */
  post(
    path: string,
    body: string,
    headers: Record<string, string>,
  ): Promise<{ httpStatus: number; json: Record<string, unknown>; text: string }>;
  /** Verifies what the platform sends to this vendor. */
  operatorKey: KeyObject;
  /** A member with this balance and a valid token for `dragon-eight`. Amounts are 1/100,000 units. */
  player(options?: {
    balance?: bigint;
    brandId?: number;
    gameCode?: string;
    /** An already registered member. */
    memberId?: bigint;
  }): Promise<TestPlayer>;
  /** Further valid tokens of the player. */
  token(player: TestPlayer, options?: { gameCode?: string; isExpired?: boolean }): Promise<string>;
  /** A signed call; a body that is not a string is serialised as JSON. */
  call(path: string, body: unknown, options?: CallOptions): Promise<VendorAnswer>;
  bet(player: TestPlayer, change?: Record<string, unknown>): Record<string, unknown>;
  /** The win for a bet's body. */
  win(bet: Record<string, unknown>, change?: Record<string, unknown>): Record<string, unknown>;
  /** The rollback for a bet's body. */
  rollback(bet: Record<string, unknown>, change?: Record<string, unknown>): Record<string, unknown>;
};

let nextMember = 1_000_000n;

/** An additional game in the catalogue. */
type Listed = Readonly<{ gameCode: string; classify: string; names: readonly [english: string, chinese: string] }>;
const SLOT: Listed = { gameCode: 'dragon-eight', classify: 'RNG', names: ['Dragon Eight', '龙八'] };

/** Registers a vendor with an open slot, and any additional games, in the catalogue. */
export async function openVendor(
  site: TestPlatform,
  {
    code = 'studio',
    supplierUrl = 'http://127.0.0.1:9',
    games = [],
    dialect = studioDialect,
    mayOwe = true,
    freeStakes,
  }: {
    code?: string;
    supplierUrl?: string;
    games?: readonly Listed[];
    /** Dialects other than our studio's have a secret instead of a key, and are called by `post`. */
    dialect?: VendorSeed['dialect'];
    mayOwe?: boolean;
    /** Accepts free rounds, at these stakes in each of its games. */
    freeStakes?: readonly bigint[];
  } = {},
): Promise<TestVendor> {
  const own = rsaPair(`vendor ${code}`);
  const ours = rsaPair(`operator of ${code}`);
  const privateKeyFile = join(site.dataDir, `vendor-${code}.pem`);
  writeFileSync(privateKeyFile, ours.privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
  const secret = randomBytes(24).toString('hex');
  const secretFile = join(site.dataDir, `vendor-${code}.secret`);
  writeFileSync(secretFile, secret, { mode: 0o600 });
  const publicKeyPem = own.publicKey.export({ type: 'spki', format: 'pem' }).toString();
  const id = await seedVendor(site.owner, {
    code,
    name: `Vendor ${code}`,
    dialect,
    mayOwe,
    hasFreeRounds: freeStakes !== undefined,
    ...(dialect === studioDialect ? { publicKeyPem } : { secretFile }),
    privateKeyFile,
    operatorId: 'baize',
    supplierUrl,
    brands: [
      { brandId: 1, subPartnerId: 'baize' },
      { brandId: 2, subPartnerId: 'other' },
    ],
  });
  const listed = [SLOT, ...games];
  await site.owner.query(
    `insert into games_games (vendor_id, game_code, classify, names, image, has_free_play, bets)
     select $1, code, class, jsonb_build_object('EN', english, 'CN', chinese), '/brand/images/tiles/dragon-eight.webp', class = 'RNG', $6::bigint[]
       from unnest($2::text[], $3::text[], $4::text[], $5::text[]) as listed (code, class, english, chinese)`,
    [
      id,
      listed.map(({ gameCode }) => gameCode),
      listed.map(({ classify }) => classify),
      listed.map(({ names }) => names[0]),
      listed.map(({ names }) => names[1]),
      [...(freeStakes ?? [])],
    ],
  );
  readAnew(site);
  const { vendors, catalogue } = site.platform;
  const isKnown =
    (await vendors.directory.byCode(code))?.brandById(2) !== undefined && (await catalogue.isOpen(id, 'dragon-eight'));
  if (!isKnown) throw new Error(`The platform does not know the vendor ${code} that was entered.`);
  const port = Number(new URL(site.url).port);
  const token: TestVendor['token'] = async (player, { gameCode = 'dragon-eight', isExpired = false } = {}) => {
    const text = newToken();
    await site.owner.query(
      `insert into vendors_sessions (token_hash, brand_id, member_id, vendor_id, game_code, currency, expires_at)
       values ($1, $2, $3, $4, $5, 'CNY', now() + case when $6 then interval '-1 second' else interval '1 hour' end)`,
      [hashToken(text), player.brandId, player.memberId, id, gameCode, isExpired],
    );
    return text;
  };
  return {
    id,
    code,
    privateKey: own.privateKey,
    publicKeyPem,
    operatorKey: ours.publicKey,
    secret,
    post: async (path, body, headers) => {
      const answer = await sendRaw(port, 'POST', `/vendor/${dialect}${path}`, {
        body,
        headers: { host: `localhost:${port}`, ...headers },
      });
      return { httpStatus: answer.status, json: answer.json() as Record<string, unknown>, text: answer.text };
    },
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
      const answer = await sendRaw(options.port ?? port, 'POST', walletPath + path, {
        body: text,
        headers: {
          host: `localhost:${port}`,
          'content-type': 'application/json',
          ...(signature === undefined ? {} : { [signatureHeader]: signature }),
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
