import type { InputOf, startFreePlay } from '@baize/contract';
import { constants, createHash, privateDecrypt, randomInt } from 'node:crypto';
import { Refusal } from '#kit/refusal.ts';
import { transact } from '@baize/server/transact';
import type { IdentityDeps } from '../IdentityDeps.ts';
import { PLAY_CURRENCY, TRIAL_SECONDS, TRIAL_TYPE } from '../rules.ts';
import { insertAccount } from '../store.ts';
import { insertBotCheck } from '../store/botChecks.ts';
import type { OpenedSession } from '../OpenedSession.ts';
import type { Visit } from '../Visit.ts';
import { openSession } from './openSession.ts';

const FRESH_MS = 5 * 60_000;

/** What a visitor finds in the wallet: 10,000.00 of a money that nothing can be bought with. */
const PLAY_MONEY = 1_000_000_000n;

/** Names are drawn from so many that a second draw is rare; a hundred taken ones in a row mean something else is wrong. */
const DRAWS = 100;

/**
 * Opens an account that plays for nothing and ends by itself. Its wallet is in a currency of its own: no transfer of the
 * ledger crosses currencies, so that play money can never become any other.
 */
export async function openTrial(
  deps: IdentityDeps,
  { brand, ip, userAgent }: Pick<Visit, 'brand' | 'ip' | 'userAgent'>,
  { Encryption, language }: Pick<InputOf<typeof startFreePlay>, 'Encryption' | 'language'>,
): Promise<OpenedSession> {
  await takeProof(deps, Encryption);
  const { pool, wallet } = deps;
  const brandId = brand.id;
  const memberId = await transact(pool, async (client) => {
    for (let draw = 0; draw < DRAWS; draw += 1) {
      const name = `trial${randomInt(10_000_000, 100_000_000)}`;
      const found = await insertAccount(client, {
        brandId,
        username: name,
        usernameKey: name,
        // No password can be compared with nothing: a trial is entered by its session and in no other way.
        passwordHash: '',
        type: TRIAL_TYPE,
        nickname: name,
        language: brand.defaultLanguage,
        currency: PLAY_CURRENCY,
        referralCode: undefined,
        host: brand.mainDomain,
        address: ip,
      });
      if (found === undefined) continue;
      await wallet.openMemberAccounts(client, { brandId, memberId: found, currencies: [PLAY_CURRENCY] });
      return found;
    }
    throw new Error('No name for a trial account was free.');
  });
  await wallet.post({
    brandId,
    memberId,
    currency: PLAY_CURRENCY,
    scope: 'identity.trial',
    key: String(memberId),
    kind: 'adjust',
    content: 'play money',
    debit: 'house.play:trial',
    credit: 'main',
    amount: PLAY_MONEY,
  });
  return openSession(deps, {
    brandId,
    memberId,
    address: ip,
    userAgent,
    language: brand.languages.includes(language ?? '') ? language : undefined,
    seconds: TRIAL_SECONDS,
  });
}

/** Takes the encrypted text of a visitor: ours to read, fresh, and never seen before. */
async function takeProof({ pool, sealKey, clock }: IdentityDeps, encryption: string): Promise<void> {
  const [, stamp = '', random = ''] = /^(\d{13})\.([\w-]{16,128})$/.exec(decrypt(sealKey, encryption)) ?? [];
  if (random === '') throw new Refusal('envelope_invalid');
  const madeAt = Number(stamp);
  if (Math.abs(clock() - madeAt) > FRESH_MS) throw new Refusal('envelope_expired');
  const signature = createHash('sha256').update(`freeplay ${stamp}.${random}`).digest();
  const isFirst = await insertBotCheck(pool, { signature, expiresAt: new Date(Date.now() + 2 * FRESH_MS) });
  if (!isFirst) throw new Refusal('envelope_replayed');
}

/** Every fault is one and the same: nothing of how it failed can be told from outside. */
function decrypt(key: IdentityDeps['sealKey'], encryption: string): string {
  try {
    return privateDecrypt(
      { key: key.privateKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' },
      Buffer.from(encryption, 'base64url'),
    ).toString('utf8');
  } catch {
    return '';
  }
}
